import type { Visitor } from '#client/islands/language.tsx';
import { factsOf } from '#shared/locale/locales.ts';
import { marketOf } from '#shared/market/markets.ts';
import type { AppContext } from '../context.ts';
import { messagesOf } from './messages.ts';

/** The visitor as components see it, from what middleware found out. */
export function visitorOf(c: AppContext): Visitor {
  const { locale, base, now } = c.var;
  return {
    locale,
    tag: factsOf(locale).tag,
    base,
    timeZone: marketOf(locale).timeZone,
    now,
    messages: messagesOf(locale),
  };
}
