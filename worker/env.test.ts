import { expect, test } from 'vitest';
import { parseSettings } from './env.ts';

test('every setting has a default that works on one machine', () => {
  const settings = parseSettings({});
  expect(settings.hosts.markets.be).toBe('be.localhost');
  expect(settings).toMatchObject({ environment: 'local', defaultLocale: 'fr_FR', preview: true });
});

test('one error names every setting that is wrong', () => {
  const read = () => parseSettings({ DEFAULT_LOCALE: 'de_DE', UPSTREAM_API_URL: 'ftp://x', FLAGS: '{', CLOCK: 'noon' });
  expect(read).toThrow(/DEFAULT_LOCALE[\s\S]*UPSTREAM_API_URL[\s\S]*FLAGS[\s\S]*CLOCK/);
});

test('production shows no preview locale and has no frozen clock', () => {
  const settings = parseSettings({ ENVIRONMENT: 'production', CLOCK: '2026-01-01T10:00:00Z' });
  expect(settings.preview).toBe(false);
  expect(settings.clock).toBeUndefined();
});

test('a market may live on a full domain of its own', () => {
  const settings = parseSettings({ BASE_DOMAIN: 'escale.example', MARKET_HOSTS: '{"fr":"www.escale.test"}' });
  expect(settings.hosts.markets).toMatchObject({ fr: 'www.escale.test', nl: 'nl.escale.example' });
});

test('API-044 the address of a bot check says where the language goes, and CRM and collector are addresses', () => {
  const read = () =>
    parseSettings({ BOT_CHECK_SCRIPT_URL: 'https://check.example/api.js', CRM_URL: 'crm', COLLECTOR_URL: 'ftp://x' });
  expect(read).toThrow(/CRM_URL[\s\S]*COLLECTOR_URL[\s\S]*BOT_CHECK_SCRIPT_URL: Expected \{language\}/);
  const { crm, botCheckScript } = parseSettings({
    BOT_CHECK_SCRIPT_URL: 'https://check.example/api.js?hl={language}',
    CRM_URL: 'https://crm.example/case',
  });
  expect([crm, botCheckScript]).toEqual([
    { url: 'https://crm.example/case', organisation: '' },
    'https://check.example/api.js?hl={language}',
  ]);
});
