import type { Insurance } from '#shared/catalogue/insurance.ts';
import type { Language } from '#shared/locale/locales.ts';
import { insuranceTexts } from '../seed/text/insurances.ts';

const plans = [
  { code: 'cancellation', permille: 45, least: 900 },
  { code: 'comfort', permille: 70, least: 1500 },
] as const;

/** The insurances for a stay of `total` cents, the smaller one first: a part of the price, rounded to the cent. @rule QUOTE-007 */
export function listInsurances(total: number, language: Language): Insurance[] {
  const texts = insuranceTexts[language];
  return plans.map(({ code, permille, least }) => ({
    code,
    amount: Math.max(Math.round((total * permille) / 1000), least),
    ...texts[code],
  }));
}
