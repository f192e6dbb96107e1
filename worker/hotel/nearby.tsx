import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { CardRow } from '#client/ui/card-row.tsx';
import type { NearbyHotel } from '#shared/catalogue/hotel-detail.ts';
import { printStayCriteria, type StayCriteria } from '#shared/stay/stay-criteria.ts';
import { NearbyCard } from './nearby-card.tsx';
import { Section } from './section.tsx';

interface Props {
  readonly hotels: readonly NearbyHotel[];
  readonly criteria: StayCriteria;
}

/** Hotels around, as a row that scrolls; its arrows turn three at a time. @rule HOTEL-011 */
export function Nearby({ hotels, criteria }: Props) {
  const t = useMessages('hotel/nearby');
  const routes = useRoutes();
  if (hotels.length === 0) return null;
  const carried = printStayCriteria(criteria);
  return (
    <Section id="nearby" title={t('title')} isBand>
      <CardRow labelledBy="nearby-title" previous={t('previous')} next={t('next')} hasArrows={hotels.length > 3}>
        {hotels.map((hotel) => (
          <li key={hotel.id}>
            <NearbyCard hotel={hotel} href={routes.hotel(hotel.id, hotel.label, carried)} />
          </li>
        ))}
      </CardRow>
    </Section>
  );
}
