import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import styles from './collapsed-box.module.css';

/** A long list of which the first rows are shown, until all are asked for or the keyboard goes into it. @rule SERP-027 */
export function CollapsedBox({ isOpenFirst, children }: { isOpenFirst: boolean; children: ReactNode }) {
  const t = useMessages('search/filters');
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  return (
    <>
      <div id={id} className={isOpen ? styles.box : `${styles.box} ${styles.collapsed}`}>
        {children}
      </div>
      <Button
        look="plain"
        className={styles.switch}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'fewer' : 'all')}
      </Button>
    </>
  );
}
