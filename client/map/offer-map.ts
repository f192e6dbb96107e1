import { Map as LibraryMap, type LngLatBoundsLike, type MapLibreEvent } from 'maplibre-gl';
import type { Language } from '#shared/locale/locales.ts';
import type { Bounds } from '#shared/map/area.ts';
import { boundsOf, constrainBounds } from '#shared/map/extent.ts';
import { fartherZooms, type MapLook } from '#shared/map/start.ts';
import type { Point } from '#shared/search/criteria.ts';
import { baseBounds, baseStyle, labelFont } from './base-style.ts';
import { prepareMapWorker } from './map-worker.ts';
import type { OfferPin } from './pin-elements.ts';
import { type PinEvents, PinLayer } from './pin-layer.ts';

export interface MapEvents extends PinEvents {
  /** The map stands still again. */
  onMoved(shown: Bounds, byVisitor: boolean): void;
  /** The map was pressed, not one of its pins. */
  onPress(): void;
  /** The credit line of the style, as HTML. */
  onCredit(credits: readonly string[]): void;
}

export interface MapOptions {
  readonly element: HTMLElement;
  readonly label: string;
  readonly language: Language;
  /** An operator's own style; else the basemap of this repository. */
  readonly styleUrl?: string | undefined;
  readonly look: MapLook;
}

/** The map as the page uses it; the library stays behind this. */
export interface OfferMap {
  readonly pins: Pick<PinLayer, 'show' | 'activate' | 'pointAt'>;
  shown(): Bounds;
  lookAt(look: MapLook): void;
  panTo(point: Point): void;
  zoomBy(steps: number): void;
  /** Goes near enough to tell the markers of a pin apart; `false` when the map cannot go nearer. */
  tellApart(pin: OfferPin): boolean;
  remove(): void;
}

/** Marks a movement that the visitor asked for without touching the map itself. */
const asked = { byVisitor: true };
const edgePx = 64;
/** The basemap has no streets: nearer there is nothing to see. */
const baseMaxZoom = 11;

/** Throws where the browser cannot draw. @rule MAP-004 MAP-005 MAP-006 */
export async function createOfferMap(options: MapOptions, events: MapEvents): Promise<OfferMap> {
  const { element, label, language, styleUrl, look } = options;
  prepareMapWorker();
  await document.fonts.load(labelFont);
  const map = new LibraryMap({
    container: element,
    ...(styleUrl === undefined
      ? {
          style: baseStyle(language, location.origin),
          maxBounds: baseBounds,
          minZoom: 3.5,
          maxZoom: baseMaxZoom,
        }
      : { style: styleUrl, maxZoom: 18 }),
    locale: { 'Map.Title': label },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: 0,
  });
  /** Where the map looks until the visitor moves it: also when it gets another size. */
  let kept: MapLook | undefined;
  lookAt(look);
  map.on('resize', () => kept && lookAt(kept));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const pins = new PinLayer(map, events);
  // The end of a drag does not always say what ended it, so each step on the way is asked.
  let isByVisitor = false;
  const note = (event: MapLibreEvent & { byVisitor?: boolean }) => {
    isByVisitor ||= event.originalEvent !== undefined || event.byVisitor === true;
  };
  map.on('move', note);
  map.on('moveend', (event) => {
    note(event);
    const byVisitor = isByVisitor;
    isByVisitor = false;
    if (byVisitor) kept = undefined;
    events.onMoved(shown(), byVisitor);
  });
  map.on('click', () => events.onPress());
  map.on('styledata', () => events.onCredit(creditsOf(map)));
  map.on('error', ({ error }) => console.error('map', error.message));

  function lookAt(next: MapLook): void {
    kept = next;
    if (next.kind === 'point') map.jumpTo({ center: toLibraryPoint(next.point), zoom: zoomFor(map, next) });
    else map.fitBounds(toLibrary(next.bounds), { padding: edgeOf(next), animate: false });
  }

  function shown(): Bounds {
    const bounds = map.getBounds();
    return constrainBounds({
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    });
  }

  return {
    pins,
    shown,
    lookAt,
    panTo(point) {
      kept = undefined;
      map.panTo(toLibraryPoint(point), { duration: 220 });
    },
    zoomBy: (steps) => void map.zoomTo(map.getZoom() + steps, { duration: 220 }, asked),
    tellApart({ markers }) {
      const area = boundsOf(markers);
      if (!area || map.getZoom() >= map.getMaxZoom() - 0.01) return false;
      const camera = map.cameraForBounds(toLibrary(area), { padding: edgePx });
      if (!camera) return false;
      const zoom = Math.min(Math.max(camera.zoom ?? 0, map.getZoom() + 1), map.getMaxZoom());
      map.easeTo({ center: camera.center ?? map.getCenter(), zoom, duration: 220 }, asked);
      return true;
    },
    remove: () => map.remove(),
  };
}

/** An area is filled by what was asked for; markers keep away from the edge. */
function edgeOf({ kind }: MapLook): number {
  return kind === 'area' ? 0 : edgePx;
}

function toLibrary({ south, west, north, east }: Bounds): LngLatBoundsLike {
  return [west, south, east, north];
}

function toLibraryPoint({ lat, lng }: Point): [number, number] {
  return [lng, lat];
}

/** Zooms are counted on tiles of 256 pixels, the library's on tiles of 512. @rule MAP-008 */
function zoomFor(map: LibraryMap, { zoom, fit }: MapLook & { kind: 'point' }): number {
  const near = zoom - 1;
  const whole = fit && map.cameraForBounds(toLibrary(fit), { padding: edgePx })?.zoom;
  return whole === undefined ? near : Math.min(near, Math.max(whole, near - fartherZooms));
}

function creditsOf(map: LibraryMap): string[] {
  const sources = Object.keys(map.getStyle()?.sources ?? {}).map((id) => map.getSource(id));
  return [...new Set(sources.flatMap((source) => source?.attribution ?? []))];
}
