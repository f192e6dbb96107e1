import catalogue from '../migrations/0001_catalogue.sql?raw';
import bookings from '../migrations/0002_bookings.sql?raw';
import products from '../migrations/0003_products.sql?raw';
import writes from '../migrations/0004_writes.sql?raw';
import occasions from '../migrations/0005_occasions.sql?raw';
import giftCards from '../migrations/0006_gift_cards.sql?raw';
import promos from '../migrations/0007_promos.sql?raw';
import extras from '../migrations/0008_extras.sql?raw';

/** In order; the file name is what the table remembers, and what wrangler's own migration command looks for. */
const migrations = [
  { name: '0001_catalogue.sql', sql: catalogue },
  { name: '0002_bookings.sql', sql: bookings },
  { name: '0003_products.sql', sql: products },
  { name: '0004_writes.sql', sql: writes },
  { name: '0005_occasions.sql', sql: occasions },
  { name: '0006_gift_cards.sql', sql: giftCards },
  { name: '0007_promos.sql', sql: promos },
  { name: '0008_extras.sql', sql: extras },
];

/** Applies what is missing, each file as one transaction together with the note that it was applied. */
export async function migrate(db: D1Database): Promise<void> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations
         (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const { name, sql } of migrations) {
    if (applied.has(name)) continue;
    const statements = sql.split(';').map((statement) => statement.trim());
    await db.batch([
      ...statements.filter(Boolean).map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}
