import type { ComponentType, SVGProps } from 'react';
import Chevron from '~icons/lucide/chevron-down';
import styles from './search-field.module.css';

interface Props {
  /** Id of the panel it opens. */
  readonly panel: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly label: string;
  readonly value: string;
}

/** The control of one field of the search box: what is asked, what is chosen, and a press opens its panel. */
export function SearchField({ panel, icon: Icon, label, value }: Props) {
  return (
    <button type="button" className={styles.field} popoverTarget={panel} aria-haspopup="dialog">
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
      <Chevron className={styles.chevron} aria-hidden="true" />
    </button>
  );
}
