import { and, eq } from 'drizzle-orm';
import { outbox } from '../schema.ts';
import type { Database } from './database.ts';

interface Settling {
  readonly number: string;
  readonly claim: string;
  readonly state: 'waiting' | 'sent' | 'refused';
  /** When a case that still waits is due again, by how often it was tried. */
  readonly dueAt: (attempts: number) => number;
}

/**
 * The entry of a case after it was settled; undefined when there is none. Only the claim that holds a waiting case
 * moves it, and loses it with that.
 */
export async function settleCase(db: Database, { number, claim, state, dueAt }: Settling) {
  const isEntry = and(eq(outbox.kind, 'contact-case'), eq(outbox.reference, number));
  const entry = await db.select().from(outbox).where(isEntry).get();
  if (!entry || entry.claim !== claim || entry.state !== 'waiting') return entry;
  const change = { state, claim: state === 'waiting' ? null : claim, dueAt: dueAt(entry.attempts) };
  const isHeld = and(isEntry, eq(outbox.claim, claim), eq(outbox.state, 'waiting'));
  const [moved] = await db.update(outbox).set(change).where(isHeld).returning();
  return moved ?? entry;
}
