import { useMessages } from '#client/islands/language.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import { ProductHeading } from '../product/product-heading.tsx';
import styles from './heading.module.css';
import layout from './layout.module.css';

/** Place, name, stars and score of the hotel. */
export function Heading({ hotel }: { hotel: HotelDetail }) {
  const t = useMessages('hotel/heading');
  return (
    <div className={layout.heading}>
      <ProductHeading title={hotel.label} location={hotel.location} stars={hotel.stars} review={hotel.review}>
        {!hotel.active && <p className={styles.inactive}>{t('inactive')}</p>}
      </ProductHeading>
    </div>
  );
}
