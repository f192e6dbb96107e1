import type { Locale } from '#shared/locale/locales.ts';
import type { Criteria } from '../queries/criteria.ts';

/** The criteria of a search for two adults that asks for nothing but what `more` says. */
export function openCriteria(locale: Locale, more: Partial<Criteria> = {}): Criteria {
  return { locale, flow: 'booking', adult: 2, child: 0, baby: 0, ...more };
}
