import { type Map as LibraryMap, Marker } from 'maplibre-gl';
import type { MapMarker } from '#shared/map/map-view.ts';
import { pinsOf } from '#shared/map/pins.ts';
import { createPinElement, markPin, namePin, type OfferPin, type PinWords } from './pin-elements.ts';

export interface PinEvents {
  wordsOf(pin: OfferPin): PinWords;
  onPick(pin: OfferPin): void;
  /** The hotels under the pointer or the focus; none when it leaves. */
  onPoint(hotels: readonly number[]): void;
}

interface Drawn {
  /** The same hotels can come back with other prices. */
  pin: OfferPin;
  readonly marker: Marker;
  readonly element: HTMLElement;
}

/** The pins of a map: those in view and just beside it, drawn anew whenever the map stands still. */
export class PinLayer {
  readonly #map: LibraryMap;
  readonly #events: PinEvents;
  readonly #drawn = new Map<string, Drawn>();
  #markers: readonly MapMarker[] = [];
  #active: readonly number[] = [];
  #pointedAt: number | undefined;

  constructor(map: LibraryMap, events: PinEvents) {
    this.#map = map;
    this.#events = events;
    map.on('moveend', () => this.draw());
  }

  show(markers: readonly MapMarker[]): void {
    this.#markers = markers;
    this.draw();
  }

  /** The chosen hotels. */
  activate(hotels: readonly number[]): void {
    this.#active = hotels;
    this.#markAll();
  }

  /** The hotel whose card in the list has the pointer or the focus. */
  pointAt(hotel: number | undefined): void {
    this.#pointedAt = hotel;
    this.#markAll();
  }

  draw(): void {
    const edge = this.#map.getBounds();
    const margin = 0.1;
    const [tall, wide] = [edge.getNorth() - edge.getSouth(), edge.getEast() - edge.getWest()];
    const inView = pinsOf(this.#markers, this.#map.getZoom()).filter(
      ({ lat, lng }) =>
        lat > edge.getSouth() - tall * margin &&
        lat < edge.getNorth() + tall * margin &&
        lng > edge.getWest() - wide * margin &&
        lng < edge.getEast() + wide * margin,
    );
    const wanted = new Set(inView.map(({ key }) => key));
    for (const [key, { marker, element }] of this.#drawn) {
      if (wanted.has(key)) continue;
      // The focus must not fall back to the start of the page.
      if (element === document.activeElement) this.#map.getCanvas().focus({ preventScroll: true });
      marker.remove();
      this.#drawn.delete(key);
    }
    // From north to south, so that the nearer one lies above and the tab order reads down the map.
    for (const pin of inView.toSorted((a, b) => b.lat - a.lat)) {
      const drawn = this.#drawn.get(pin.key);
      if (!drawn) this.#add(pin);
      else if (drawn.pin !== pin) {
        drawn.pin = pin;
        namePin(drawn.element, this.#events.wordsOf(pin));
      }
    }
    this.#markAll();
  }

  #add(pin: OfferPin): void {
    const element = createPinElement(pin, this.#events.wordsOf(pin));
    const hotels = pin.markers.map(({ id }) => id);
    element.addEventListener('click', (event) => {
      // The map below takes a press as leaving what is chosen.
      event.stopPropagation();
      this.#events.onPick(drawn.pin);
    });
    for (const type of ['pointerenter', 'focus']) element.addEventListener(type, () => this.#events.onPoint(hotels));
    for (const type of ['pointerleave', 'blur']) element.addEventListener(type, () => this.#events.onPoint([]));
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([pin.lng, pin.lat]).addTo(this.#map);
    const drawn: Drawn = { pin, marker, element };
    this.#drawn.set(pin.key, drawn);
  }

  #markAll(): void {
    for (const { pin, element } of this.#drawn.values()) {
      const has = (hotel: number) => pin.markers.some(({ id }) => id === hotel);
      markPin(element, this.#active.some(has), this.#pointedAt !== undefined && has(this.#pointedAt));
    }
  }
}
