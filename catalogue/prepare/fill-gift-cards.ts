import { sampleGiftCards } from '../seed/gift-cards.ts';

/** Issues the sample gift cards; what is left of one that is there already stays. */
export function insertGiftCards(db: D1Database): D1PreparedStatement {
  const rows = Object.values(sampleGiftCards).map(({ code, serial, balance, validUntil }) => [
    code,
    serial,
    balance,
    validUntil,
  ]);
  return db
    .prepare(
      'INSERT OR IGNORE INTO gift_card (code, serial, balance, valid_until) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)',
    )
    .bind(JSON.stringify(rows));
}
