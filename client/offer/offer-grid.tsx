import type { ReactNode } from 'react';
import styles from './offer-grid.module.css';

/** Cards side by side: one column, two from 768 px, three from 1024. @rule SERP-010 */
export function OfferGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
