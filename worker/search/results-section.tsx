import type { ReactNode } from 'react';
import type { ResultsState } from '#client/search/results-state.ts';
import type { SearchAnswer } from '#shared/catalogue/search.ts';
import { brand } from '#shared/market/brand.ts';
import { Chips } from './chips.tsx';
import type { FilterNames } from './load-facets.ts';
import type { SearchQuestion } from './question.ts';
import styles from './results.module.css';
import { Sort } from './sort.tsx';
import { SortDrawer } from './sort-drawer.tsx';

interface Props {
  readonly question: SearchQuestion;
  readonly answer: Pick<SearchAnswer, 'mainTitle' | 'pageModel' | 'searchDetails'>;
  readonly names: FilterNames;
  /** Where the answer names none. */
  readonly title: string;
  /** How much was found, in words. */
  readonly count: string;
  readonly children: ReactNode;
}

/** What was found: its title, count, orders and chips above, and what tells the page around it of the change. */
export function ResultsSection({ question, answer, names, title: unnamed, count, children }: Props) {
  const { mainTitle: title = unnamed, pageModel, searchDetails } = answer;
  const { destination } = searchDetails;
  const state: ResultsState = {
    title: `${pageModel?.pageTitle ?? title} · ${brand.name}`,
    announcement: count,
    ...(destination && {
      destination: { id: destination.id, category: destination.category, label: destination.label },
    }),
  };
  return (
    <section className={styles.results} data-state={JSON.stringify(state)} aria-labelledby="results-title">
      <div className={styles.head}>
        <h1 id="results-title" tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.count}>{count}</p>
        <Sort question={question} />
        <SortDrawer question={question} />
      </div>
      <Chips question={question} names={names} />
      {children}
    </section>
  );
}
