import { useId } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { type IsoDate, parseDate, toNoonUtc } from '#shared/calendar/date.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';
import Chevron from '~icons/lucide/chevron-down';
import styles from './panel-activities.module.css';
import type { DatedActivity } from './panel-stay.ts';

interface Props {
  readonly activities: readonly DatedActivity[];
  readonly dates: StayDates;
  readonly chosen: ReadonlyMap<number, IsoDate>;
  /** Activities whose missing day was noticed when checkout was tried. @rule QUOTE-017 */
  readonly missing: readonly number[];
  readonly onChoose: (activityId: number, day: IsoDate | undefined) => void;
}

/** A day for each activity that needs one, among those of the stay. @rule STAY-022 QUOTE-014 QUOTE-016 QUOTE-017 */
export function PanelActivities({ activities, dates, chosen, missing, onChoose }: Props) {
  const t = useMessages('stay/purchase-panel');
  const id = useId();
  return activities.map(({ activityId, title, days }) => {
    const isMissing = missing.includes(activityId);
    return (
      <div key={activityId} className={isMissing ? `${styles.activity} ${styles.wrong}` : styles.activity}>
        <label htmlFor={`${id}-${activityId}`}>{t('activityDay', { title })}</label>
        <select
          id={`${id}-${activityId}`}
          aria-invalid={isMissing}
          value={chosen.get(activityId) ?? ''}
          onChange={(event) => onChoose(activityId, parseDate(event.target.value))}
        >
          <option value="">{t('chooseDay')}</option>
          {days
            .filter((day) => day >= dates.checkin && day <= dates.checkout)
            .map((day) => (
              <option key={day} value={day}>
                {t('day', { day: toNoonUtc(day) })}
              </option>
            ))}
        </select>
        <Chevron aria-hidden="true" />
      </div>
    );
  });
}
