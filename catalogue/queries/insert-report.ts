import type { Database } from './database.ts';
import { type Effect, isWriter, type Writing, type Written, writeOnce } from './write-once.ts';

/** Reports of one day that are kept: anybody can send one, and the disk is not theirs. */
export const mostReports = { clientError: 5_000, analytics: 20_000 } as const;

const dayMs = 86_400_000;

const count = `
INSERT INTO report_count (kind, day, count) SELECT ?4, ?5, 1 WHERE ${isWriter}
ON CONFLICT DO UPDATE SET count = count + 1`;
const hasRoom = 'coalesce((SELECT count FROM report_count WHERE kind = ?7 AND day = ?8), 0) < ?9';

type Report = Omit<Writing, 'call' | 'effects' | 'condition'> & { readonly document: object };

/** Keeps what a browser told once; undefined when today's are full. */
export function insertClientError(db: Database, { document, ...writing }: Report): Promise<Written | undefined> {
  const sql = `INSERT INTO client_error (created_at, document) SELECT ?4, ?5 WHERE ${isWriter}`;
  return insertReport(db, 'clientError', writing, { sql, values: [writing.now, JSON.stringify(document)] });
}

/** Keeps a batch of events once; undefined when today's are full. */
export function insertAnalytics(
  db: Database,
  { document, pos, ...writing }: Report & { readonly pos: string },
): Promise<Written | undefined> {
  const sql = `INSERT INTO analytics_batch (pos, created_at, document) SELECT ?4, ?5, ?6 WHERE ${isWriter}`;
  return insertReport(db, 'analytics', writing, { sql, values: [pos, writing.now, JSON.stringify(document)] });
}

function insertReport(
  db: Database,
  call: keyof typeof mostReports,
  writing: Omit<Report, 'document'>,
  effect: Effect,
): Promise<Written | undefined> {
  const day = Math.floor(writing.now / dayMs);
  return writeOnce(db, {
    ...writing,
    call,
    condition: { sql: hasRoom, values: [call, day, mostReports[call]] },
    effects: [effect, { sql: count, values: [call, day] }],
  });
}
