import { desc, type SQL, sql } from 'drizzle-orm';
import { countMistakes, maskLetters, mostMistakes } from '../rules/spell.ts';
import { placeWord } from '../schema.ts';
import { askTogether } from './ask-together.ts';
import type { Database, Question } from './database.ts';

const mostWords = 4;
/** From so many letters on the first one may be wrong or missing, too: the others still leave few words. */
const longWord = 6;
/** With fewer different letters a word says too little: half of all words would share them. */
const fewestLetters = 3;
/** Sorts behind everything that a word may hold. */
const lastSign = '\u{10ffff}';

/**
 * For each of the words, in small letters without accents, the words of names that it could be meant as, those with the
 * fewest mistakes and then the commonest first. A word that some name has is not doubted, unless all of them are such.
 * None for a short word, of which every change is another word.
 */
export async function findWords(db: Database, words: readonly string[]): Promise<readonly string[][]> {
  const { unknown, near } = await askTogether(db, {
    unknown: words.length > 1 ? selectUnknown(db, words) : undefined,
    near: selectNear(db, words.filter(isTelling).flatMap(aroundLetters)),
  });
  const isDoubted = (word: string) => !unknown?.length || unknown.some((row) => row.word === word);
  const meant = new Map(words.map((word) => [word, isDoubted(word) ? nearest(word, near) : []]));
  const lost = words.filter((word) => isDoubted(word) && isTelling(word) && word.length >= longWord);
  const missed = lost.filter((word) => meant.get(word)?.length === 0);
  if (missed.length > 0) {
    const anywhere = await selectNear(db, missed.map(everywhere));
    for (const word of missed) meant.set(word, nearest(word, anywhere));
  }
  return words.map((word) => meant.get(word) ?? []);
}

function isTelling(word: string): boolean {
  return mostMistakes(word.length) > 0 && maskLetters(word).toString(2).replaceAll('0', '').length >= fewestLetters;
}

/** Where to look for what was typed, from one word of the list to another. */
interface Stretch {
  readonly typed: string;
  readonly from: string;
  readonly to: string;
}

function everywhere(typed: string): Stretch {
  return { typed, from: '', to: lastSign };
}

/** Where words with the first letter stand, and those with the second, which was typed first or stands alone. */
function aroundLetters(typed: string): Stretch[] {
  return [...new Set(typed.slice(0, 2))].map((letter) => ({ typed, from: letter, to: letter + lastSign }));
}

interface NearRow {
  readonly typed: string;
  readonly word: string;
}

/** The words on these stretches that lack no more letters of what was typed than it may hold mistakes, the commonest first. */
function selectNear(db: Database, stretches: readonly Stretch[]): Question<NearRow[]> {
  const rows = stretches.map(({ typed, from, to }) => {
    const most = mostMistakes(typed.length);
    return [typed, from, to, maskLetters(typed), typed.length - most, most];
  });
  const part = (index: number): SQL => sql`(asked.value ->> ${sql.raw(String(index))})`;
  const missing = sql`(${part(3)} & ~${placeWord.letters})`;
  const secondMissing = sql`(${missing} & (${missing} - 1))`;
  const thirdMissing = sql`(${secondMissing} & (${secondMissing} - 1))`;
  return db
    .select({ typed: sql<string>`${part(0)}`.as('typed'), word: placeWord.word })
    .from(sql`json_each(${JSON.stringify(rows)}) AS asked`)
    .crossJoin(placeWord)
    .where(
      sql`${placeWord.word} BETWEEN ${part(1)} AND ${part(2)} AND length(${placeWord.word}) >= ${part(4)}
        AND CASE ${part(5)} WHEN 1 THEN ${secondMissing} ELSE ${thirdMissing} END = 0`,
    )
    .orderBy(desc(placeWord.places));
}

/** Those of the words that no name has a word for which begins like them. */
function selectUnknown(db: Database, words: readonly string[]): Question<{ word: string }[]> {
  return db
    .select({ word: sql<string>`typed.value`.as('word') })
    .from(sql`json_each(${JSON.stringify(words)}) AS typed`)
    .where(
      sql`NOT EXISTS (
        SELECT 1 FROM ${placeWord} WHERE ${placeWord.word} BETWEEN typed.value AND typed.value || ${lastSign}
      )`,
    );
}

function nearest(typed: string, rows: readonly NearRow[]): string[] {
  const most = mostMistakes(typed.length);
  return rows
    .filter((row) => row.typed === typed)
    .map(({ word }) => ({ word, mistakes: countMistakes(typed, word, most) }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, mostWords)
    .map(({ word }) => word);
}
