import type { ReactNode } from 'react';
import Left from '~icons/lucide/chevron-left';
import Right from '~icons/lucide/chevron-right';
import styles from './rail.module.css';

/** Items that an arrow moves on by. @rule CARD-039 */
const railStep = 4;

interface Props {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** List items. */
  readonly children: ReactNode;
}

/** A row of items that scrolls sideways and snaps; `snap-carousel` adds the arrows. @rule CARD-003 CARD-037 CARD-039 */
export function Rail({ label, previousLabel, nextLabel, children }: Props) {
  return (
    <snap-carousel className={styles.rail}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard cannot scroll the row in every browser. */}
      <ul className={styles.track} data-track="" aria-label={label} tabIndex={0}>
        {children}
      </ul>
      <button type="button" className={styles.previous} data-step={-railStep} aria-label={previousLabel}>
        <Left aria-hidden="true" />
      </button>
      <button type="button" className={styles.next} data-step={railStep} aria-label={nextLabel}>
        <Right aria-hidden="true" />
      </button>
    </snap-carousel>
  );
}
