import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { todayIn, toNoonUtc } from '#shared/calendar/date.ts';
import type { Order } from '#shared/catalogue/order.ts';
import { describePriceLines } from '#shared/checkout/price-lines.ts';
import { describeOrder } from './booked-stay.ts';
import styles from './order-card.module.css';
import { OrderPayment } from './order-payment.tsx';
import { PriceSummary } from './price-summary.tsx';
import { StaySummary } from './stay-summary.tsx';

/** A stored order as a ticket: its number, what was booked, by whom and for how much. */
export function OrderCard({ order }: { order: Order }) {
  const t = useMessages('checkout/order');
  const { timeZone } = useVisitor();
  const { nights, party, traveller } = order;
  const priced = { ...order, insuranceAmount: order.insurance?.amount };
  const contact = [traveller.email, traveller.phone].filter(Boolean).join(' · ');
  return (
    <article className={styles.ticket} aria-label={t('label', { number: order.number })}>
      <header className={styles.stub}>
        <p>{t('number')}</p>
        <p className={styles.number}>
          <span>{order.number.slice(0, 4)}</span>
          <span>{order.number.slice(4)}</span>
        </p>
        <p className={styles.status}>{t(statusKey(order.status))}</p>
        <dl className={styles.booker}>
          <dt>{t('booker')}</dt>
          <dd>
            {traveller.firstName} {traveller.lastName}
          </dd>
          <dd>{contact}</dd>
          <dd>{t('placed', { date: toNoonUtc(todayIn(Date.parse(order.createdAt), timeZone)) })}</dd>
        </dl>
      </header>
      <div className={styles.body}>
        <StaySummary stay={describeOrder(order)} look="row" />
        <div>
          <PriceSummary lines={describePriceLines(priced, { adults: party.adult, nights })} moment="after" />
          <OrderPayment payLater={order.payLater} />
        </div>
      </div>
    </article>
  );
}

function statusKey(status: string): 'confirmed' | 'cancelled' | 'received' {
  return status === 'confirmed' || status === 'cancelled' ? status : 'received';
}
