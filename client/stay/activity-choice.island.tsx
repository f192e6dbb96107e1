import { openCalendar } from '#client/calendar/open-calendar.ts';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { useShared } from '#client/islands/use-shared.ts';
import { Button } from '#client/ui/button.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import { activityBadge } from '#shared/stay/program.ts';
import Plus from '~icons/lucide/plus';
import { type ActivityBoard, activityBoard } from './activity-board.ts';
import styles from './activity-choice.module.css';
import { ActivityDay } from './activity-day.tsx';
import { firstDayOf } from './panel-stay.ts';

export const messages = ['stay/purchase-panel'] as const;

interface Props {
  readonly activityId: number;
  readonly included: boolean;
  /** Cents for a person, of an extra. */
  readonly price?: number | undefined;
}

/** On the card of an activity: its day, and whether an extra is taken. Both need dates first. @rule STAY-020 STAY-021 STAY-022 */
export function ActivityChoiceIsland({ activityId, included, price }: Props) {
  const t = useMessages('stay/activity-choice');
  const { tag } = useVisitor();
  const board = useShared<ActivityBoard | undefined>(activityBoard, undefined);
  const activity = board?.activities.find((one) => one.activityId === activityId);
  const chosen = board?.chosen.get(activityId);
  const badge = activityBadge({ included }, chosen !== undefined);
  const amount = price ? t('perPerson', { price: formatEuros(price, tag) }) : undefined;
  if (!board?.dates) {
    return (
      <p className={styles.choice}>
        {badge === 'selectable' && amount}
        <Button look="quiet" onClick={() => openCalendar('button')}>
          {t(included ? 'datesFirst' : 'datesToAdd')}
        </Button>
      </p>
    );
  }
  if (!activity) return null;
  const { dates, onChoose, missing } = board;
  const isDayAsked = badge === 'included' || (badge === 'selected' && activity.days.length > 0);
  return (
    <div className={styles.choice}>
      {isDayAsked && (
        <ActivityDay
          activity={activity}
          dates={dates}
          chosen={chosen}
          isMissing={missing.includes(activityId)}
          onChoose={onChoose}
        />
      )}
      {badge !== 'included' && (
        <Button
          look="quiet"
          aria-pressed={badge === 'selected'}
          onClick={() => onChoose(activityId, badge === 'selected' ? undefined : firstDayOf(activity, dates))}
        >
          {badge === 'selectable' && <Plus aria-hidden="true" />}
          {t(badge === 'selected' ? 'remove' : 'add')}
        </Button>
      )}
      {badge === 'selectable' && amount}
    </div>
  );
}
