import { useMessages, useRoutes } from '#client/islands/language.tsx';
import type { Pagination } from '#shared/search/pagination.ts';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import Left from '~icons/lucide/chevron-left';
import Right from '~icons/lucide/chevron-right';
import styles from './page-links.module.css';
import type { SearchQuestion } from './question.ts';

/** @rule PAGE-001 PAGE-002 PAGE-003 PAGE-004 */
export function PageLinks({ question, pagination }: { question: SearchQuestion; pagination: Pagination }) {
  const t = useMessages('search/results');
  const routes = useRoutes();
  const { from, to, total, items, previous, next } = pagination;
  if (total === 0) return null;
  const hrefOf = (page: number) => `${routes.results(question.flow)}${formatResultsAddress({ ...question, page })}`;
  return (
    <nav className={styles.pages} aria-label={t('pages')} data-pages="">
      {items.length > 1 && (
        <ul>
          {previous !== undefined && (
            <li>
              <a href={hrefOf(previous)} rel="prev" aria-label={t('previous')}>
                <Left aria-hidden="true" />
              </a>
            </li>
          )}
          {items.map((item) =>
            item.kind === 'gap' ? (
              <li key={`after ${item.after}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={item.page}>
                <a
                  href={hrefOf(item.page)}
                  aria-label={t('page', { number: item.number })}
                  aria-current={item.isCurrent ? 'page' : undefined}
                >
                  {item.number}
                </a>
              </li>
            ),
          )}
          {next !== undefined && (
            <li>
              <a href={hrefOf(next)} rel="next" aria-label={t('next')}>
                <Right aria-hidden="true" />
              </a>
            </li>
          )}
        </ul>
      )}
      <p className={styles.legend}>{t('legend', { from, to, total })}</p>
    </nav>
  );
}
