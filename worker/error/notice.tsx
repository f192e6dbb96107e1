import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  readonly picture: 'empty' | 'error' | 'lost';
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A designed dead end: a small illustration, a sentence and what to do next. */
export function Notice({ picture, title, text, children }: Props) {
  return (
    <div className={styles.notice}>
      <img src={`/pictures/spot-${picture}.svg`} width="240" height="180" alt="" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
