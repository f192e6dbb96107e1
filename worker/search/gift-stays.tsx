import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import styles from './gift-stays.module.css';
import type { SearchQuestion } from './question.ts';

/** Leads to the same search among the stays to give, which have neither dates nor a party. @rule SERP-015 OPEN-107 */
export function GiftStays({ question }: { question: SearchQuestion }) {
  const t = useMessages('results/gifts');
  const routes = useRoutes();
  const { dates: _, nights: __, ...criteria } = question.criteria;
  const query = new URLSearchParams(question.query);
  query.set('flow', 'gifting');
  const address = formatResultsAddress({ ...question, query: query.toString(), criteria, page: 0 });
  return (
    <section className={styles.gifts} aria-labelledby="gift-stays" data-block="gift-stays">
      <div>
        <h2 id="gift-stays">{t('crossTitle')}</h2>
        <p>{t('crossText')}</p>
      </div>
      <ButtonLink look="quiet" href={`${routes.search()}${address}`}>
        {t('cross')}
      </ButtonLink>
    </section>
  );
}
