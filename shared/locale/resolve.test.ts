import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHosts } from './hosts.ts';
import { marketLocales } from './locales.ts';
import { decideLocale, type LocaleQuestion, preferredLocale } from './resolve.ts';

const settings = {
  hosts: createHosts('localhost', {}, ['localhost', '127.0.0.1', '*.workers.dev']),
  defaultLocale: 'fr_FR',
  preview: true,
} as const;
const ask = (hostname: string, pathname = '/', more: Partial<LocaleQuestion> = {}) =>
  decideLocale({ hostname, pathname, choice: undefined, acceptLanguage: undefined, ...more }, settings);

test('LOC-001 each of the six locales has an address of its own', () => {
  const answers = [
    ask('fr.localhost'),
    ask('es.localhost'),
    ask('be.localhost', '/fr'),
    ask('be.localhost', '/nl'),
    ask('nl.localhost'),
    ask('it.localhost'),
  ];
  expect(answers.map((answer) => (answer.kind === 'locale' ? answer.locale : answer.kind))).toEqual([...marketLocales]);
});

test('LOC-002 Belgium serves two languages on one host, told apart by the first segment', () => {
  expect(ask('be.localhost', '/nl/search')).toMatchObject({ locale: 'nl_BE', base: '/nl', path: '/search' });
  expect(ask('be.localhost', '/fr')).toMatchObject({ locale: 'fr_BE', base: '/fr', path: '/' });
  expect(ask('be.localhost', '/')).toEqual({ kind: 'splash', path: '/' });
});

test('LOC-002 a first segment that only starts with a language is not one', () => {
  expect(ask('be.localhost', '/friends')).toEqual({ kind: 'splash', path: '/friends' });
  expect(ask('fr.localhost', '/fr')).toMatchObject({ locale: 'fr_FR', path: '/fr' });
});

test('LOC-002 a neutral host follows the choice, then the language header, then the default', () => {
  const acceptLanguage = 'de;q=1, it-CH;q=0.8, es;q=0.9';
  expect(ask('localhost', '/', { choice: 'nl_NL', acceptLanguage })).toMatchObject({ locale: 'nl_NL' });
  expect(ask('localhost', '/', { acceptLanguage })).toMatchObject({ locale: 'es_ES', decidedBy: 'language' });
  expect(ask('app.workers.dev', '/', { choice: 'xx_XX' })).toMatchObject({ locale: 'fr_FR', decidedBy: 'default' });
});

test('LOC-002 an unknown host is told apart, and so is the preview host once previews are off', () => {
  expect(ask('fr.localhost.evil.test')).toEqual({ kind: 'unknown-host' });
  expect(ask('workers.dev')).toEqual({ kind: 'unknown-host' });
  const question = { hostname: 'en.localhost', pathname: '/', choice: undefined, acceptLanguage: undefined };
  expect(decideLocale(question, { ...settings, preview: false })).toEqual({ kind: 'unknown-host' });
});

test('LOC-001 whatever host, path and headers say, the answer is a served locale, a splash or a refusal', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.option(fc.string(), { nil: undefined }), (hostname, path, text) => {
      const answer = decideLocale({ hostname, pathname: `/${path}`, choice: text, acceptLanguage: text }, settings);
      if (answer.kind === 'locale') expect(answer.path.startsWith('/')).toBe(true);
      const neutral = decideLocale(
        { hostname: 'localhost', pathname: `/${path}`, choice: text, acceptLanguage: text },
        settings,
      );
      expect(neutral.kind).toBe('locale');
    }),
  );
});

test('a language header with a refused or malformed entry is read without it', () => {
  expect(preferredLocale('fr;q=0, nl;q=abc', marketLocales)).toBe('nl_BE');
  expect(preferredLocale('fr;q=0', marketLocales)).toBeUndefined();
  expect(preferredLocale(undefined, marketLocales)).toBeUndefined();
});
