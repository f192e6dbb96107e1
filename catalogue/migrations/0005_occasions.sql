ALTER TABLE booking ADD COLUMN occasion TEXT NOT NULL DEFAULT '';

CREATE INDEX booking_occasion ON booking (occasion, created_at)
