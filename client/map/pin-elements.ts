import type { MapMarker } from '#shared/map/map-view.ts';
import type { Pin } from '#shared/map/pins.ts';

export type OfferPin = Pin<MapMarker>;

/** The words of a pin: what is drawn, and its name for those who do not see the map around it. */
export interface PinWords {
  readonly text: string;
  readonly name: string;
}

/** A pin as a button: 44 px to press, 40 px drawn, 47 px while it is active. @rule MAP-003 MAP-007 */
export function createPinElement(pin: OfferPin, words: PinWords): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = pin.markers.length > 1 ? 'map-pin map-cluster' : 'map-pin';
  const drawn = document.createElement('span');
  drawn.className = 'map-pin-drawn';
  button.append(drawn);
  namePin(button, words);
  return button;
}

export function namePin(element: HTMLElement, { text, name }: PinWords): void {
  element.setAttribute('aria-label', name);
  if (element.firstElementChild) element.firstElementChild.textContent = text;
}

/** Shows which pins are chosen and which one the list points at. @rule MAP-003 */
export function markPin(element: HTMLElement, isActive: boolean, isPointedAt: boolean): void {
  element.setAttribute('aria-pressed', String(isActive));
  element.classList.toggle('map-pin-pointed', isPointedAt);
}
