import { factsOf } from '#shared/locale/locales.ts';
import { type MessageGroup, type Translator, translatorOf } from '#shared/locale/translator.ts';
import type { AppContext } from '../context.ts';
import { messagesOf } from './messages.ts';

/** The messages of one group outside components: titles, descriptions, redirect targets. */
export function textOf<K extends MessageGroup>(c: AppContext, group: K): Translator<K> {
  const { locale } = c.var;
  return translatorOf<K>(factsOf(locale).tag, messagesOf(locale)[group] ?? {});
}
