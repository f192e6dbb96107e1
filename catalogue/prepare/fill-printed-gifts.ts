import { planPrintedGifts } from '../seed/printed-gifts.ts';

/** Puts printed boxes and extras into store; what is there already stays, because some of it has been sold. */
export function insertPrintedGifts(db: D1Database): D1PreparedStatement {
  const rows = planPrintedGifts().map(({ sku, stock }) => [sku, stock]);
  return db
    .prepare('INSERT OR IGNORE INTO printed_gift (sku, stock) SELECT value ->> 0, value ->> 1 FROM json_each(?)')
    .bind(JSON.stringify(rows));
}
