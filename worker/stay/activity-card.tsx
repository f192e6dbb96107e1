import { useMessages } from '#client/islands/language.tsx';
import { ActivityChoiceIsland } from '#client/stay/activity-choice.island.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { Activity } from '#shared/catalogue/activity.ts';
import Check from '~icons/lucide/check';
import Clock from '~icons/lucide/clock';
import Pin from '~icons/lucide/map-pin';
import Users from '~icons/lucide/users-round';
import { Disclosure } from '../product/disclosure.tsx';
import { Facts } from '../product/facts.tsx';
import { Island } from '../render/island.tsx';
import styles from './experience.module.css';

interface Props {
  readonly activity: Activity;
  /** Whether a day, or an extra, can be chosen here; a gift leaves that to whoever receives it. */
  readonly hasChoice: boolean;
}

/** One activity or dinner: what, how long, where, for whom, and everything to know before. @rule STAY-019 STAY-020 STAY-038 */
export function ActivityCard({ activity, hasChoice }: Props) {
  const t = useMessages('stay/experience');
  const { title, image, whyList = [], how, when } = activity;
  const facts = [
    { title: t('details'), lines: activity.detailList },
    { title: t('menu'), lines: activity.menu },
    { title: t('when'), lines: when ? [when] : undefined },
    { title: t('schedules'), lines: activity.schedules },
    { title: t('mustKnow'), lines: activity.mustKnowList },
    { title: t('how'), lines: how ? [how] : undefined },
    { title: t('important'), lines: activity.importantInfos },
  ];
  return (
    <article className={image ? `${styles.card} ${styles.withPicture}` : styles.card}>
      {image && <Picture className={styles.picture} picture={image} sizes="(width >= 768px) 280px, 100vw" />}
      <div className={styles.words}>
        <span className={styles.badge}>
          {activity.included && <Check aria-hidden="true" />}
          {activity.included ? t('included') : t('extra')}
        </span>
        <h3>{title}</h3>
        <ul className={styles.meta}>
          {activity.duration !== undefined && (
            <li>
              <Clock aria-hidden="true" />
              <Duration minutes={activity.duration} />
            </li>
          )}
          {activity.where && (
            <li>
              <Pin aria-hidden="true" />
              {activity.where}
            </li>
          )}
          {activity.activityParticipantsLabel && activity.displayPax !== false && (
            <li>
              <Users aria-hidden="true" />
              {activity.activityParticipantsLabel}
            </li>
          )}
        </ul>
        {whyList.length > 0 && (
          <ul className={styles.why}>
            {whyList.map((reason) => (
              <li key={reason}>
                <Check aria-hidden="true" />
                {reason}
              </li>
            ))}
          </ul>
        )}
        {hasChoice && (
          <Island
            of={ActivityChoiceIsland}
            when="visible"
            props={{ activityId: activity.activityId, included: activity.included, price: activity.price }}
          />
        )}
      </div>
      {facts.some(({ lines }) => lines && lines.length > 0) && (
        <div className={styles.details}>
          <Disclosure title={t('more', { title })}>
            <Facts facts={facts} />
          </Disclosure>
        </div>
      )}
    </article>
  );
}

function Duration({ minutes }: { minutes: number }) {
  const t = useMessages('stay/experience');
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('minutes', { minutes });
  return rest === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') });
}
