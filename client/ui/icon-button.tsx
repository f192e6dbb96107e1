import type { ButtonHTMLAttributes, ComponentType, SVGProps } from 'react';
import styles from './icon-button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
}

/** A round button of 44 px that shows an icon alone. */
export function IconButton({ icon: Icon, label, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={styles.button} aria-label={label}>
      <Icon aria-hidden="true" />
    </button>
  );
}
