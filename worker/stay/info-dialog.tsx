import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import Chevron from '~icons/lucide/chevron-right';
import Close from '~icons/lucide/x';
import styles from './info-dialog.module.css';

interface Props {
  readonly id: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  /** The gist of it, beside the title. */
  readonly gist?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A row that opens its modal: over the whole screen on a phone, in the middle elsewhere. A native popover, so it works
 * without script, Escape closes it and the focus returns to the row.
 */
export function InfoDialog({ id, icon: Icon, title, gist, children }: Props) {
  const t = useMessages('product/practical');
  return (
    <>
      <button type="button" className={styles.row} popoverTarget={id} aria-haspopup="dialog">
        <Icon aria-hidden="true" />
        <span>
          <strong>{title}</strong> {gist && <small>{gist}</small>}
        </span>
        <Chevron aria-hidden="true" />
      </button>
      <dialog id={id} popover="auto" className={styles.dialog} aria-labelledby={`${id}-title`} data-close-on-leave="">
        <div className={styles.head}>
          <h3 id={`${id}-title`}>{title}</h3>
          <IconButton icon={Close} label={t('close')} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <div className={styles.body}>{children}</div>
      </dialog>
    </>
  );
}
