import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import {
  distanceBounds,
  hasCentre,
  includeAround,
  isCitySearch,
  toDistanceHandles,
  withDistance,
} from '#shared/search/distance-slider.ts';
import { isDistanceActive } from '#shared/search/filters.ts';
import { hasFixedMinimum, priceBounds, priceKey, toHandles, withPrice } from '#shared/search/price-slider.ts';
import type { FilterWork } from './filter-work.ts';
import styles from './filters.module.css';
import { RangeSlider } from './range-slider.tsx';

/** Minimum and maximum of the total price. @rule FILT-021 FILT-022 FILT-023 FILT-024 FILT-028 */
export function PriceFilter({ draft, setDraft, flow }: FilterWork) {
  const t = useMessages('search/filters');
  const { tag } = useVisitor();
  const bounds = priceBounds(flow);
  return (
    <>
      <p className={styles.note}>{t('priceLegend')}</p>
      <RangeSlider
        bounds={bounds}
        handles={toHandles(draft[priceKey(flow)], bounds)}
        unit="€"
        format={(euros) => formatEuros(euros * 100, tag)}
        hasOpenEnd
        isLowFixed={hasFixedMinimum(flow)}
        onChange={(handles) => setDraft((present) => withPrice(present, handles, flow))}
      />
    </>
  );
}

/** How far from the place that is searched; around a city only on demand. @rule FILT-017 FILT-018 FILT-019 FILT-030 */
export function DistanceFilter({ draft, setDraft }: FilterWork) {
  const t = useMessages('search/filters');
  const isCity = isCitySearch(draft);
  const isAround = isDistanceActive(draft);
  return (
    <>
      {isCity && (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={isAround}
            onChange={() => setDraft((present) => includeAround(present, !isDistanceActive(present)))}
          />
          <span>{t('around')}</span>
        </label>
      )}
      {!hasCentre(draft) && <p className={styles.note}>{t('noCentre')}</p>}
      <RangeSlider
        bounds={distanceBounds(draft)}
        handles={toDistanceHandles(draft)}
        unit="km"
        format={(count) => t('km', { count })}
        hasOpenEnd={!isCity}
        isDisabled={isCity ? !isAround : !hasCentre(draft)}
        onChange={(handles) => setDraft((present) => withDistance(present, handles))}
      />
    </>
  );
}
