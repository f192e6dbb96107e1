import { useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { type Bounds, constrainHandles, type Handles, parseTyped } from '#shared/search/slider.ts';
import styles from './range-slider.module.css';
import { useDraft } from './use-draft.ts';

interface Props {
  readonly bounds: Bounds;
  readonly handles: Handles;
  readonly unit: string;
  readonly format: (value: number) => string;
  /** The upper end on its bound means that there is none, and shows a plus. */
  readonly hasOpenEnd: boolean;
  readonly isLowFixed?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (handles: Handles) => void;
}

/**
 * Two native ranges on one track with a number field for each. Handles may pass each other while they are dragged:
 * whichever is lower counts as the minimum. @rule FILT-022 FILT-026
 */
export function RangeSlider({ bounds, handles, unit, format, hasOpenEnd, isLowFixed, isDisabled, onChange }: Props) {
  const t = useMessages('search/filters');
  const [dragged, setDragged] = useDraft(handles, (value) => Object.values(constrainHandles(value, bounds)).join());
  const { low, high } = constrainHandles(dragged, bounds);
  const change = (next: Handles) => {
    setDragged(next);
    onChange(constrainHandles(next, bounds));
  };
  const name = (value: number) =>
    hasOpenEnd && value >= bounds.max ? t('open', { amount: format(value) }) : format(value);
  const ends = isLowFixed ? (['high'] as const) : (['low', 'high'] as const);
  return (
    <fieldset className={styles.slider} disabled={isDisabled}>
      <output className={styles.values}>
        {format(low)} – {name(high)}
      </output>
      <div className={styles.track}>
        {ends.map((end) => (
          <input
            key={end}
            type="range"
            aria-label={t(end)}
            {...bounds}
            value={dragged[end]}
            aria-valuetext={name(dragged[end])}
            onChange={({ currentTarget }) => change({ ...dragged, [end]: currentTarget.valueAsNumber })}
          />
        ))}
      </div>
      <div className={styles.amounts}>
        {ends.map((end) => {
          const value = end === 'low' ? low : high;
          return (
            <Amount
              key={end}
              label={`${t(end === 'low' ? 'from' : 'to')} (${unit})`}
              shown={hasOpenEnd && value >= bounds.max ? t('open', { amount: String(value) }) : String(value)}
              max={bounds.max}
              onChange={(typed) => change({ low, high, [end]: typed })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface AmountProps {
  readonly label: string;
  readonly shown: string;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A typed end; what is typed is taken when the field is left. @rule FILT-025 */
function Amount({ label, shown, max, onChange }: AmountProps) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    const read = typed === undefined ? undefined : parseTyped(typed, max);
    setTyped(undefined);
    if (read !== undefined) onChange(read);
  };
  return (
    <label className={styles.amount}>
      <span>{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  );
}
