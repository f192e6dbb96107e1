import { sql } from 'drizzle-orm';
import type { Country, Language } from '#shared/locale/locales.ts';
import type { DestinationCategory } from '#shared/search/destination-category.ts';
import { type Postcode, readPostcode } from '../rules/read-postcode.ts';
import { foldWord } from '../rules/spell.ts';
import type { Database } from './database.ts';
import { findWords } from './find-words.ts';

export interface SuggestionRow {
  readonly id: number;
  readonly category: DestinationCategory;
  readonly label: string;
  readonly country: Country;
  readonly department: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly hotels: number | null;
}

interface Wanted {
  readonly term: string;
  readonly language: Language;
  /** The country whose postal codes are meant when nothing else is said. */
  readonly market: Country;
  readonly limit: number;
}

/**
 * The best places and hotels with a name in any language, or a postal code, whose words begin like those of `term`.
 * Names of just these words come first, then names that begin with them, of which more is typed first; accents never
 * matter. When nothing is found, a postal code is taken for the nearest one, words that were mistyped for the nearest
 * ones that names have, and then the last words are left out. @rule DEST-001 DEST-011
 */
export async function findSuggestions(
  db: Database,
  { term, language, market, limit }: Wanted,
): Promise<SuggestionRow[]> {
  const words = readWords(term);
  if (words.length === 0) return [];
  const typed = words.map((word) => [word]);
  const found = await findNames(db, typed, { language, limit });
  if (found.length > 0) return found;
  const postcode = readPostcode(words, market);
  if (postcode) return findNearPostcode(db, postcode, { language, limit });
  const meant = await findWords(db, words.map(foldWord));
  if (meant.some((near) => near.length > 0)) {
    const guessed = await findNames(
      db,
      meant.map((near, index) => [...(typed[index] ?? []), ...near]),
      { language, limit },
    );
    if (guessed.length > 0) return guessed;
  }
  return findFirstWords(db, typed, { language, limit });
}

/** The towns whose postal codes share the most digits with this one, in the country that is meant if there are any. */
async function findNearPostcode(
  db: Database,
  { digits, countries, meant }: Postcode,
  { language, limit }: Omit<Wanted, 'term' | 'market'>,
): Promise<SuggestionRow[]> {
  for (const within of meant ? [[meant], countries] : [countries]) {
    for (let length = digits.length; length >= fewestDigits; length--) {
      const near = await findNames(db, [[digits.slice(0, length)]], { language, limit: mostTowns });
      const there = near.filter(({ country }) => within.includes(country));
      if (there.length > 0) return there.slice(0, limit);
    }
  }
  return [];
}

/** Two digits are a department or a province. */
const fewestDigits = 2;
const mostTowns = 100;

/** What is found when the last words are left out: they may say where it lies. */
async function findFirstWords(
  db: Database,
  groups: readonly (readonly string[])[],
  wanted: Omit<Wanted, 'term' | 'market'>,
): Promise<SuggestionRow[]> {
  for (let words = groups.length - 1; words > 0; words--) {
    const found = await findNames(db, groups.slice(0, words), wanted);
    if (found.length > 0) return found;
  }
  return [];
}

/** More names than one place has: a name in each of five languages, one more for œ, and a postal code. */
const namesOfPlace = 7;
/** Names that are looked at of those that match: what begins better but weighs less than all of them is not missed. */
const heaviest = 200;

/** The best names that hold one of each group of words: the index has the heaviest in front. */
async function findNames(
  db: Database,
  groups: readonly (readonly string[])[],
  { language, limit }: Omit<Wanted, 'term' | 'market'>,
): Promise<SuggestionRow[]> {
  const name = sql.identifier(language);
  const letters = [...groups.map(([word]) => word).join(' ')].length;
  const most = Math.max(heaviest, limit * namesOfPlace);
  return db.all<SuggestionRow>(sql`
    WITH named AS (
      SELECT * FROM (SELECT *, 0 AS first FROM place_name WHERE place_name MATCH ${toMatch(groups)} ORDER BY rowid LIMIT ${most})
      UNION ALL
      SELECT * FROM (SELECT *, 1 FROM place_name WHERE place_name MATCH ${toFirst(groups)} ORDER BY rowid LIMIT ${most})
      UNION ALL
      SELECT *, 1 FROM place_name WHERE place_name MATCH ${toWhole(groups)} AND length(name) <= ${letters}
    ),
    found AS (
      SELECT place_id, category, weight + CASE
        WHEN length(name) = ${letters} OR first AND length(name) < ${letters} THEN 1200
        WHEN first THEN 150 + 450 * ${letters} / length(name)
        ELSE 0
      END AS weight
      FROM named
    ),
    hit AS (
      SELECT place_id, category, max(weight) AS weight
      FROM found
      GROUP BY category, place_id
      ORDER BY weight DESC, place_id
      LIMIT ${limit}
    )
    SELECT hit.place_id AS id, hit.category,
      coalesce(place.${name}, hotel.name) AS label,
      coalesce(place.country, hotel.country) AS country,
      department.${name} AS department, region.${name} AS region, city.${name} AS city,
      coalesce(place.lat, hotel.lat) AS lat, coalesce(place.lng, hotel.lng) AS lng,
      place.hotels
    FROM hit
    LEFT JOIN place ON hit.category <> 'hotel' AND place.id = hit.place_id
    LEFT JOIN hotel ON hit.category = 'hotel' AND hotel.id = hit.place_id
    LEFT JOIN place AS department ON department.id = coalesce(place.department_id, hotel.department_id)
    LEFT JOIN place AS region ON region.id = coalesce(place.region_id, hotel.region_id)
    LEFT JOIN place AS city ON city.id = hotel.city_id
    ORDER BY hit.weight DESC, hit.place_id`);
}

function readWords(term: string): string[] {
  const words = term
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.slice(0, 8) ?? [];
}

/** Words that people shorten in names of places. */
const spelledOut: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', mt: 'mont' };

/** A full-text question that takes every word as the beginning of one; of each group one word is enough. */
function toMatch(groups: readonly (readonly string[])[]): string {
  return groups.map((words) => `(${words.map(toBeginning).join(' OR ')})`).join(' AND ');
}

/** The same question, with a word of the first group at the beginning of the name. */
function toFirst([first = [], ...others]: readonly (readonly string[])[]): string {
  const beginning = `(${first.map((word) => `^${toBeginning(word)}`).join(' OR ')})`;
  return others.length === 0 ? beginning : `${beginning} AND ${toMatch(others)}`;
}

/** The same question for names that begin with the first word and hold the others, each to its end. */
function toWhole(groups: readonly (readonly string[])[]): string {
  return groups
    .map((words, index) => `(${words.map((word) => `${index === 0 ? '^' : ''}${quote(word)}`).join(' OR ')})`)
    .join(' AND ');
}

function toBeginning(word: string): string {
  return `${quote(word)}*`;
}

function quote(word: string): string {
  return `"${Object.hasOwn(spelledOut, word) ? spelledOut[word] : word}"`;
}
