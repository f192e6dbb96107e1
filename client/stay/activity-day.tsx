import { useId } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { type IsoDate, parseDate, toNoonUtc } from '#shared/calendar/date.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';
import Chevron from '~icons/lucide/chevron-down';
import styles from './activity-day.module.css';
import { type DatedActivity, daysWithin } from './panel-stay.ts';

interface Props {
  readonly activity: DatedActivity;
  readonly dates: StayDates;
  readonly chosen: IsoDate | undefined;
  /** Whether its missing day was noticed when checkout was tried. @rule QUOTE-017 */
  readonly isMissing: boolean;
  readonly onChoose: (activityId: number, day: IsoDate | undefined) => void;
}

/** The day of an activity, among those of the stay. @rule STAY-022 QUOTE-014 QUOTE-017 */
export function ActivityDay({ activity, dates, chosen, isMissing, onChoose }: Props) {
  const t = useMessages('stay/purchase-panel');
  const id = useId();
  const { activityId, title } = activity;
  return (
    <div className={isMissing ? `${styles.activity} ${styles.wrong}` : styles.activity}>
      <label htmlFor={id}>{t('activityDay', { title })}</label>
      <select
        id={id}
        aria-invalid={isMissing}
        value={chosen ?? ''}
        onChange={(event) => onChoose(activityId, parseDate(event.target.value))}
      >
        <option value="">{t('chooseDay')}</option>
        {daysWithin(activity, dates).map((day) => (
          <option key={day} value={day}>
            {t('day', { day: toNoonUtc(day) })}
          </option>
        ))}
      </select>
      <Chevron aria-hidden="true" />
    </div>
  );
}
