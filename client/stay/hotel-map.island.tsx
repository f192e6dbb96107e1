import { useEffect, useRef, useState } from 'react';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { canDrawMap } from '#client/map/can-draw.ts';
import { MapCredit } from '#client/map/map-credit.tsx';
import { factsOf } from '#shared/locale/locales.ts';
import styles from './hotel-map.module.css';

interface Props {
  readonly hotel: string;
  readonly lat: number;
  readonly lng: number;
  /** An operator's own map style. */
  readonly styleUrl?: string | undefined;
}

/** Where the hotel stands on the map, drawn once its place is seen; the address beside it says the same. @rule STAY-013 MAP-008 */
export function HotelMapIsland({ hotel, lat, lng, styleUrl }: Props) {
  const t = useMessages('stay/hotel-map');
  const { locale } = useVisitor();
  const canvas = useRef<HTMLDivElement>(null);
  const [credits, setCredits] = useState<readonly string[]>([]);
  const [isUnable, setUnable] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const { language } = factsOf(locale);
    let remove: (() => void) | undefined;
    let isMounted = true;
    const draw = async () => {
      if (import.meta.env.SSR || !canDrawMap()) return setUnable(true);
      const { drawHotelMap } = await import('./draw-hotel-map.ts');
      const label = t('label', { hotel });
      const map = await drawHotelMap({ element, label, language, styleUrl }, { hotel, lat, lng }, setCredits);
      if (isMounted) remove = map.remove;
      else map.remove();
    };
    draw().catch((error: unknown) => {
      console.error('map', error);
      if (isMounted) setUnable(true);
    });
    return () => {
      isMounted = false;
      remove?.();
    };
  }, [hotel, lat, lng, styleUrl, locale, t]);

  return (
    <div className={styles.map} hidden={isUnable}>
      <div ref={canvas} className="map-canvas" />
      <div className={styles.credit}>
        <MapCredit credits={credits} />
      </div>
    </div>
  );
}
