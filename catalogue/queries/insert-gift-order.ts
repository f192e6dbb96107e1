import type { Database } from './database.ts';
import { isWriter, type Writing, type Written, writeOnce } from './write-once.ts';

export interface NewGiftOrder extends Omit<Writing, 'call' | 'effects' | 'condition'> {
  readonly number: string;
  readonly email: string;
  readonly total: number;
  /** Everything of which a piece is taken, each once. */
  readonly skus: readonly string[];
  /** The gift card that is ordered, which can be used at once. */
  readonly card: { readonly code: string; readonly balance: number; readonly validUntil: string } | undefined;
}

const canBeTaken = `
NOT EXISTS (SELECT 1 FROM gift_order WHERE number = ?7)
AND NOT EXISTS (SELECT 1 FROM booking WHERE number = ?7)
AND (SELECT count(*) FROM printed_gift WHERE sku IN (SELECT value FROM json_each(?8)) AND stock > 0) = ?9`;

const insert = `
INSERT INTO gift_order (number, email, total, created_at, document)
SELECT ?4, ?5, ?6, ?7, ?8 WHERE ${isWriter}`;

const takePieces = `
UPDATE printed_gift SET stock = stock - 1
WHERE sku IN (SELECT value FROM json_each(?4)) AND ${isWriter}`;

const issueCard = `
INSERT INTO gift_card (code, serial, balance, valid_until)
SELECT ?4, ?5, ?6, ?7 WHERE ${isWriter}`;

/**
 * Stores a gift order and takes its pieces, or does neither: undefined when a piece is sold out or the number is taken.
 */
export function insertGiftOrder(db: Database, order: NewGiftOrder): Promise<Written | undefined> {
  const { number, email, total, skus, card, ...writing } = order;
  const wanted = JSON.stringify(skus);
  return writeOnce(db, {
    ...writing,
    call: 'placeGiftOrder',
    condition: { sql: canBeTaken, values: [number, wanted, skus.length] },
    effects: [
      { sql: insert, values: [number, email, total, writing.now, JSON.stringify(writing.answer)] },
      { sql: takePieces, values: [wanted] },
      ...(card ? [{ sql: issueCard, values: [card.code, number, card.balance, card.validUntil] }] : []),
    ],
  });
}
