import type { Ref } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import type { BookableWindow, StayDates } from '#shared/calendar/stay-dates.ts';
import styles from './dates-inputs.module.css';

interface Props {
  readonly dates: StayDates | undefined;
  readonly window: BookableWindow;
  /** Whether the visitor took the dates out. @rule FLOW-022 */
  readonly isCleared: boolean;
  /** The input that tells the form of a change. */
  readonly ref: Ref<HTMLInputElement>;
}

/** What the form sends: hidden inputs that follow the field, and native ones before them where no script runs. */
export function DatesInputs({ dates, window, isCleared, ref }: Props) {
  const t = useMessages('calendar/field');
  const native = (name: 'checkin' | 'checkout') => (
    <label className={styles.label}>
      {t(name)}
      <input
        type="date"
        name={name}
        defaultValue={dates?.[name]}
        min={window.firstBookableDay}
        max={window.horizon}
        className={styles.input}
      />
    </label>
  );
  return (
    <>
      <noscript>
        <div className={styles.native}>
          {native('checkin')}
          {native('checkout')}
        </div>
      </noscript>
      <input
        type="hidden"
        name="checkin"
        value={dates?.checkin ?? ''}
        disabled={!dates}
        data-cleared={isCleared ? '' : undefined}
        ref={ref}
      />
      <input type="hidden" name="checkout" value={dates?.checkout ?? ''} disabled={!dates} />
    </>
  );
}
