import { useState } from 'react';
import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { MapMarker, MapOffer } from '#shared/map/map-view.ts';
import { formatEuros } from '#shared/price/euros.ts';
import Previous from '~icons/lucide/chevron-left';
import Next from '~icons/lucide/chevron-right';
import Close from '~icons/lucide/x';
import { useAnswer } from './use-answer.ts';

interface Props {
  /** The chosen hotels; several when the map cannot tell them apart. */
  readonly markers: readonly MapMarker[];
  readonly query: string;
  readonly onClose: () => void;
}

/** The stay behind the chosen marker, as a small card over the map. @rule MAP-004 */
export function MapPreview({ markers, query, onClose }: Props) {
  const t = useMessages('map/stage');
  const { tag } = useVisitor();
  const [index, setIndex] = useState(0);
  const marker = markers[index] ?? markers[0];
  const url = useRoutes().mapOffer(`hotelId=${marker?.id}&${query}`);
  const { status, value } = useAnswer<MapOffer>(url);
  const offer = status === 'ready' ? value : undefined;
  const price = offer?.perPerson ?? marker?.price;
  const turn = (steps: number) => setIndex((index + steps + markers.length) % markers.length);
  if (!marker) return null;
  return (
    <section className="map-preview" aria-label={t('chosen')} aria-live="polite" aria-busy={status === 'loading'}>
      {offer?.picture ? (
        <Picture key={offer.picture.url} picture={offer.picture} sizes="112px" loading="eager" />
      ) : (
        <span className="map-preview-blank" />
      )}
      <div className="map-preview-words">
        <h3 className="map-preview-title">{offer ? <a href={offer.href}>{offer.label}</a> : marker.label}</h3>
        {offer && (
          <p className="map-preview-soft">
            {offer.hotel} · {offer.place}
          </p>
        )}
        {price !== undefined && (
          <p className="map-preview-price">
            {offer?.isFrom === false
              ? t('perPerson', { price: formatEuros(price, tag) })
              : t('fromPerPerson', { price: formatEuros(price, tag) })}
          </p>
        )}
        {status === 'failed' && <p className="map-preview-soft">{t('previewFailed')}</p>}
        {markers.length > 1 && (
          <div className="map-preview-turn">
            <IconButton icon={Previous} label={t('previous')} onClick={() => turn(-1)} />
            {t('position', { index: index + 1, count: markers.length })}
            <IconButton icon={Next} label={t('next')} onClick={() => turn(1)} />
          </div>
        )}
      </div>
      <div className="map-preview-close">
        <IconButton icon={Close} label={t('leave')} onClick={onClose} />
      </div>
    </section>
  );
}
