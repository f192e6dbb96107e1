CREATE TABLE booking (
  number TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  request_hash TEXT NOT NULL,
  email TEXT NOT NULL,
  stay_id INTEGER NOT NULL,
  room_id INTEGER NOT NULL,
  checkin INTEGER NOT NULL,
  nights INTEGER NOT NULL,
  rooms INTEGER NOT NULL,
  total INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  document TEXT NOT NULL
) WITHOUT ROWID;
