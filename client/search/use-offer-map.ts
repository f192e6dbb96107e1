import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { createOfferMap, type MapEvents, type OfferMap } from '#client/map/offer-map.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { MapLook } from '#shared/map/start.ts';

/** The map once it stands; `unable` where the browser cannot draw it. */
export type DrawnMap = OfferMap | 'unable' | undefined;

interface Wanted {
  readonly element: RefObject<HTMLDivElement | null>;
  /** Absent until it is known where to look first. */
  readonly look: MapLook | undefined;
  readonly styleUrl: string | undefined;
  readonly events: MapEvents;
}

/** Draws the map once it is known where it looks, and takes it away with the component. */
export function useOfferMap({ element, look, styleUrl, events }: Wanted): DrawnMap {
  const t = useMessages('map/stage');
  const { language } = factsOf(useVisitor().locale);
  const [map, setMap] = useState<DrawnMap>();
  const latest = useRef({ events, look, label: t('keys') });
  latest.current = { events, look, label: t('keys') };
  const isReady = look !== undefined;

  useEffect(() => {
    const { look, label } = latest.current;
    if (!isReady || !look || !element.current) return;
    let isMounted = true;
    let drawn: OfferMap | undefined;
    const current = (): MapEvents => latest.current.events;
    createOfferMap(
      { element: element.current, label, language, styleUrl, look },
      {
        wordsOf: (pin) => current().wordsOf(pin),
        onPick: (pin) => current().onPick(pin),
        onPoint: (hotels) => current().onPoint(hotels),
        onMoved: (shown, byVisitor) => current().onMoved(shown, byVisitor),
        onPress: () => current().onPress(),
        onCredit: (credits) => current().onCredit(credits),
      },
    ).then(
      (created) => {
        drawn = created;
        if (isMounted) setMap(created);
        else created.remove();
      },
      (error: unknown) => {
        console.error('map', error);
        if (isMounted) setMap('unable');
      },
    );
    return () => {
      isMounted = false;
      drawn?.remove();
    };
  }, [isReady, language, styleUrl, element]);
  return map;
}
