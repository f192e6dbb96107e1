import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import { hasOpenEnd, type PriceHandles, priceSlider } from '#shared/search/price-slider.ts';
import styles from './price-slider.module.css';

interface Props {
  readonly handles: PriceHandles;
  readonly onChange: (handles: PriceHandles) => void;
}

/** Two native ranges on one track; whichever is lower counts as the minimum. @rule FILT-026 */
export function PriceSlider({ handles, onChange }: Props) {
  const t = useMessages('search/filters');
  const { tag } = useVisitor();
  const { low, high } = handles;
  const amount = (euros: number) => formatEuros(euros * 100, tag);
  const top = Math.max(low, high);
  return (
    <div className={styles.slider}>
      <output className={styles.values}>
        {amount(Math.min(low, high))} –{' '}
        {hasOpenEnd({ low, high: top }) ? t('open', { amount: amount(top) }) : amount(top)}
      </output>
      <div className={styles.track}>
        <input
          type="range"
          aria-label={t('min')}
          {...priceSlider}
          value={low}
          aria-valuetext={amount(low)}
          onChange={(event) => onChange({ ...handles, low: event.currentTarget.valueAsNumber })}
        />
        <input
          type="range"
          aria-label={t('max')}
          {...priceSlider}
          value={high}
          aria-valuetext={hasOpenEnd(handles) ? t('open', { amount: amount(high) }) : amount(high)}
          onChange={(event) => onChange({ ...handles, high: event.currentTarget.valueAsNumber })}
        />
      </div>
    </div>
  );
}
