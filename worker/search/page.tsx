import { useRoutes } from '#client/islands/language.tsx';
import type { FacetsView } from '#shared/search/facets-view.ts';
import { flowLinksOf } from './flow-links.ts';
import type { SearchOutcome } from './load.ts';
import { WithMap } from './map-area.tsx';
import styles from './page.module.css';
import type { SearchQuestion } from './question.ts';
import { Results } from './results.tsx';
import { ResultsTools } from './results-tools.tsx';
import { SearchBox } from './search-box.tsx';

interface TopProps {
  readonly question: SearchQuestion;
  readonly destination?: string | undefined;
  /** What can be filtered, where the filters are asked for as links. */
  readonly facets?: FacetsView | undefined;
}

/** What can be shown before the results are there. */
export function SearchTop({ question, destination, facets }: TopProps) {
  const { criteria, flow } = question;
  const links = flowLinksOf(useRoutes(), question);
  return (
    <>
      <SearchBox criteria={criteria} flow={flow} destinationLabel={destination} variant="bar" links={links} />
      <ResultsTools question={question} facets={facets} />
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
    <WithMap flow={props.question.flow}>
      <div className={styles.region} data-results="">
        <Results {...props} />
      </div>
    </WithMap>
  );
}
