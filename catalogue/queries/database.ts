import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';

export type Database = DrizzleD1Database & { $client: D1Database };

/** A question that is asked when it is awaited, alone or together with others. */
export type Question<Answer> = RunnableQuery<Answer, 'sqlite'> & PromiseLike<Answer>;

export function createDatabase(binding: D1Database): Database {
  return drizzle(binding);
}
