import type { ComponentType, SVGProps } from 'react';
import field from '#client/ui/field.module.css';
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
    <button type="button" className={`${field.bare} ${styles.field}`} popoverTarget={panel} aria-haspopup="dialog">
      <Icon className={field.icon} aria-hidden="true" />
      <span className={field.label}>{label}</span> <span className={field.value}>{value}</span>
      <Chevron className={`${field.icon} ${styles.chevron}`} aria-hidden="true" />
    </button>
  );
}
