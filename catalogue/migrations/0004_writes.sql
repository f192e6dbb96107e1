CREATE TABLE written (
  call TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  writer TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (call, idempotency_key)
) WITHOUT ROWID;
CREATE INDEX written_age ON written (created_at);

CREATE TABLE contact_case (
  number TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  document TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('contact-case')),
  reference TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  claim TEXT,
  UNIQUE (kind, reference)
);
CREATE INDEX outbox_due ON outbox (kind, state, due_at);

CREATE TABLE client_error (
  id INTEGER PRIMARY KEY,
  created_at INTEGER NOT NULL,
  document TEXT NOT NULL
);
CREATE INDEX client_error_age ON client_error (created_at);

CREATE TABLE analytics_batch (
  id INTEGER PRIMARY KEY,
  pos TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  document TEXT NOT NULL
);
CREATE INDEX analytics_batch_age ON analytics_batch (created_at);

CREATE TABLE report_count (
  kind TEXT NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, day)
) WITHOUT ROWID;

CREATE TABLE printed_gift (
  sku TEXT PRIMARY KEY,
  stock INTEGER NOT NULL CHECK (stock >= 0)
) WITHOUT ROWID;

CREATE TABLE gift_order (
  number TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  total INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  document TEXT NOT NULL
) WITHOUT ROWID;

CREATE VIRTUAL TABLE place_term USING fts5vocab (place_name, row);

CREATE TABLE place_word (
  word TEXT PRIMARY KEY,
  letters INTEGER NOT NULL,
  places INTEGER NOT NULL
) WITHOUT ROWID
