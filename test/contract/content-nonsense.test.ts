import { beforeAll, expect, test } from 'vitest';
import { type ContentCallName, contentCalls } from '#shared/catalogue/content/content-calls.ts';
import { fillCatalogue, readProblem } from '../support/catalogue.ts';
import { visitContent } from './content-visits.ts';

beforeAll(fillCatalogue);

const names = Object.keys(contentCalls) as ContentCallName[];
const pathOf = (name: ContentCallName) => contentCalls[name].path.replace('{id}', 'faq');
const needsLocale = (name: ContentCallName) => !contentCalls[name].request.safeParse({}).success;

test('API-033 API-036 API-037 API-043 a call for one locale is 400 without one, and names it', async () => {
  const problems = await Promise.all(
    names.filter(needsLocale).map(async (name) => readProblem(await visitContent(pathOf(name)))),
  );
  expect(problems.length).toBe(9);
  expect(problems.every(({ status, field }) => status === 400 && field === 'locale')).toBe(true);
});

test('API-014 API-034 API-035 a locale that is not served is 400 on every call, whatever it looks like', async () => {
  const odd = ['', 'xx', 'fr', 'FR_fr', 'fr_FR ', "fr_FR' OR 1=1", '../fr_FR', 'a'.repeat(5000), '🏝️', '\u0000'];
  const answers = await Promise.all(
    names.flatMap((name) => odd.map((locale) => visitContent(pathOf(name), { locale }))),
  );
  const problems = await Promise.all(answers.map(readProblem));
  expect(problems.filter(({ status, field }) => status !== 400 || field !== 'locale')).toEqual([]);
});

test('API-043 a number of hits that is none is 400 and named', async () => {
  const odd = ['0', '-1', '49', '1.5', 'many', '', '1e9', 'NaN'];
  const answers = await Promise.all(
    odd.map((hitsPerPage) => visitContent('/content/marketing-articles', { locale: 'fr_FR', hitsPerPage })),
  );
  const problems = await Promise.all(answers.map(readProblem));
  expect(problems.map(({ status, field }) => `${status} ${field}`)).toEqual(odd.map(() => '400 hitsPerPage'));
});

test('SHELL-003 a page that is not there is 404, whatever its id looks like', async () => {
  const ids = [
    'nowhere',
    'constructor',
    '__proto__',
    '%2e%2e',
    'faq%00',
    'FAQ',
    'press',
    'a'.repeat(300),
    '<b>',
    '%F0%9F%8F%9D',
  ];
  const answers = await Promise.all(ids.map((id) => visitContent(`/api/cms/pages/${id}`, { locale: 'nl_NL' })));
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 404));
  await Promise.all(answers.map(readProblem));
});

test('API-033 parameters nobody knows are ignored', async () => {
  const [plain, odd] = await Promise.all([
    visitContent('/api/cms/homepage', { locale: 'es_ES' }),
    visitContent('/api/cms/homepage', { locale: 'es_ES', _: '1700000000', flow: 'teleport' }),
  ]);
  expect(await odd.text()).toBe(await plain.text());
});
