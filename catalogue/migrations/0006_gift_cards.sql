CREATE TABLE gift_card (
  code TEXT PRIMARY KEY,
  serial TEXT NOT NULL UNIQUE,
  balance INTEGER NOT NULL CHECK (balance >= 0),
  valid_until TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO gift_card (code, serial, balance, valid_until)
SELECT document ->> '$.code', number, document ->> '$.priceInfo.sellPrice', document ->> '$.validUntil'
FROM gift_order
WHERE document ->> '$.product.type' = 'GIFTCARD'
