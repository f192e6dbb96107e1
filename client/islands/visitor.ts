import type { Locale } from '#shared/locale/locales.ts';
import type { Visitor } from './language.tsx';

/** The visitor as the server wrote it on the root element, with the messages of one island. */
export function visitorWith(messages: Visitor['messages']): Visitor {
  const { locale = 'en_GB', base = '' } = document.documentElement.dataset;
  return {
    locale: locale as Locale,
    tag: document.documentElement.lang,
    base,
    ...pageClock(),
    messages,
  };
}

/** The market's time zone and the server's clock when the page was made, in milliseconds since 1970. */
export function pageClock(): { now: number; timeZone: string } {
  const { zone = 'UTC', now = '0' } = document.documentElement.dataset;
  return { now: Number(now), timeZone: zone };
}
