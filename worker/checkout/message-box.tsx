import type { ReactNode } from 'react';
import Info from '~icons/lucide/info';
import Alert from '~icons/lucide/triangle-alert';
import styles from './message-box.module.css';

interface Props {
  readonly tone: 'warn' | 'info';
  readonly title: string;
  readonly children: ReactNode;
}

/** A message above what it is about; it takes the focus when the page opens with it. */
export function MessageBox({ tone, title, children }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: it is what has happened since the form was sent
    <section className={`${styles.box} ${styles[tone]}`} aria-labelledby="message" tabIndex={-1} autoFocus>
      {tone === 'warn' ? <Alert aria-hidden="true" /> : <Info aria-hidden="true" />}
      <div>
        <h2 id="message" className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
