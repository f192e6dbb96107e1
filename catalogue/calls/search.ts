import { toDayNumber, todayIn } from '#shared/calendar/date.ts';
import { searchRequest } from '#shared/catalogue/search.ts';
import { factsOf } from '#shared/locale/locales.ts';
import type { Asking } from '../http/asking.ts';
import { readQuery } from '../http/read-request.ts';
import { findStays } from '../queries/find-stays.ts';
import { loadCards } from '../queries/load-cards.ts';
import { countries } from '../seed/geography/countries.ts';
import type { Texts } from '../seed/text/texts.ts';
import { fillIn } from '../text/compose.ts';
import { textsOf } from '../text/texts-of.ts';
import { type Destination, decideCentre, findDestination } from './destination.ts';
import { writeOffer } from './write-offer.ts';

export async function handleSearch({ request, db, now }: Asking): Promise<Response> {
  const asked = readQuery(searchRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { locale, orderBy, page, limit, fetchPageModel, ...criteria } = asked.value;
  const { language } = factsOf(locale);
  const today = toDayNumber(todayIn(now, countries.FR.timeZone));
  const destination = await findDestination(db, { locale, ...criteria }, language);
  const centre = decideCentre({ locale, ...criteria }, destination);
  const { stays, total } = await findStays(db, { locale, ...criteria }, centre, { orderBy, page, limit });
  const cards = new Map(
    (
      await loadCards(
        db,
        stays.map(({ id }) => id),
        language,
      )
    ).map((card) => [card.stay.id, card]),
  );
  const { adult, child, baby, checkin } = criteria;
  const checkinDay = checkin && toDayNumber(checkin);
  const month = Number((checkin ?? todayIn(now, countries.FR.timeZone)).slice(5, 7));
  const context = { language, party: { adult, child, baby }, checkin, checkinDay, today, month };
  const isAround = destination && criteria.distanceMax !== undefined;
  return Response.json({
    exactMatch: stays.flatMap((price) => {
      const card = cards.get(price.id);
      return card ? [writeOffer(card, price, context)] : [];
    }),
    searchDetails: {
      totalCount: total,
      ...(destination && { destination, location: { latitude: destination.lat, longitude: destination.lng } }),
      ...(destination?.category === 'city' && { cityId: destination.id }),
      ...(isAround && { destinationAround: destination.label }),
    },
    mainTitle: titleOf(textsOf(language), destination),
    ...(fetchPageModel && { pageModel: writePageModel(textsOf(language), destination) }),
  });
}

function titleOf({ search }: Texts, destination: Destination | undefined): string {
  return destination ? fillIn(search.title, { place: destination.label }) : search.titleEverywhere;
}

function writePageModel({ search }: Texts, destination: Destination | undefined) {
  if (!destination) return { pageTitle: search.titleEverywhere };
  const place = { place: destination.label };
  return {
    pageTitle: fillIn(search.pageTitle, place),
    metaDescription: fillIn(search.description, place),
    seoText: search.seo.map((paragraph) => fillIn(paragraph, place)).join('\n\n'),
  };
}
