import { useMessages } from '#client/islands/language.tsx';
import type { Activity } from '#shared/catalogue/activity.ts';
import { ActivityCard } from './activity-card.tsx';
import styles from './experience.module.css';
import { isChosen } from './panel-stay.ts';
import { Section } from './section.tsx';

interface Props {
  /** The anchor of its tab, which differs in the gifting flow. @rule STAY-002 */
  readonly id: 'experience' | 'theExperience';
  readonly activities: readonly Activity[];
}

/** The activities and dinners of the stay. @rule STAY-019 */
export function Experience({ id, activities }: Props) {
  const t = useMessages('stay/experience');
  return (
    <Section id={id} title={t('title')}>
      <ul className={styles.list}>
        {activities.map((activity) => (
          <li key={activity.activityId}>
            <ActivityCard activity={activity} hasChoice={id === 'experience' && isChosen(activity)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
