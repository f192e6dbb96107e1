import { useMessages } from '#client/islands/language.tsx';
import type { PaymentMethod } from '#shared/catalogue/eligibility.ts';
import { Payments, usePayLaterName } from '../pay-later/payments.tsx';
import styles from './order-payment.module.css';

/** How an order is paid later; nothing for one that is paid at once. @rule PAYL-004 */
export function OrderPayment({ payLater }: { payLater: PaymentMethod | undefined }) {
  const t = useMessages('paylater/choice');
  const nameOf = usePayLaterName();
  if (!payLater?.splittedPayments) return null;
  const method = { ...payLater, payments: payLater.splittedPayments };
  return (
    <section className={styles.payment} aria-labelledby="order-payment">
      <h3 id="order-payment">{t('paid')}</h3>
      <p>{nameOf(method)}</p>
      <Payments method={method} />
    </section>
  );
}
