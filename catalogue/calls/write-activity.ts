import type { Language } from '#shared/locale/locales.ts';
import type { ActivityRow } from '../queries/load-activities.ts';
import { priceActivity } from '../rules/activity-price.ts';
import { priceFields, type StayPrice } from '../rules/price.ts';
import { countries } from '../seed/geography/countries.ts';
import { fillIn } from '../text/compose.ts';
import { activityUri, nameActivity } from '../text/describe-activity.ts';
import { picturesOf } from '../text/picture-stay.ts';
import { productTextsOf } from '../text/product-texts-of.ts';
import { textsOf } from '../text/texts-of.ts';

/** Activities show the light months whenever they are looked at. */
const pictureMonth = 6;
/** A smaller reduction of an activity counts as none. */
const leastPromo = 5;

type Pictured = Pick<ActivityRow, 'seed' | 'country' | 'environment'>;

/** The pictures of an activity. @rule API-028 */
export function picturesOfActivity(language: Language, { seed, country, environment }: Pictured) {
  return picturesOf(textsOf(language), { seed, country, environment }, pictureMonth);
}

/** An activity as lists show it, on the wire, for so many people. @rule API-007 */
export function writeActivityOffer(language: Language, activity: ActivityRow, price: StayPrice, people: number) {
  const texts = productTextsOf(language);
  const label = nameActivity(texts, activity);
  const { center, city, region } = activity;
  return {
    id: activity.id,
    uri: activityUri(activity.id, label),
    label,
    headwords: fillIn(texts.activity.lead, { center, town: city }),
    images: picturesOfActivity(language, activity),
    hotel: {
      id: activity.centerId,
      label: center,
      location: {
        label: city,
        address: activity.address,
        ...(region !== null && { region }),
        country: countries[activity.country].names[language],
        latitude: activity.lat,
        longitude: activity.lng,
      },
    },
    univers: activity.univers,
    ...priceFields(price, countedPromo(activity.promo)),
    priceType: 'final-price',
    paxComposition: { adults: people },
    ...(activity.distance !== null && { distance: activity.distance }),
    itemCategory: 'activity',
  };
}

/** The prices by number of people. @rule ACT-012 */
export function writeActivityPrices(activity: Parameters<typeof priceActivity>[0]) {
  const sizes = Array.from({ length: activity.most - activity.least + 1 }, (_, index) => activity.least + index);
  return Object.fromEntries(
    sizes.flatMap((people) => {
      const price = priceActivity(activity, people);
      if (!price) return [];
      const promo = countedPromo(activity.promo);
      const written = {
        ...priceFields(price, promo),
        paxComposition: { adults: people },
        promoPercentageRounded: promo,
        moneySaved: price.reference - price.total,
        priceType: 'final-price',
      };
      return [[people, written]];
    }),
  );
}

function countedPromo(promo: number): number {
  return promo < leastPromo ? 0 : promo;
}
