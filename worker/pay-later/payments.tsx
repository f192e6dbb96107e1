import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { type IsoDate, todayIn, toNoonUtc } from '#shared/calendar/date.ts';
import { formatEuros } from '#shared/price/euros.ts';
import type { PayLater } from '#shared/price/pay-later.ts';
import styles from './payments.module.css';

/** The name of a way to pay later. @rule PAYL-002 */
export function usePayLaterName(): (method: Pick<PayLater, 'type' | 'payments'>) => string {
  const t = useMessages('paylater/method');
  return ({ type, payments }) => {
    const [first] = payments;
    if (type === 'deferred') return first ? t('deferred', { date: toNoonUtc(first.date) }) : '';
    return t('parts', { count: payments.length });
  };
}

/** Each payment with its day, and what it costs to pay like this. @rule PAYL-004 PAYL-009 PAYL-010 */
export function Payments({ method: { payments, paymentFee } }: { method: Omit<PayLater, 'type'> }) {
  const t = useMessages('paylater/method');
  const { tag, now, timeZone } = useVisitor();
  const today = todayIn(now, timeZone);
  const dayOf = (date: IsoDate) => (date === today ? t('today') : t('day', { date: toNoonUtc(date) }));
  return (
    <div className={styles.payments}>
      <dl>
        {payments.map(({ amount, date }) => (
          <div key={date}>
            <dt>{dayOf(date)}</dt>
            <dd>{formatEuros(amount, tag)}</dd>
          </div>
        ))}
      </dl>
      <p>{paymentFee > 0 ? t('fee', { amount: formatEuros(paymentFee, tag) }) : t('free')}</p>
    </div>
  );
}
