import { globSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What the database itself says, read while nobody serves it. */
export interface Ledger {
  /** Booking number by idempotency key. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly bookings: number;
  /** Rooms on sale by room and night. */
  readonly stock: ReadonlyMap<string, number>;
  /** Rooms that the bookings take, by room and night. */
  readonly taken: ReadonlyMap<string, number>;
  /** 'ok' for a database without damage. */
  readonly integrity: string;
}

interface Booking {
  readonly number: string;
  readonly key: string;
  readonly room: number;
  readonly checkin: number;
  readonly nights: number;
  readonly rooms: number;
}

export function readLedger(stateDir: string): Ledger {
  const db = openCatalogue(stateDir);
  const all = <T>(sql: string) => db.prepare(sql).all() as unknown as T[];
  const bookings = all<Booking>(
    'SELECT number, idempotency_key AS key, room_id AS room, checkin, nights, rooms FROM booking',
  );
  const taken = new Map<string, number>();
  for (const { room, checkin, nights, rooms } of bookings) {
    for (let day = checkin; day < checkin + nights; day++) {
      taken.set(`${room} ${day}`, (taken.get(`${room} ${day}`) ?? 0) + rooms);
    }
  }
  const stock = all<{ room: number; day: number; stock: number }>('SELECT room_id AS room, day, stock FROM room_night');
  const [check] = all<{ integrity_check: string }>('PRAGMA integrity_check');
  db.close();
  return {
    numbers: new Map(bookings.map(({ key, number }) => [key, number])),
    bookings: bookings.length,
    stock: new Map(stock.map(({ room, day, stock: left }) => [`${room} ${day}`, left])),
    taken,
    integrity: check?.integrity_check ?? 'unreadable',
  };
}

/** The one SQLite file of the folder that holds bookings. */
function openCatalogue(stateDir: string): DatabaseSync {
  for (const path of globSync(`${stateDir}/v3/d1/**/*.sqlite`)) {
    const db = new DatabaseSync(path);
    const found = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'booking'").get();
    if (found) return db;
    db.close();
  }
  throw new Error(`No catalogue below ${stateDir}`);
}
