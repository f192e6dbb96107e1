import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  readonly picture: 'empty' | 'error' | 'lost';
  readonly title: string;
  readonly text: string;
  /** Of the heading; 1 unless the notice stands inside a page. */
  readonly level?: 1 | 2 | 3;
  readonly children?: ReactNode;
}

/** A designed dead end: a small illustration, a sentence and what to do next. */
export function Notice({ picture, title, text, level = 1, children }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.notice}>
      <img src={`/pictures/spot-${picture}.svg`} width="320" height="200" alt="" loading="lazy" />
      <Title>{title}</Title>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
