import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { Order } from '#shared/catalogue/order.ts';
import { parseBookingNumber } from '#shared/checkout/lookup-form.ts';
import { formatEuros } from '#shared/price/euros.ts';
import { printStayCriteria } from '#shared/stay/stay-criteria.ts';
import Check from '~icons/lucide/circle-check';
import { loadOrder } from '../booking/load-order.ts';
import type { AppContext } from '../context.ts';
import { Notice } from '../error/notice.tsx';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { partyOf } from './booked-stay.ts';
import styles from './confirmation.module.css';
import { OrderCard } from './order-card.tsx';
import { readOrderProofs } from './order-cookie.ts';
import { Steps } from './steps.tsx';

/** Shows an order to the browser that placed it, for a day; to any other it says how the order can be opened. */
export async function handleConfirmation(c: AppContext): Promise<Response> {
  const t = textOf(c, 'checkout/confirmation');
  const number = parseBookingNumber(new URL(c.req.url).searchParams.get('number'));
  const proof = readOrderProofs(c).find((known) => known.number === number);
  const found = proof && (await loadOrder(c, proof));
  if (found?.kind === 'down') {
    c.header('retry-after', '5');
    const title = t('title', { number: found.number });
    return sendDocument(c, {
      sheets: ['checkout', 'payment'],
      status: 503,
      title,
      layout: 'checkout',
      parts: [<Pending key="p" number={found.number} />],
    });
  }
  if (found?.kind !== 'found') {
    return sendDocument(c, {
      sheets: ['checkout', 'payment'],
      status: 403,
      title: t('unknown'),
      layout: 'checkout',
      parts: [<Unknown key="u" />],
    });
  }
  const { order } = found;
  const dates = { checkin: order.checkin, checkout: order.checkout };
  return sendDocument(c, {
    sheets: ['checkout', 'payment'],
    title: t('title', { number: order.number }),
    layout: 'checkout',
    back: c.var.routes.stay(order.stay.id, order.stay.label, printStayCriteria({ dates, party: partyOf(order) })),
    parts: [<Confirmation key="confirmation" order={order} />],
  });
}

function Confirmation({ order }: { order: Order }) {
  const t = useMessages('checkout/confirmation');
  const routes = useRoutes();
  const { tag } = useVisitor();
  const { checkInOut } = order.hotel;
  const date = toNoonUtc(order.checkin);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Steps current="stepDone" />
        <Check className={styles.tick} aria-hidden="true" />
        <h1>{t('heading', { name: order.traveller.firstName })}</h1>
      </div>
      <OrderCard order={order} />
      <section className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">{t('next')}</h2>
        <ol>
          <li>{t('keep')}</li>
          <li>{checkInOut ? t('arrive', { date, time: checkInOut.checkin }) : t('arriveDay', { date })}</li>
          {order.localTaxTotalAmount ? (
            <li>{t('tax', { amount: formatEuros(order.localTaxTotalAmount, tag) })}</li>
          ) : null}
          <li>{t('noCharge')}</li>
        </ol>
        <div className={styles.actions}>
          <ButtonLink href={routes.bookingLookup()} look="quiet">
            {t('lookup')}
          </ButtonLink>
          <ButtonLink href={routes.search()}>{t('more')}</ButtonLink>
        </div>
      </section>
    </div>
  );
}

function Pending({ number }: { number: string }) {
  const t = useMessages('checkout/confirmation');
  const routes = useRoutes();
  return (
    <Notice picture="error" title={t('pending')} text={t('pendingText')}>
      <p className={styles.pendingNumber}>
        {t('number')}: <strong>{number}</strong>
      </p>
      <ButtonLink href={routes.confirmation(number)}>{t('retry')}</ButtonLink>
    </Notice>
  );
}

function Unknown() {
  const t = useMessages('checkout/confirmation');
  const routes = useRoutes();
  return (
    <Notice picture="lost" title={t('unknown')} text={t('unknownText')}>
      <ButtonLink href={routes.bookingLookup()}>{t('lookup')}</ButtonLink>
    </Notice>
  );
}
