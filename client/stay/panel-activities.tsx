import type { ActivityBoard } from './activity-board.ts';
import { ActivityDay } from './activity-day.tsx';

/** A day for each activity that needs one, and for each extra that was added. @rule STAY-022 QUOTE-014 QUOTE-016 QUOTE-017 */
export function PanelActivities({ activities, dates, chosen, missing, onChoose }: ActivityBoard) {
  if (!dates) return null;
  return activities
    .filter(({ activityId, isExtra }) => !isExtra || chosen.has(activityId))
    .map((activity) => (
      <ActivityDay
        key={activity.activityId}
        activity={activity}
        dates={dates}
        chosen={chosen.get(activity.activityId)}
        isMissing={missing.includes(activity.activityId)}
        onChoose={onChoose}
      />
    ));
}
