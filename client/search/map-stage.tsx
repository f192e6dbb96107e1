import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { MapCredit } from '#client/map/map-credit.tsx';
import type { OfferPin } from '#client/map/pin-elements.ts';
import type { MapMarker, MapView } from '#shared/map/map-view.ts';
import { AreaControls, ZoomControls } from './map-controls.tsx';
import { MapNote } from './map-note.tsx';
import { MapPreview } from './map-preview.tsx';
import { useMapQuestion } from './map-question.ts';
import { useAnswer } from './use-answer.ts';
import { useAreaSearch } from './use-area-search.ts';
import { useListLink } from './use-list-link.ts';
import { useFirstLook, useNextLooks } from './use-look.ts';
import { useOfferMap } from './use-offer-map.ts';
import { usePinWords } from './use-pin-words.ts';

export interface MapStageProps {
  readonly isShown: boolean;
  readonly styleUrl?: string | undefined;
}

const none: readonly MapMarker[] = [];

/** The map with everything on it, for what the address asks. @rule MAP-003 MAP-004 MAP-005 MAP-006 */
export function MapStage({ isShown, styleUrl }: MapStageProps) {
  const t = useMessages('map/panel');
  const { criteria, query, cardQuery } = useMapQuestion();
  const url = useRoutes().map(query);
  const answer = useAnswer<MapView>(isShown ? url : undefined);
  const markers = answer.value?.markers ?? none;
  const [chosen, setChosen] = useState(none);
  const [credits, setCredits] = useState<readonly string[]>([]);
  const canvas = useRef<HTMLDivElement>(null);
  const area = useAreaSearch(criteria.bounds);
  const first = useFirstLook(answer, criteria.bounds);
  const wordsOf = usePinWords();
  const drawn = useOfferMap({
    element: canvas,
    look: first,
    styleUrl,
    events: {
      wordsOf,
      onPick: (pin) => pick(pin),
      onPoint: (hotels) => mark(hotels),
      onMoved: area.onMoved,
      onPress: () => setChosen(none),
      onCredit: setCredits,
    },
  });
  const map = drawn === 'unable' ? undefined : drawn;
  const mark = useListLink(map, chosen);
  useNextLooks(map, answer.value, criteria.bounds, first, area.settle);
  useEffect(() => map?.pins.show(markers), [map, markers]);
  useEffect(() => map?.pins.activate(chosen.map(({ id }) => id)), [map, chosen]);
  useEffect(() => {
    const stillThere = (chosen: readonly MapMarker[]) => chosen.every(({ id }) => markers.some((one) => one.id === id));
    setChosen((last) => (stillThere(last) ? last : none));
  }, [markers]);

  function pick(pin: OfferPin): void {
    const isSplit = pin.markers.length > 1 && map?.tellApart(pin) === true;
    setChosen(isSplit ? none : pin.markers);
    if (!isSplit) map?.panTo(pin);
  }

  const leaveChosen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || chosen.length === 0) return;
    // The next Escape closes the map.
    event.preventDefault();
    setChosen(none);
  };
  if (drawn === 'unable') return <p className="map-note">{t('unable')}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to keys of the controls inside it.
    <div onKeyDown={leaveChosen}>
      <div ref={canvas} className="map-canvas" />
      {map && <AreaControls area={area} onSearch={() => area.search(map.shown())} />}
      <MapNote status={answer.status} count={markers.length} onRetry={answer.retry} />
      <div className="map-over">
        <div className="map-foot">
          {map && <ZoomControls onZoom={map.zoomBy} />}
          {chosen.length > 0 && (
            <MapPreview key={chosen[0]?.id} markers={chosen} query={cardQuery} onClose={() => setChosen(none)} />
          )}
          <MapCredit credits={credits} />
        </div>
      </div>
    </div>
  );
}
