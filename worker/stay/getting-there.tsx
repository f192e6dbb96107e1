import { useMessages } from '#client/islands/language.tsx';
import { HotelMapIsland } from '#client/stay/hotel-map.island.tsx';
import type { Hotel } from '#shared/catalogue/hotel.ts';
import MapIcon from '~icons/lucide/map';
import { addressOf } from '../product/address.ts';
import { Facts } from '../product/facts.tsx';
import { Island } from '../render/island.tsx';
import { usePage } from '../render/page-context.ts';
import { InfoDialog } from './info-dialog.tsx';

/** What opens the modal, also from elsewhere on the page. */
export const gettingThereId = 'getting-there';

/** The modal with address, map and parking. @rule STAY-013 */
export function GettingThere({ hotel }: { hotel: Hotel }) {
  const t = useMessages('product/practical');
  const { settings } = usePage();
  const { gettingThere, parking, latitude, longitude } = hotel.location;
  const address = addressOf(hotel.location);
  return (
    <InfoDialog id={gettingThereId} icon={MapIcon} title={t('gettingThere')} gist={address}>
      <Facts facts={[{ title: hotel.label, lines: [address] }]} />
      <Island
        of={HotelMapIsland}
        when="visible"
        props={{ hotel: hotel.label, lat: latitude, lng: longitude, styleUrl: settings.map.styleUrl }}
      />
      <p>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
          rel="noreferrer"
          target="_blank"
        >
          {t('openMap')}
        </a>
      </p>
      <Facts
        facts={[
          { title: t('route'), lines: gettingThere },
          { title: t('parking'), lines: parking ? [parking] : undefined },
        ]}
      />
    </InfoDialog>
  );
}
