CREATE TABLE place (
  id INTEGER PRIMARY KEY,
  category TEXT NOT NULL,
  country TEXT NOT NULL,
  region_id INTEGER,
  department_id INTEGER,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  population INTEGER NOT NULL DEFAULT 0,
  postcode TEXT,
  hotels INTEGER NOT NULL DEFAULT 0,
  fr TEXT NOT NULL,
  es TEXT NOT NULL,
  nl TEXT NOT NULL,
  it TEXT NOT NULL,
  en TEXT NOT NULL,
  CHECK (category IN ('city', 'searesort', 'skiresort', 'touristicregion', 'poi', 'region', 'department', 'country'))
);

CREATE TABLE hotel (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  country TEXT NOT NULL,
  city_id INTEGER NOT NULL REFERENCES place (id),
  department_id INTEGER REFERENCES place (id),
  region_id INTEGER REFERENCES place (id),
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  address TEXT NOT NULL,
  postcode TEXT,
  stars INTEGER NOT NULL CHECK (stars BETWEEN 0 AND 5),
  type TEXT NOT NULL,
  style TEXT NOT NULL,
  environment TEXT NOT NULL,
  facilities INTEGER NOT NULL,
  eco_facilities INTEGER NOT NULL,
  pets INTEGER NOT NULL CHECK (pets IN (0, 1)),
  quality INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  review_average INTEGER NOT NULL DEFAULT 0,
  review_count INTEGER NOT NULL DEFAULT 0,
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  seed INTEGER NOT NULL
);
CREATE INDEX hotel_position ON hotel (lat, lng);

CREATE TABLE hotel_place (
  place_id INTEGER NOT NULL,
  hotel_id INTEGER NOT NULL,
  PRIMARY KEY (place_id, hotel_id)
) WITHOUT ROWID;
CREATE INDEX hotel_place_hotel ON hotel_place (hotel_id);

CREATE TABLE room (
  id INTEGER PRIMARY KEY,
  hotel_id INTEGER NOT NULL REFERENCES hotel (id),
  kind TEXT NOT NULL,
  capacity INTEGER NOT NULL,
  max_capacity INTEGER NOT NULL,
  size INTEGER NOT NULL,
  base_price INTEGER NOT NULL,
  season TEXT NOT NULL,
  supply TEXT NOT NULL DEFAULT 'seasonal' CHECK (supply IN ('seasonal', 'plenty', 'last', 'none')),
  seed INTEGER NOT NULL
);
CREATE INDEX room_hotel ON room (hotel_id);

CREATE TABLE stay (
  id INTEGER PRIMARY KEY,
  hotel_id INTEGER NOT NULL REFERENCES hotel (id),
  room_id INTEGER NOT NULL REFERENCES room (id),
  concept TEXT NOT NULL,
  programme TEXT NOT NULL,
  programme_price INTEGER NOT NULL,
  min_nights INTEGER NOT NULL,
  max_nights INTEGER NOT NULL,
  default_nights INTEGER NOT NULL,
  cancellation TEXT NOT NULL,
  themes INTEGER NOT NULL,
  tags INTEGER NOT NULL,
  regular_promo INTEGER NOT NULL DEFAULT 0 CHECK (regular_promo BETWEEN 0 AND 90),
  promo INTEGER NOT NULL DEFAULT 0 CHECK (promo BETWEEN 0 AND 90),
  flash_ends_day INTEGER,
  on_sale_days INTEGER,
  last_sale_day INTEGER,
  published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1)),
  package_available INTEGER NOT NULL DEFAULT 1 CHECK (package_available IN (0, 1)),
  channel_percent INTEGER NOT NULL DEFAULT 0,
  from_nights_price INTEGER,
  seed INTEGER NOT NULL
);
CREATE INDEX stay_hotel ON stay (hotel_id);

CREATE TABLE room_night (
  room_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  price INTEGER NOT NULL,
  stock INTEGER NOT NULL CHECK (stock >= 0),
  min_stay INTEGER NOT NULL,
  PRIMARY KEY (room_id, day)
) WITHOUT ROWID;

CREATE TABLE season (
  season TEXT NOT NULL,
  month INTEGER NOT NULL,
  percent INTEGER NOT NULL,
  PRIMARY KEY (season, month)
) WITHOUT ROWID;

CREATE TABLE review (
  id INTEGER PRIMARY KEY,
  hotel_id INTEGER NOT NULL,
  locale TEXT NOT NULL,
  day INTEGER NOT NULL,
  average INTEGER NOT NULL CHECK (average BETWEEN 0 AND 100),
  seed INTEGER NOT NULL
);
CREATE INDEX review_hotel ON review (hotel_id, locale, day);

CREATE VIRTUAL TABLE place_name USING fts5 (
  name,
  place_id UNINDEXED,
  category UNINDEXED,
  weight UNINDEXED,
  tokenize = 'unicode61 remove_diacritics 2',
  prefix = '1 2 3 4'
);

CREATE TABLE fill (
  step TEXT PRIMARY KEY,
  position INTEGER NOT NULL
) WITHOUT ROWID;
