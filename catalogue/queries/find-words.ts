import { and, between, desc, gte, or, type SQL, sql } from 'drizzle-orm';
import { countMistakes, maskLetters, mostMistakes } from '../rules/spell.ts';
import { placeWord } from '../schema.ts';
import type { Database } from './database.ts';

const mostWords = 4;
/** From so many letters on the first one may be wrong or missing, too: the others still leave few words. */
const longWord = 6;
/** With fewer different letters a word says too little: half of all words would share them. */
const fewestLetters = 3;

/**
 * The words of names that `typed`, in small letters without accents, could be meant as, those with the fewest mistakes
 * and then the commonest first; none for a short word, of which every change is another word.
 */
export async function findWords(db: Database, typed: string): Promise<string[]> {
  if (mostMistakes(typed.length) === 0 || maskLetters(typed).toString(2).replaceAll('0', '').length < fewestLetters) {
    return [];
  }
  const [first = '', second = ''] = typed;
  const near = await findNear(db, typed, or(beginsWith(first), beginsWith(second)));
  return near.length > 0 || typed.length < longWord ? near : findNear(db, typed);
}

/** Those of the words, in small letters without accents, that no name has a word for which begins like them. */
export async function findUnknown(db: Database, words: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ word: string }>(sql`
    SELECT typed.value AS word FROM json_each(${JSON.stringify(words)}) AS typed
    WHERE NOT EXISTS (
      SELECT 1 FROM ${placeWord} WHERE ${placeWord.word} BETWEEN typed.value AND typed.value || ${lastSign}
    )`);
  return rows.map(({ word }) => word);
}

/** Sorts behind everything that a word may hold. */
const lastSign = '\u{10ffff}';

/** A range of the key, so that only words with this letter are read. */
function beginsWith(letter: string): SQL | undefined {
  return between(placeWord.word, letter, letter + lastSign);
}

async function findNear(db: Database, typed: string, within?: SQL): Promise<string[]> {
  const most = mostMistakes(typed.length);
  const missing = sql`(${maskLetters(typed)} & ~${placeWord.letters})`;
  const hasOneMore = sql`${missing} & (${missing} - 1)`;
  const sharesLetters = most === 1 ? sql`${hasOneMore} = 0` : sql`(${hasOneMore}) & ((${hasOneMore}) - 1) = 0`;
  const candidates = await db
    .select({ word: placeWord.word })
    .from(placeWord)
    .where(and(within, gte(sql`length(${placeWord.word})`, typed.length - most), sharesLetters))
    .orderBy(desc(placeWord.places));
  return candidates
    .map(({ word }) => ({ word, mistakes: countMistakes(typed, word, most) }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, mostWords)
    .map(({ word }) => word);
}
