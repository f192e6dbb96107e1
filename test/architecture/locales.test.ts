import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Messages = Readonly<Record<string, string>>;

const complete = ['fr_FR', 'es_ES', 'nl_NL', 'it_IT'];
const regional = { fr_BE: 'fr_FR', nl_BE: 'nl_NL' } as const;

/** Every message of a locale by "domain/group.key". */
function messagesOf(locale: string): Messages {
  const entries = globSync(`locales/${locale}/*.json`).flatMap((path) => {
    const domain = path.replace(/.*\/|\.json$/g, '');
    const groups: Record<string, Messages> = JSON.parse(readFileSync(path, 'utf8'));
    return Object.entries(groups).flatMap(([group, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${domain}/${group}.${key}`, text] as const),
    );
  });
  return Object.fromEntries(entries);
}

const source = messagesOf('en_GB');
const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name))]
    .filter((name) => new RegExp(`\\{\\s*${name}\\s*[,}]`).test(message))
    .sort();

/** The words of a message that stand outside its arguments. */
function ownWords(message: string): string[] {
  const bare = message.replace(/\{[^{}]*\}/g, ' ').replace(/\{[^{}]*\}/g, ' ');
  return bare.match(/\p{L}{2,}/gu) ?? [];
}

test('LOC-001 every market locale is complete, and says nothing that the source does not', () => {
  const wrong = complete.flatMap((locale) => {
    const messages = messagesOf(locale);
    const missing = Object.keys(source).filter((key) => !(key in messages));
    const extra = Object.keys(messages).filter((key) => !(key in source));
    return [...missing.map((key) => `${locale} lacks ${key}`), ...extra.map((key) => `${locale} has ${key} too much`)];
  });
  expect(wrong).toEqual([]);
});

test('LOC-001 the Belgian locales hold only what differs from their neighbour', () => {
  const wrong = Object.entries(regional).flatMap(([locale, base]) => {
    const [messages, inherited] = [messagesOf(locale), messagesOf(base)];
    return Object.keys(messages)
      .filter((key) => !(key in source) || messages[key] === inherited[key])
      .map((key) => `${locale} ${key}`);
  });
  expect(wrong).toEqual([]);
});

test('LOC-001 a translation takes the arguments of its source and no text is empty', () => {
  const wrong = [...complete, ...Object.keys(regional)].flatMap((locale) =>
    Object.entries(messagesOf(locale))
      .filter(([key, text]) => !text.trim() || String(argumentsOf(text)) !== String(argumentsOf(source[key] ?? '')))
      .map(([key]) => `${locale} ${key}`),
  );
  expect(wrong).toEqual([]);
});

test('LOC-001 translations are translated: hardly any text equals the English one', () => {
  const wordy = Object.entries(source).filter(([, text]) => ownWords(text).length > 3);
  const copied = complete.flatMap((locale) => {
    const messages = messagesOf(locale);
    return wordy.filter(([key, text]) => messages[key] === text).map(([key]) => `${locale} ${key}`);
  });
  expect(copied).toEqual([]);
});
