import { z } from 'zod';
import { listOf, maybe, meant } from './answer.ts';
import { hotelFields, readHotel } from './hotel.ts';
import { arrival, fetchPageModel, nightCount } from './inputs.ts';
import { offer, offerHotel } from './offer.ts';
import { pageModel } from './page-model.ts';
import { partyQuery } from './party.ts';
import { picture } from './picture.ts';
import { cancellationPolicy, priceInfo } from './price-info.ts';
import { readRoom, roomFields } from './room.ts';
import { cents, id, isoDate, locale, queryId, storefrontPath } from './values.ts';

/** GET /hotel/{hotelId}/detail.json. @rule OPEN-053 */
export const hotelRequest = z.object({
  locale,
  checkin: arrival.optional(),
  nights: nightCount.optional(),
  ...partyQuery,
  fetchPageModel,
});
export type HotelRequest = z.infer<typeof hotelRequest>;

/** A stay of the hotel inside its room; `price` is the total for `paxCount` people, in cents. @rule HOTEL-019 */
export const roomOffer = z.object({
  id,
  uri: maybe(storefrontPath),
  label: maybe(z.string()),
  nights: z.number().int().min(1),
  hasSelectedDates: z.boolean().default(false),
  checkin: maybe(isoDate),
  paxCount: maybe(z.number().int().min(1)),
  shortProgramIntroWithoutRoom: maybe(z.string()),
  shortProgram: maybe(listOf(z.string().min(1))),
  price: priceInfo,
  cancellationPolicy: maybe(cancellationPolicy),
});
export type RoomOffer = z.infer<typeof roomOffer>;

/** A hotel near by with its cheapest stay; `distance` in km. @rule HOTEL-011 */
export const nearbyHotel = offerHotel.extend({
  images: listOf(picture),
  distance: maybe(z.number().nonnegative()),
  sellPrice: maybe(cents),
});
export type NearbyHotel = z.infer<typeof nearbyHotel>;

const pageFields = z.object({
  ...hotelFields,
  weekends: listOf(id),
  rooms: listOf(readRoom(z.object({ ...roomFields, offers: listOf(roomOffer) }))),
  nearbyHotels: maybe(listOf(nearbyHotel)),
  pageModel: maybe(pageModel),
});

/**
 * A hotel with everything its page shows: its room types, each with the stays that can be had in it on the asked dates,
 * or at their from-price without dates; `weekends` are the ids of all its stays on sale.
 * @rule HOTEL-016 HOTEL-018 HOTEL-019
 */
export const hotelDetail = readHotel(pageFields);
export type HotelDetail = z.infer<typeof hotelDetail>;

/** GET /hotels/{hotelId}/products.json; `exclude` is the product that is on show. @rule OPEN-050 */
export const hotelProductsRequest = z.object({
  locale,
  exclude: meant(queryId, 'The product that is on show and is left out').optional(),
  ...partyQuery,
});
export type HotelProductsRequest = z.infer<typeof hotelProductsRequest>;

/** The other stays of a hotel at their from-price. @rule OPEN-050 STAY-042 */
export const hotelProductsAnswer = z.object({ products: listOf(offer) });
export type HotelProducts = z.infer<typeof hotelProductsAnswer>;
