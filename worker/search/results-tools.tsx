import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { FiltersIsland } from '#client/search/filters.island.tsx';
import { isFlagOn } from '#shared/market/flags.ts';
import { printCriteria } from '#shared/search/codec.ts';
import type { FacetsView } from '#shared/search/facets-view.ts';
import { Island } from '../render/island.tsx';
import { usePage } from '../render/page-context.ts';
import { NativeFilters } from './native-filters.tsx';
import styles from './page.module.css';
import type { SearchQuestion } from './question.ts';
import { Failed } from './results.tsx';
import { sortDrawerId } from './sort-drawer.tsx';

interface Props {
  readonly question: SearchQuestion;
  /** What can be filtered, where the filters are asked for as links. */
  readonly facets?: FacetsView | undefined;
}

/** What stands between a search box and its results: filters, and what is shown and said while results change. */
export function ResultsTools({ question, facets }: Props) {
  const t = useMessages('search/results');
  const { locale } = useVisitor();
  const { settings } = usePage();
  return (
    <>
      <Island
        of={FiltersIsland}
        props={{
          asked: printCriteria(question.criteria),
          flow: question.flow,
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
      <div data-results-anchor="" />
      <div className={styles.skeleton} aria-hidden="true" title={t('loading')}>
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
