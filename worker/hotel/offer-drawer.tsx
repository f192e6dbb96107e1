import { useMessages } from '#client/islands/language.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import Close from '~icons/lucide/x';
import styles from './offer-drawer.module.css';

const id = 'offer-drawer';

/** Where the details of an offer open: along the lower edge of a phone, in the middle of a wider screen. @rule OFFD-001 */
export function OfferDrawer() {
  const t = useMessages('hotel/detail');
  const close = { command: 'close', commandfor: id };
  return (
    <dialog id={id} className={styles.drawer} aria-label={t('title')} closedby="any" data-offer-drawer="">
      <div className={styles.close}>
        <IconButton icon={Close} label={t('close')} {...close} />
      </div>
      <div className={styles.content} data-offer-content="" />
      <template data-offer-loading="">
        <div className={styles.loading} role="status">
          <span className="hidden-text">{t('loading')}</span>
          <div />
          <div />
          <div />
        </div>
      </template>
    </dialog>
  );
}
