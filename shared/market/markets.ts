import type { Country, Locale, Market } from '../locale/locales.ts';
import { factsOf } from '../locale/locales.ts';

/** When somebody answers, as pairs of days and hours; days count from Monday 1 to Sunday 7. */
export interface OpeningHours {
  readonly from: number;
  readonly to: number;
  readonly opens: number;
  readonly closes: number;
}

export interface MarketFacts {
  readonly country: Country;
  /** The zone in which "today" and the order limit are judged on search pages. @rule CAL-034 */
  readonly timeZone: string;
  readonly currency: 'EUR';
  readonly legalName: string;
  /** A documented placeholder until an operator writes the market's own number. @rule OPEN-077 */
  readonly phone: string;
  readonly email: string;
  readonly footerHours: readonly OpeningHours[];
}

/** Phone hours shown on product pages, in every market. @rule SHELL-039 */
export const phoneHours: readonly OpeningHours[] = [
  { from: 1, to: 5, opens: 10, closes: 21 },
  { from: 6, to: 7, opens: 10, closes: 19 },
];

/** Footer text A. @rule SHELL-037 */
const weekdays: readonly OpeningHours[] = [{ from: 1, to: 5, opens: 10, closes: 18 }];

/** Footer text B. @rule SHELL-038 */
const sixDays: readonly OpeningHours[] = [
  { from: 1, to: 5, opens: 10, closes: 19 },
  { from: 6, to: 6, opens: 10, closes: 18 },
];

const marketFacts = {
  fr: {
    country: 'FR',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    legalName: 'Escale Voyages SAS',
    phone: '+33 1 99 00 12 34',
    email: 'bonjour@escale.example',
    footerHours: sixDays,
  },
  es: {
    country: 'ES',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    legalName: 'Escale Viajes SL',
    phone: '+34 910 00 12 34',
    email: 'hola@escale.example',
    footerHours: weekdays,
  },
  be: {
    country: 'BE',
    timeZone: 'Europe/Brussels',
    currency: 'EUR',
    legalName: 'Escale Belgium SRL',
    phone: '+32 2 588 12 34',
    email: 'hello@escale.example',
    footerHours: sixDays,
  },
  nl: {
    country: 'NL',
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    legalName: 'Escale Reizen BV',
    phone: '+31 85 888 12 34',
    email: 'hallo@escale.example',
    footerHours: weekdays,
  },
  it: {
    country: 'IT',
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    legalName: 'Escale Viaggi SRL',
    phone: '+39 02 9999 1234',
    email: 'ciao@escale.example',
    footerHours: weekdays,
  },
  en: {
    country: 'FR',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    legalName: 'Escale Voyages SAS',
    phone: '+33 1 99 00 12 34',
    email: 'hello@escale.example',
    footerHours: weekdays,
  },
} as const satisfies Record<Market, MarketFacts>;

/** What holds for the market of a locale: country, zone, phone, hours, legal name. */
export function marketOf(locale: Locale): MarketFacts {
  return marketFacts[factsOf(locale).market];
}
