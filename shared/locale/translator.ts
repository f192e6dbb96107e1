import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import type { createTranslator } from 'use-intl/core';
import { dateFormatOf, numberFormatOf, pluralRulesOf } from './intl.ts';
import type { Messages } from './messages.gen.ts';

export type { Messages };
export type Domain = keyof Messages & string;

/** A group of messages by domain and name: "search/party" is the key `party` of locales/<tag>/search.json. */
export type MessageGroup = { [D in Domain]: `${D}/${keyof Messages[D] & string}` }[Domain];

type GroupOf<K extends MessageGroup> = K extends `${infer D}/${infer G}`
  ? D extends Domain
    ? G extends keyof Messages[D]
      ? Messages[D][G]
      : never
    : never
  : never;

export type Translator<K extends MessageGroup> =
  GroupOf<K> extends Record<string, string> ? ReturnType<typeof createTranslator<GroupOf<K>>> : never;

/** The only named formats messages may use: the small runtime ignores any other without a word. */
export const dateFormats = {
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const;

const options = {
  formats: { dateTime: dateFormats },
  formatters: { getDateTimeFormat: dateFormatOf, getNumberFormat: numberFormatOf, getPluralRules: pluralRulesOf },
  timeZone: 'UTC',
};

const known = new WeakMap<object, unknown>();

/**
 * Formats the compiled messages of one group. Dates in messages are calendar days, given as noon UTC of that day.
 * A message that is not there or cannot be formatted throws: it is a bug of ours.
 */
export function translatorOf<K extends MessageGroup>(tag: string, messages: object): Translator<K> {
  const found = known.get(messages);
  if (found) return found as Translator<K>;
  const say = (name: string, values?: FormatValues) => {
    const message = (messages as Readonly<Record<string, CompiledMessage>>)[name];
    if (message === undefined) throw new Error(`No message ${name}`);
    return format(message, tag, values, options);
  };
  const translator = Object.assign(say, { rich: say });
  known.set(messages, translator);
  return translator as unknown as Translator<K>;
}
