import type { ReactNode } from 'react';
import Left from '~icons/lucide/chevron-left';
import Right from '~icons/lucide/chevron-right';
import styles from './card-row.module.css';

/** Cards that an arrow moves on by. @rule HOTEL-011 */
const cardStep = 3;

interface Props {
  /** Id of the title that names the row. */
  readonly labelledBy: string;
  readonly previous: string;
  readonly next: string;
  readonly hasArrows: boolean;
  /** List items. */
  readonly children: ReactNode;
}

/** Cards in a row that scrolls and snaps: three on a wide screen, which the arrows turn together. */
export function CardRow({ labelledBy, previous, next, hasArrows, children }: Props) {
  return (
    <snap-carousel className={styles.carousel}>
      <ul
        className={styles.row}
        data-track=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by keyboard
        tabIndex={0}
        aria-labelledby={labelledBy}
      >
        {children}
      </ul>
      {hasArrows && (
        <div className={styles.buttons}>
          <button type="button" data-step={-cardStep} aria-label={previous}>
            <Left aria-hidden="true" />
          </button>
          <button type="button" data-step={cardStep} aria-label={next}>
            <Right aria-hidden="true" />
          </button>
        </div>
      )}
    </snap-carousel>
  );
}
