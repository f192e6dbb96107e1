ALTER TABLE stay ADD COLUMN regular_promo_before INTEGER NOT NULL DEFAULT 0 CHECK (regular_promo_before BETWEEN 0 AND 90);
ALTER TABLE stay ADD COLUMN promo_before INTEGER NOT NULL DEFAULT 0 CHECK (promo_before BETWEEN 0 AND 90);

CREATE TABLE stay_promo (
  stay_id INTEGER NOT NULL,
  since_day INTEGER NOT NULL,
  promo INTEGER NOT NULL CHECK (promo BETWEEN 0 AND 90),
  PRIMARY KEY (stay_id, since_day)
) WITHOUT ROWID
