import type { ReactNode } from 'react';
import layout from './layout.module.css';

interface Props {
  /** What the anchor that leads here names. */
  readonly id: string;
  readonly title: string;
  /** On sand over the whole width, to set it apart from its neighbours. */
  readonly isBand?: boolean;
  readonly children: ReactNode;
}

/** A titled stretch of the hotel page. */
export function Section({ id, title, isBand = false, children }: Props) {
  const section = (
    <section id={id} className={layout.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
  return isBand ? <div className={layout.band}>{section}</div> : section;
}
