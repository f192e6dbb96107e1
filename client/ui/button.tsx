import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** `action`: the one call to action of a view; `primary`: confirms; `quiet`: everything else; `plain`: looks like text. */
type Look = 'action' | 'primary' | 'quiet' | 'plain';

interface Looks {
  readonly look?: Look;
  readonly wide?: boolean;
}

const classOf = (look: Look, wide: boolean | undefined, more: string | undefined) =>
  [styles.button, styles[look], wide && styles.wide, more].filter(Boolean).join(' ');

export function Button({
  look = 'primary',
  wide,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Looks) {
  return <button {...rest} type={type} className={classOf(look, wide, className)} />;
}

export function ButtonLink({
  look = 'primary',
  wide,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Looks) {
  return (
    <a {...rest} className={classOf(look, wide, className)}>
      {children}
    </a>
  );
}
