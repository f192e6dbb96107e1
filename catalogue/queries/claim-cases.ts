import type { Database } from './database.ts';

/** A claim that nobody settles lapses after this, and the case can be claimed again. */
export const claimMs = 2 * 60_000;

interface Claiming {
  readonly claim: string;
  readonly limit: number;
  readonly now: number;
}

const take = `
UPDATE outbox SET claim = ?1, attempts = attempts + 1, due_at = ?2 + ${claimMs}
WHERE id IN (
  SELECT id FROM outbox
  WHERE kind = 'contact-case' AND state = 'waiting' AND due_at <= ?2
  ORDER BY due_at, id
  LIMIT ?3
) AND NOT EXISTS (SELECT 1 FROM outbox WHERE claim = ?1)`;

const read = `
SELECT contact_case.number, outbox.attempts AS attempt, contact_case.document
FROM outbox
JOIN contact_case ON contact_case.number = outbox.reference
WHERE outbox.claim = ?1 AND outbox.state = 'waiting'
ORDER BY outbox.id`;

/**
 * The cases that are due, each for this claim alone: the taking is one conditional update. A claim that is made again
 * holds what it held.
 */
export async function claimCases({ $client: client }: Database, { claim, limit, now }: Claiming) {
  const [, held] = await client.batch<{ number: string; attempt: number; document: string }>([
    client.prepare(take).bind(claim, now, limit),
    client.prepare(read).bind(claim),
  ]);
  return (held?.results ?? []).map(({ document, ...rest }) => ({ ...rest, case: JSON.parse(document) as unknown }));
}
