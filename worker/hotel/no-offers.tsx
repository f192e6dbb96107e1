import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import type { HotelDetail } from '#shared/catalogue/hotel-detail.ts';
import type { OffersState } from '#shared/hotel/room-offers.ts';
import { printStayCriteria } from '#shared/stay/stay-criteria.ts';
import { Notice } from '../error/notice.tsx';
import type { HotelQuestion } from './question.ts';

interface Props {
  readonly hotel: HotelDetail;
  readonly state: Exclude<OffersState, 'offers'>;
  readonly question: HotelQuestion;
}

/** Nothing to be had: on the dates, with a way back to all offers, or at all. @rule HOTEL-014 HOTEL-015 */
export function NoOffers({ hotel, state, question }: Props) {
  const t = useMessages('hotel/rooms');
  const routes = useRoutes();
  const place = hotel.breadcrumb?.at(-1);
  if (state === 'none') {
    return (
      <div data-count="">
        <Notice picture="empty" title={t('none')} text={t('noneText')} level={3}>
          <ButtonLink href={routes.search(place && `${place.category}=${place.id}`)}>
            {place ? t('elsewhere', { place: place.label }) : t('search')}
          </ButtonLink>
        </Notice>
      </div>
    );
  }
  const { party } = question.criteria;
  return (
    <div data-count="">
      <Notice picture="empty" title={t('noneOnDates')} text={t('noneOnDatesText')} level={3}>
        <ButtonLink href={routes.hotel(hotel.id, hotel.label, printStayCriteria({ party }))} data-all-offers="">
          {t('all')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
