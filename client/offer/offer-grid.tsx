import type { ReactNode } from 'react';
import styles from './offer-grid.module.css';

/** Cards side by side, in one to three columns as the width of the list allows. @rule SERP-010 */
export function OfferGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.grid}>{children}</ul>
    </div>
  );
}

/** A band across all columns between the cards of a grid. Cards move up before it, so that no row has a hole. @rule SERP-012 */
export function GridBand({ children }: { children: ReactNode }) {
  return <li className={styles.band}>{children}</li>;
}
