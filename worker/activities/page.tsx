import { useMessages, useRoutes } from '#client/islands/language.tsx';
import type { FacetsView } from '#shared/search/facets-view.ts';
import { flowLinksOf } from '../search/flow-links.ts';
import searchStyles from '../search/page.module.css';
import type { SearchQuestion } from '../search/question.ts';
import { ResultsTools } from '../search/results-tools.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { ActivityOutcome } from './load.ts';
import styles from './page.module.css';
import { ActivityResults } from './results.tsx';

const picture = '/pictures/hero-lake-day';

interface TopProps {
  readonly question: SearchQuestion;
  readonly destination?: string | undefined;
  readonly facets?: FacetsView | undefined;
}

/** What can be shown before the results are there: a picture of its own above the box, and no breadcrumb. @rule SERP-018 */
export function ActivitiesTop({ question, destination, facets }: TopProps) {
  const t = useMessages('activity/page');
  const { criteria } = question;
  const links = flowLinksOf(useRoutes(), question);
  return (
    <>
      <div className={styles.banner}>
        <picture>
          <source media="(width < 768px)" srcSet={`${picture}-960.webp`} width={960} height={640} />
          <img src={`${picture}-1920.webp`} width={1920} height={820} alt="" fetchPriority="high" />
        </picture>
        <p>{t('banner')}</p>
      </div>
      <SearchBox criteria={criteria} flow="activity" destinationLabel={destination} variant="bar" links={links} />
      <ResultsTools question={question} facets={facets} />
    </>
  );
}

/** The region that is rendered again whenever the criteria change. */
export function ActivityRegion(props: {
  question: SearchQuestion;
  outcome: ActivityOutcome;
  unknownPlace?: string | undefined;
}) {
  return (
    <div className={searchStyles.region} data-results="">
      <ActivityResults {...props} />
    </div>
  );
}
