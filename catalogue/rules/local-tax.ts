import type { Country } from '#shared/locale/locales.ts';

interface Taxed {
  readonly country: Country;
  readonly stars: number;
}

type Tax =
  | { type: 'PER_PERSON_PER_NIGHT'; amount: number; currency: 'EUR'; toBePaidAtHotel: boolean }
  | { type: 'BOOKING_PERCENTAGE'; percentage: number; currency: 'EUR'; toBePaidAtHotel: boolean };

/** Cents per person of 12 or more and night, by stars from 0 to 5. */
const perNight: Readonly<Record<Exclude<Country, 'NL'>, readonly number[]>> = {
  FR: [83, 83, 94, 158, 242, 316],
  ES: [66, 66, 66, 99, 132, 275],
  BE: [250, 250, 265, 300, 350, 400],
  IT: [150, 150, 200, 300, 400, 500],
};

const dutchPercentage = 7;

/** The tourist tax of a hotel: Dutch towns take a percentage of the price, the others an amount per person and night. */
export function localTaxOf({ country, stars }: Taxed): Tax {
  const paid = { currency: 'EUR', toBePaidAtHotel: true } as const;
  if (country === 'NL') return { type: 'BOOKING_PERCENTAGE', percentage: dutchPercentage, ...paid };
  return { type: 'PER_PERSON_PER_NIGHT', amount: perNight[country][stars] ?? 0, ...paid };
}

/** Cents of tourist tax for a stay; children under 12 pay none where it goes by person. @rule STAY-050 STAY-051 */
export function totalLocalTax(
  tax: Tax,
  { adults, nights, total }: { adults: number; nights: number; total: number },
): number {
  if (tax.type === 'BOOKING_PERCENTAGE') return Math.round((total * tax.percentage) / 100);
  return tax.amount * adults * nights;
}
