import { useMessages, useRoutes } from '#client/islands/language.tsx';
import { OfferPrice } from '#client/offer/offer-price.tsx';
import type { RenderedQuote } from '#client/stay/panel-stay.ts';
import { checkoutEntries } from '#client/stay/quote-query.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { decideBookingOption } from '#shared/hotel/booking-option.ts';
import { defaultParty } from '#shared/party/party.ts';
import { viewPrice } from '#shared/price/price-view.ts';
import { printStayCriteria, type StayCriteria } from '#shared/stay/stay-criteria.ts';
import styles from './offer-detail.module.css';

interface Props {
  readonly stay: WeekendDetail;
  readonly criteria: StayCriteria;
  readonly rendered: RenderedQuote;
}

/** The price of an offer and the ways to book it. @rule OFFD-002 */
export function OfferOptions({ stay, criteria, rendered }: Props) {
  const t = useMessages('hotel/detail');
  const quoteText = useMessages('quote/messages');
  const routes = useRoutes();
  const { dates, party } = criteria;
  const answer = rendered === 'failed' ? undefined : rendered;
  const option = decideBookingOption({
    hasDates: dates !== undefined,
    quote: answer?.quote,
    daysToChoose: answer?.activities.length ?? 0,
  });
  const carried = printStayCriteria(criteria);
  const page = `${routes.stay(stay.id, stay.label)}${carried && `#${carried}`}`;
  const price = viewOfferPrice(stay, criteria, answer?.quote.bookable ? answer.quote.priceInfo : undefined);
  const wantsStay = option.kind === 'continue' || option.kind === 'unknown';
  return (
    <div className={styles.options}>
      {option.kind === 'sold-out' && <p className={styles.message}>{quoteText('noAvailabilities')}</p>}
      {option.kind === 'unknown' && <p className={styles.message}>{t('unknown')}</p>}
      {option.kind === 'continue' && (
        <p className={styles.message}>{option.reason === 'activity-days' ? t('activityDays') : t('otherDates')}</p>
      )}
      {price && <OfferPrice price={price} />}
      <div className={styles.buttons}>
        {option.kind === 'book' && dates && (
          <ButtonLink
            look="action"
            href={routes.checkout(
              new URLSearchParams(checkoutEntries(stay.id, { dates, party, activities: [] }, option.total)).toString(),
              'hotel',
            )}
          >
            {t('book')}
          </ButtonLink>
        )}
        {(option.kind === 'choose-dates' || option.kind === 'sold-out') && (
          <Button look="action" data-choose-dates="">
            {option.kind === 'sold-out' ? t('chooseOtherDates') : t('chooseDates')}
          </Button>
        )}
        <ButtonLink look={wantsStay ? 'action' : 'quiet'} href={page}>
          {wantsStay ? t('continue') : t('stay')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The quoted price; without dates the price from, which is for two adults and so shown to nobody else. @rule STAY-043 */
function viewOfferPrice(stay: WeekendDetail, { dates, party }: StayCriteria, quoted: WeekendDetail['priceInfo']) {
  const isUsual = printStayCriteria({ party }) === printStayCriteria({ party: defaultParty });
  if (dates) {
    return quoted && viewPrice({ ...quoted, priceType: 'final-price', nights: nightsOf(dates), adults: party.adults });
  }
  if (!stay.priceInfo || !isUsual) return undefined;
  return viewPrice({
    ...stay.priceInfo,
    priceType: 'from-price',
    nights: stay.nights.default,
    adults: defaultParty.adults,
  });
}
