import { useMessages } from '#client/islands/language.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import Close from '~icons/lucide/x';
import styles from './panel-head.module.css';

interface Props {
  /** Id of the panel that the button closes on a phone. */
  readonly panel: string;
  readonly extraDiscount: number | undefined;
}

export function PanelHead({ panel, extraDiscount }: Props) {
  const t = useMessages('stay/purchase-panel');
  return (
    <>
      <div className={styles.head}>
        <p>{t('title')}</p>
        <IconButton icon={Close} label={t('close')} popoverTarget={panel} popoverTargetAction="hide" />
      </div>
      {extraDiscount !== undefined && (
        <p className={styles.discount}>{t('extraDiscount', { discount: extraDiscount })}</p>
      )}
    </>
  );
}
