import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { FiltersIsland } from '#client/search/filters.island.tsx';
import { isFlagOn } from '#shared/market/flags.ts';
import { printCriteria } from '#shared/search/codec.ts';
import type { FacetsView } from '#shared/search/facets-view.ts';
import { Island } from '../render/island.tsx';
import { usePage } from '../render/page-context.ts';
import type { SearchOutcome } from './load.ts';
import { WithMap } from './map-area.tsx';
import { NativeFilters } from './native-filters.tsx';
import styles from './page.module.css';
import type { SearchQuestion } from './question.ts';
import { Failed, Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { sortDrawerId } from './sort-drawer.tsx';

interface TopProps {
  readonly question: SearchQuestion;
  readonly destination?: string | undefined;
  /** What can be filtered, where the filters are asked for as links. */
  readonly facets?: FacetsView | undefined;
}

/** What can be shown before the results are there. */
export function SearchTop({ question, destination, facets }: TopProps) {
  const t = useMessages('search/results');
  const { locale } = useVisitor();
  const { settings } = usePage();
  const { criteria, flow } = question;
  return (
    <>
      <SearchBox criteria={criteria} flow={flow} destinationLabel={destination} variant="bar" />
      <Island
        of={FiltersIsland}
        props={{
          asked: printCriteria(criteria),
          flow,
          sortDrawer: sortDrawerId,
          look: isFlagOn('filterDrawer', locale, settings.flags) ? 'drawer' : 'bar',
        }}
        when="visible"
      />
      <NativeFilters question={question} facets={facets} />
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
    <WithMap flow={props.question.flow}>
      <div className={styles.region} data-results="">
        <Results {...props} />
      </div>
    </WithMap>
  );
}
