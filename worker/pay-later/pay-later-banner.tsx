import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Button } from '#client/ui/button.tsx';
import { PanelAnchor, PopoverPanel } from '#client/ui/popover-panel.tsx';
import { formatEuros } from '#shared/price/euros.ts';
import Calendar from '~icons/lucide/calendar-clock';
import type { PayLaterOffer } from './load-pay-later.ts';
import styles from './pay-later-banner.module.css';
import { Payments, usePayLaterName } from './payments.tsx';

const panelId = 'pay-later';

interface Props {
  readonly offer: PayLaterOffer;
  /** Whether the amount is a from-price. */
  readonly isFrom?: boolean;
}

/** Says that the stay can be paid later and how, in a panel that needs no script; nothing where it cannot. @rule PAYL-001 PAYL-003 */
export function PayLaterBanner({ offer: { amount, methods, hasWallet }, isFrom = false }: Props) {
  const t = useMessages('paylater/banner');
  const { tag } = useVisitor();
  const nameOf = usePayLaterName();
  if (methods.length === 0 && !hasWallet) return null;
  return (
    <PanelAnchor className={styles.banner}>
      <button type="button" className={styles.button} popoverTarget={panelId}>
        <Calendar aria-hidden="true" />
        <span>
          <strong>{t('title')}</strong>{' '}
          <span className={styles.names}>{methods.map(nameOf).join(' · ') || t('wallet')}</span>
        </span>
        <span className={styles.more}>{t('more')}</span>
      </button>
      <PopoverPanel
        id={panelId}
        title={t('title')}
        closeLabel={t('close')}
        phone="drawer"
        footer={
          <Button wide popoverTarget={panelId} popoverTargetAction="hide">
            {t('understood')}
          </Button>
        }
      >
        <div className={styles.panel}>
          <p>{t(isFrom ? 'introFrom' : 'intro', { amount: formatEuros(amount, tag) })}</p>
          {methods.map((method) => (
            <section key={method.type} aria-labelledby={`${panelId}-${method.type}`}>
              <h3 id={`${panelId}-${method.type}`}>{nameOf(method)}</h3>
              <Payments method={method} />
            </section>
          ))}
          {hasWallet && <p>{t('wallet')}</p>}
          <p className={styles.small}>{t('condition')}</p>
        </div>
      </PopoverPanel>
    </PanelAnchor>
  );
}
