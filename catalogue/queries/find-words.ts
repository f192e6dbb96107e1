import { and, desc, gte, sql } from 'drizzle-orm';
import { countMistakes, maskLetters, mostMistakes } from '../rules/spell.ts';
import { placeWord } from '../schema.ts';
import type { Database } from './database.ts';

/** Words that are looked at one by one; names hold about ten thousand, and few share nearly all their letters. */
const mostCandidates = 400;
const mostWords = 4;

/**
 * The words of names that `typed`, in small letters without accents, could be meant as, those with the fewest mistakes
 * and then the commonest first; none for a short word, of which every change is another word.
 */
export async function findWords(db: Database, typed: string): Promise<string[]> {
  const most = mostMistakes(typed.length);
  if (most === 0) return [];
  const missing = sql`(${maskLetters(typed)} & ~${placeWord.letters})`;
  const hasOneMore = sql`${missing} & (${missing} - 1)`;
  const isNear = most === 1 ? sql`${hasOneMore} = 0` : sql`(${hasOneMore}) & ((${hasOneMore}) - 1) = 0`;
  const candidates = await db
    .select({ word: placeWord.word })
    .from(placeWord)
    .where(and(gte(sql`length(${placeWord.word})`, typed.length - most), isNear))
    .orderBy(desc(placeWord.places))
    .limit(mostCandidates);
  return candidates
    .map(({ word }) => ({ word, mistakes: countMistakes(typed, word, most) }))
    .filter(({ mistakes }) => mistakes <= most)
    .sort((a, b) => a.mistakes - b.mistakes)
    .slice(0, mostWords)
    .map(({ word }) => word);
}
