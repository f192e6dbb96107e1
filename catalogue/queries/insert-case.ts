import type { Database } from './database.ts';
import { isWriter, type Writing, type Written, writeOnce } from './write-once.ts';

export interface NewCase extends Omit<Writing, 'call' | 'effects' | 'condition'> {
  readonly number: string;
  readonly document: object;
  readonly isForwarded: boolean;
}

const keep = `INSERT INTO contact_case (number, created_at, document) SELECT ?4, ?5, ?6 WHERE ${isWriter}`;
const putOut = `INSERT INTO outbox (kind, reference, due_at) SELECT 'contact-case', ?4, ?5 WHERE ${isWriter}`;

/** Keeps a case once, and in the same transaction puts one that is to be forwarded into the outbox. */
export async function insertCase(db: Database, given: NewCase): Promise<Written | undefined> {
  const { number, document, isForwarded, ...writing } = given;
  const { now } = writing;
  return writeOnce(db, {
    ...writing,
    call: 'contactCase',
    effects: [
      { sql: keep, values: [number, now, JSON.stringify(document)] },
      ...(isForwarded ? [{ sql: putOut, values: [number, now] }] : []),
    ],
  });
}
