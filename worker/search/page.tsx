import { useMessages } from '#client/islands/language.tsx';
import { FiltersIsland } from '#client/search/filters.island.tsx';
import { printCriteria } from '#shared/search/codec.ts';
import { Island } from '../render/island.tsx';
import type { SearchOutcome } from './load.ts';
import styles from './page.module.css';
import type { SearchQuestion } from './question.ts';
import { Failed, Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';

/** What can be shown before the results are there. */
export function SearchTop({ question, destination }: { question: SearchQuestion; destination?: string | undefined }) {
  const t = useMessages('search/results');
  const { criteria, flow } = question;
  return (
    <>
      <SearchBox criteria={criteria} flow={flow} destinationLabel={destination} variant="bar" />
      <Island of={FiltersIsland} props={{ asked: printCriteria(criteria), flow }} when="visible" />
      <p className="hidden-text" aria-live="polite" data-announcement="" />
      <template data-results-failure="">
        <Failed question={question} />
      </template>
      <div className={styles.skeleton} aria-hidden="true" title={t('loading')}>
        <span />
        <span />
        <span />
      </div>
    </>
  );
}

/** The region that is rendered again whenever the criteria change. */
export function ResultsRegion(props: {
  question: SearchQuestion;
  outcome: SearchOutcome;
  unknownPlace?: string | undefined;
}) {
  return (
    <div className={styles.region} data-results="">
      <Results {...props} />
    </div>
  );
}
