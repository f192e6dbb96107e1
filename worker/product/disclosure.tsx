import type { ReactNode } from 'react';
import Chevron from '~icons/lucide/chevron-down';
import styles from './disclosure.module.css';

/** A title that opens what belongs to it; native, so it works without script. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <span>{title}</span>
        <Chevron aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
