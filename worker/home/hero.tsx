import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { todayIn } from '#shared/calendar/date.ts';
import { defaultCriteria } from '#shared/search/criteria.ts';
import type { Flow } from '#shared/search/flow.ts';
import { SearchBox } from '../search/search-box.tsx';
import type { FlowLinks } from '../shell/flow-toggle.tsx';
import styles from './hero.module.css';
import { heroPictureOf } from './hero-picture.ts';

/** The picture of the season with the search box of the flow over it. */
export function Hero({ links }: { links: FlowLinks & { present: Flow } }) {
  const t = useMessages('home/hero');
  const { now, timeZone } = useVisitor();
  const { id, sky } = heroPictureOf(todayIn(now, timeZone));
  return (
    <section className={`${styles.hero} ${styles[sky]}`}>
      <picture className={styles.scene}>
        <source media="(width < 768px)" srcSet={`/pictures/${id}-960.webp`} width={960} height={640} />
        <img src={`/pictures/${id}-1920.webp`} width={1920} height={820} alt="" fetchPriority="high" />
      </picture>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p>{t('subtitle')}</p>
      </div>
      <div className={styles.box}>
        <SearchBox criteria={defaultCriteria} flow={links.present} variant="hero" links={links} />
      </div>
    </section>
  );
}
