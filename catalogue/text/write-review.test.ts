import { expect, test } from 'vitest';
import { marketLocales } from '#shared/locale/locales.ts';
import { textsOf } from './texts-of.ts';
import { writeReview } from './write-review.ts';

test('REV-008 ten reviews in a row never say the same, praise or blame, and are signed by ten guests', () => {
  for (const locale of marketLocales) {
    for (const hotel of [1001, 1234, 2499]) {
      const page = Array.from({ length: 10 }, (_, n) =>
        writeReview({ id: hotel * 100 + n + 1, locale, average: 80, seed: 7919 * n }),
      );
      expect(new Set(page.map(({ positive }) => positive)).size).toBe(10);
      expect(new Set(page.map(({ negative }) => negative)).size).toBe(10);
      expect(new Set(page.map(({ customer }) => customer)).size).toBe(10);
    }
  }
});

test('REV-008 a guest who gave less than six has nothing to praise, one who gave nine rarely complains', () => {
  const write = (average: number, seed: number) => writeReview({ id: 100_101, locale: 'fr_FR', average, seed });
  expect(write(59, 1)).not.toHaveProperty('positive');
  expect(write(90, 1)).not.toHaveProperty('negative');
  expect(write(90, 4)).toHaveProperty('negative');
});

test('REV-008 no review speaks of what only some hotels have', () => {
  const particular =
    /\b(spa|piscine|zwembad|pool|piscina|jardin|tuin|garden|jardín|giardino|parking|parcheggio|aparcamiento)\b/i;
  const languages = ['fr', 'es', 'nl', 'it', 'en'] as const;
  const said = languages.flatMap((language) => {
    const { positives, negatives } = textsOf(language).reviews;
    return [...positives, ...negatives];
  });
  expect(said.filter((text) => particular.test(text))).toEqual([]);
});
