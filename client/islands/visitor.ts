import type { Locale } from '#shared/locale/locales.ts';
import type { Visitor } from './language.tsx';

/** The visitor as the server wrote it on the root element, with the messages of one island. */
export function visitorWith(messages: Visitor['messages']): Visitor {
  const { locale = 'en_GB', base = '', zone = 'UTC', now = '0' } = document.documentElement.dataset;
  return {
    locale: locale as Locale,
    tag: document.documentElement.lang,
    base,
    timeZone: zone,
    now: Number(now),
    messages,
  };
}
