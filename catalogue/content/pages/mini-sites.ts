import type { RichText } from '#shared/catalogue/content/rich-text.ts';
import { factsOf, type Language, type Locale } from '#shared/locale/locales.ts';
import { heroOf } from '../pictures.ts';
import { p, strong, ul } from '../rich.ts';

type MiniSiteLocale = Extract<Locale, 'fr_FR' | 'fr_BE' | 'nl_BE'>;

/** The six partners. @rule LAND-010 LAND-011 OPEN-083 OPEN-084 */
const partners: readonly {
  readonly id: number;
  readonly url: string;
  readonly name?: string;
  readonly locale: MiniSiteLocale;
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter';
  readonly logo?: string;
  readonly footer?: RichText;
}[] = [
  {
    id: 1,
    url: 'assurance',
    name: 'Votre assurance',
    locale: 'fr_FR',
    season: 'autumn',
    footer: frenchTerms({
      price:
        'Prix à partir de 75 € pour 2 personnes, en hôtel de charme, en chambre double en occupation complète, sous réserve de disponibilité.',
      period: 'Réservation jusqu’au 19 décembre 2025, pour des nuits jusqu’au 28 février 2026.',
    }),
  },
  { id: 2, url: 'magazine-femme-be', name: 'Votre magazine', locale: 'fr_BE', season: 'spring' },
  {
    id: 3,
    url: 'magazine-femme',
    name: 'Votre magazine',
    locale: 'fr_FR',
    season: 'summer',
    logo: '/pictures/partner-magazine.svg',
  },
  {
    id: 4,
    url: 'journal',
    name: 'Votre journal',
    locale: 'fr_FR',
    season: 'spring',
    logo: '/pictures/partner-newspaper.svg',
    footer: frenchTerms({
      price:
        'Prix à partir de 108 € pour 2 personnes, en chambre double en occupation complète, sous réserve de disponibilité.',
      period: 'Réservation jusqu’au 1er juin 2025, pour des nuits du 14 mars au 30 juin 2025.',
    }),
  },
  { id: 5, url: 'magazine', locale: 'fr_FR', season: 'winter' },
  {
    id: 6,
    url: 'weekblad',
    name: 'Jouw weekblad',
    locale: 'nl_BE',
    season: 'summer',
    logo: '/pictures/partner-newspaper.svg',
    footer: [
      p(
        strong('Voorwaarden. '),
        'Prijs vanaf, voor 2 personen in een volledig bezette tweepersoonskamer, onder voorbehoud van beschikbaarheid.',
      ),
      p('Te boeken tot en met 30 juni 2024, voor nachten van 16 april tot en met 31 augustus 2024.'),
      ul(
        'Alleen elektronische betaling: bankkaart of online portemonnee.',
        'Voor sommige verblijven gelden minstens 2 nachten.',
        'Een diner telt minstens 2 gangen, zonder dranken.',
        'Een wellnessbehandeling reserveer je vooraf.',
      ),
    ],
  },
];

/** @rule LAND-012 LAND-013 */
function frenchTerms({ price, period }: { readonly price: string; readonly period: string }): RichText {
  return [
    p(strong('Conditions. '), price),
    p(period),
    ul(
      'Paiement électronique uniquement : carte bancaire ou portefeuille en ligne.',
      'Certains séjours demandent 2 nuits au moins.',
      'Un dîner comprend au moins 2 plats, hors boissons.',
      'Un soin au spa se réserve à l’avance.',
    ),
  ];
}

/** The mini-sites, of one locale or of all. */
export function writeMiniSites(locale: Locale | undefined) {
  return partners
    .filter((partner) => locale === undefined || partner.locale === locale)
    .map(({ id, url, name, season, logo, footer, ...partner }) => {
      const language: Language = factsOf(partner.locale).language;
      return {
        minisiteId: id,
        minisiteUrl: url,
        ...(name !== undefined && { partnerName: name }),
        minisiteLocale: partner.locale,
        bannerUrls: heroOf(season, language),
        ...(logo !== undefined && { logoUrl: logo }),
        ...(footer && { footer }),
      };
    });
}
