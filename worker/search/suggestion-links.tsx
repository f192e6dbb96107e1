import { useMessages, useVisitor } from '#client/islands/language.tsx';
import type { SuggestionLinks as Links } from '#shared/catalogue/page-model.ts';
import styles from './suggestion-links.module.css';

/** Other searches, each with how many offers it finds. @rule SERP-015 SERP-016 */
export function SuggestionLinks({ suggestions: { title, links } }: { suggestions: Links }) {
  const t = useMessages('results/links');
  const { base } = useVisitor();
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-labelledby="suggestion-links">
      <h2 id="suggestion-links">{title}</h2>
      <ul>
        {links.map(({ label, url, numberOfOffers }) => (
          <li key={url}>
            <a href={base + url}>{label}</a>
            {numberOfOffers !== undefined && <span>{t('offers', { count: numberOfOffers })}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
