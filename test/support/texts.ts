import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { type MessageGroup, type Translator, translatorOf } from '#shared/locale/translator.ts';

/** The texts of a group as they stand in the files of `locale`, compiled as the build does it. */
export function textsOf<K extends MessageGroup>(group: K, locale = 'en_GB'): Translator<K> {
  const [domain, name = ''] = group.split('/');
  const texts: Record<string, string> = JSON.parse(readFileSync(`locales/${locale}/${domain}.json`, 'utf8'))[name];
  const compiled = Object.entries(texts).map(([key, text]) => [key, compile(text)]);
  return translatorOf(locale.replace('_', '-'), Object.fromEntries(compiled));
}
