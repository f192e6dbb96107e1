import type { Database } from './database.ts';

/** A value as D1 binds it. */
export type Bound = string | number | null;

/**
 * One statement of a write. Its SQL counts parameters from ?4 on and must change nothing unless `isWriter` holds, whose
 * parameters are the first three.
 */
export interface Effect {
  readonly sql: string;
  readonly values: readonly Bound[];
}

/** Holds in a transaction whose own note was the first of its key. */
export const isWriter = 'EXISTS (SELECT 1 FROM written WHERE call = ?1 AND idempotency_key = ?2 AND writer = ?3)';

export interface Writing {
  readonly call: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  /** What is answered, now and whenever the same is asked again. */
  readonly answer: object;
  readonly now: number;
  readonly effects: readonly Effect[];
  /** Without it the write would be wrong: SQL that counts its parameters from ?7 on. */
  readonly condition?: Effect;
}

/** What the key stands for afterwards; `isMine` when this very write made it so. */
export interface Written {
  readonly requestHash: string;
  readonly answer: object;
  readonly isMine: boolean;
}

/**
 * Writes once for each key, in one transaction: the note of the key goes in unless it is there, and the effects follow
 * only a note that went in. Answers what the key stands for, `undefined` when the condition did not hold.
 */
export async function writeOnce(
  { $client: client }: Database,
  { call, idempotencyKey, requestHash, answer, now, effects, condition }: Writing,
): Promise<Written | undefined> {
  const writer = crypto.randomUUID();
  const note = `
    INSERT INTO written (call, idempotency_key, writer, request_hash, answer, created_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ${condition?.sql ?? '1'}
    ON CONFLICT DO NOTHING`;
  const results = await client.batch<{ request_hash: string; writer: string; answer: string }>([
    client
      .prepare(note)
      .bind(call, idempotencyKey, writer, requestHash, JSON.stringify(answer), now, ...(condition?.values ?? [])),
    ...effects.map(({ sql, values }) => client.prepare(sql).bind(call, idempotencyKey, writer, ...values)),
    client
      .prepare('SELECT request_hash, writer, answer FROM written WHERE call = ?1 AND idempotency_key = ?2')
      .bind(call, idempotencyKey),
  ]);
  const row = results.at(-1)?.results[0];
  if (!row) return undefined;
  // `answer` was an object when it was noted.
  const noted = JSON.parse(row.answer) as object;
  return { requestHash: row.request_hash, answer: noted, isMine: row.writer === writer };
}
