import { useMessages } from '#client/islands/language.tsx';
import type { Activity } from '#shared/catalogue/activity.ts';
import { ActivityCard } from './activity-card.tsx';
import styles from './experience.module.css';
import { Section } from './section.tsx';

/** The activities and dinners of the stay. @rule STAY-019 */
export function Experience({ activities }: { activities: readonly Activity[] }) {
  const t = useMessages('stay/experience');
  return (
    <Section id="experience" title={t('title')}>
      <ul className={styles.list}>
        {activities.map((activity) => (
          <li key={activity.activityId}>
            <ActivityCard activity={activity} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
