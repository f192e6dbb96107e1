import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { formatResultsAddress } from '#shared/search/results-address.ts';
import { familyTheme, hasFamilyHint } from '#shared/theme/themes.ts';
import type { SearchQuestion } from './question.ts';
import styles from './results.module.css';

/** Leads parents to the same search among the stays for families. @rule SERP-017 */
export function FamilyHint({ question }: { question: SearchQuestion }) {
  const t = useMessages('results/hints');
  const routes = useRoutes();
  const { criteria } = question;
  if (!hasFamilyHint(criteria.party, criteria.theme)) return null;
  const address = formatResultsAddress({ ...question, criteria: { ...criteria, theme: familyTheme }, page: 0 });
  return (
    <p className={styles.note}>
      {t('family')} <a href={`${routes.search()}${address}`}>{t('familyLink')}</a>
    </p>
  );
}
