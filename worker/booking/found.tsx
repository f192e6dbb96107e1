import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { Order } from '#shared/catalogue/order.ts';
import { OrderCard } from '../checkout/order-card.tsx';
import styles from './found.module.css';

export function FoundPage({ order }: { order: Order }) {
  const t = useMessages('booking/found');
  const routes = useRoutes();
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <OrderCard order={order} />
      <div className={styles.actions}>
        <ButtonLink href={routes.stay(order.stay.id, order.stay.label)}>{t('stay')}</ButtonLink>
        <ButtonLink href={routes.bookingLookup()} look="quiet">
          {t('another')}
        </ButtonLink>
      </div>
    </div>
  );
}
