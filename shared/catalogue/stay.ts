import { z } from 'zod';
import { activity, breakfast, programLine } from './activity.ts';
import { alsoNamed, listOf, maybe } from './answer.ts';
import { hotel } from './hotel.ts';
import { arrival, client, fetchPageModel, nightCount } from './inputs.ts';
import { stressMessage } from './offer.ts';
import { pageModel } from './page-model.ts';
import { partyQuery } from './party.ts';
import { picture } from './picture.ts';
import { placeLink } from './place.ts';
import { autoDiscount, cancellationPolicy, priceInfo } from './price-info.ts';
import { room } from './room.ts';
import { id, isoDate, locale, storefrontPath } from './values.ts';

/** GET /weekend/{id}/detail.json; `night` and `nights` are the two names of one input. @rule API-026 API-027 */
export const stayRequest = z.object({
  locale,
  client,
  checkin: arrival.optional(),
  night: nightCount.optional(),
  nights: nightCount.optional(),
  ...partyQuery,
  fetchPageModel,
});
export type StayRequest = z.infer<typeof stayRequest>;

/** Nights of a stay: what is taken when none are asked, and the bounds. */
export const nightBounds = z.object({
  default: z.number().int().min(1),
  min: z.number().int().min(1),
  max: z.number().int().min(1),
});
export type NightBounds = z.infer<typeof nightBounds>;

const stayFields = z.object({
  id,
  uri: storefrontPath,
  label: z.string().min(1),
  headwords: maybe(z.string()),
  published: z.boolean(),
  hotel,
  room: maybe(room),
  images: listOf(picture),
  programLine: listOf(programLine),
  activities: listOf(activity),
  dinners: listOf(activity),
  breakfast: maybe(breakfast),
  cancellationPolicy: maybe(cancellationPolicy),
  nights: nightBounds,
  priceInfo: maybe(priceInfo),
  breadcrumb: listOf(placeLink),
  themes: maybe(listOf(z.object({ id, name: z.string() }))),
  marketingLabels: maybe(listOf(z.string().min(1))),
  stressMessages: maybe(listOf(stressMessage)),
  availableRooms: maybe(z.number().int().nonnegative()),
  lastMinute: maybe(z.boolean()),
  expiration: maybe(isoDate),
  autoDiscount: maybe(autoDiscount),
  pageModel: maybe(pageModel),
});

/**
 * A stay with everything its page shows. `published` false is an expired stay: hotel, label and breadcrumb are still
 * there, prices are not. `priceInfo` is the from-price of the default nights on the cheapest bookable days, with a day of
 * arrival the price of these dates; absent when there is none. Pictures and price may also be called `imagesBySize` and
 * `price`.
 * @rule STAY-042 STAY-043 API-026 API-027 OFFD-003
 */
export const weekendDetail = alsoNamed(
  stayFields,
  '`imagesBySize` is read for `images`, `price` for `priceInfo`',
  ({ imagesBySize, price }) => ({
    images: imagesBySize,
    priceInfo: price,
  }),
);
export type WeekendDetail = z.infer<typeof weekendDetail>;
