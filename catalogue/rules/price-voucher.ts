import { type FareBucket, fareBuckets, type VoucherPrice } from '#shared/catalogue/single-voucher.ts';
import { priceFields, priceStay } from './price.ts';

interface GiftableStay {
  readonly programmePrice: number;
  readonly regularPromo: number;
  readonly regularPromoBefore: number;
  readonly minNights: number;
  readonly maxNights: number;
  readonly published: number;
  readonly packageAvailable: number;
  readonly onSaleDays: number | null;
}

interface Fare {
  readonly los: number;
  readonly bucket: FareBucket;
  /** Cents of the nights of one room. */
  readonly price: number;
}

/** Whether a stay can be given: one that is sold for a short time only cannot. */
export function isGiftable({ published, packageAvailable, onSaleDays }: GiftableStay): boolean {
  return published === 1 && packageAvailable === 1 && onSaleDays === null;
}

/**
 * What a stay costs two people as a gift, by length, shortest first: the reduction that always holds applies, a flash
 * deal does not, because whoever gets it chooses the day.
 * @rule GIFT-032 GIFT-035
 */
export function priceVoucher(stay: GiftableStay, fares: readonly Fare[]): VoucherPrice[] {
  if (!isGiftable(stay)) return [];
  const lengths = [...new Set(fares.map(({ los }) => los))].filter(
    (los) => los >= stay.minNights && los <= stay.maxNights,
  );
  return lengths.flatMap((los) => {
    const prices = fareBuckets.flatMap((bucket) => {
      const fare = fares.find((one) => one.los === los && one.bucket === bucket);
      const { programmePrice, regularPromo: promo, regularPromoBefore: promoBefore } = stay;
      const priced = { programmePrice, promo, promoBefore, discount: 0 };
      return fare ? [priceStay(priced, fare.price, 1, { adult: 2, child: 0 })] : [];
    });
    const [least] = prices;
    const freest = prices.at(-1);
    if (!least || !freest) return [];
    return [
      {
        los,
        ...priceFields(least, stay.regularPromo),
        sellPrices: Object.fromEntries(prices.map(({ total }, index) => [index + 1, total])),
        extraUpsellAvailabilityAmount: freest.total - least.total,
      },
    ];
  });
}
