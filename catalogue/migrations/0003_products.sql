ALTER TABLE place ADD COLUMN offers INTEGER NOT NULL DEFAULT 0;
CREATE INDEX place_country_regions ON place (country, offers DESC, id) WHERE category = 'region' AND offers > 0;
CREATE INDEX place_region_cities ON place (region_id, offers DESC, id) WHERE category = 'city' AND offers > 0;
CREATE INDEX place_department_cities ON place (department_id, offers DESC, id) WHERE category = 'city' AND offers > 0;

CREATE TABLE voucher_fare (
  room_id INTEGER NOT NULL,
  los INTEGER NOT NULL CHECK (los BETWEEN 1 AND 3),
  bucket INTEGER NOT NULL CHECK (bucket BETWEEN 1 AND 3),
  price INTEGER NOT NULL,
  PRIMARY KEY (room_id, los, bucket)
) WITHOUT ROWID;

CREATE TABLE box (
  market TEXT NOT NULL,
  code TEXT NOT NULL,
  theme TEXT NOT NULL,
  slug TEXT NOT NULL,
  position INTEGER NOT NULL,
  price INTEGER NOT NULL CHECK (price > 0),
  value INTEGER NOT NULL CHECK (value >= price),
  rating INTEGER CHECK (rating BETWEEN 0 AND 100),
  physical INTEGER NOT NULL CHECK (physical IN (0, 1)),
  PRIMARY KEY (market, code)
) WITHOUT ROWID;

CREATE TABLE activity_product (
  id INTEGER PRIMARY KEY,
  center_id INTEGER NOT NULL,
  center TEXT NOT NULL,
  univers TEXT NOT NULL,
  variant INTEGER NOT NULL,
  country TEXT NOT NULL,
  city_id INTEGER NOT NULL REFERENCES place (id),
  department_id INTEGER REFERENCES place (id),
  region_id INTEGER REFERENCES place (id),
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  address TEXT NOT NULL,
  environment TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price > 0),
  least INTEGER NOT NULL CHECK (least >= 1),
  most INTEGER NOT NULL CHECK (most >= least),
  promo INTEGER NOT NULL CHECK (promo BETWEEN 0 AND 90),
  published INTEGER NOT NULL CHECK (published IN (0, 1)),
  quality INTEGER NOT NULL,
  popularity INTEGER NOT NULL,
  tags INTEGER NOT NULL,
  seed INTEGER NOT NULL
);

CREATE TABLE activity_place (
  place_id INTEGER NOT NULL,
  activity_id INTEGER NOT NULL,
  PRIMARY KEY (place_id, activity_id)
) WITHOUT ROWID
