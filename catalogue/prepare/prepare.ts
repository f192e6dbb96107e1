import { toDayNumber, todayIn } from '#shared/calendar/date.ts';
import { type Bindings, readClock, readScale } from '../env.ts';
import { migrate } from './migrate.ts';
import { planFill } from './plan-fill.ts';
import { planRoll } from './plan-roll.ts';
import { notePosition, readPosition } from './position.ts';
import { runSteps } from './run-steps.ts';

/** Goes up whenever the same hotels would be filled in differently; a catalogue of another edition is filled afresh. */
const edition = 6;

/**
 * Migrates, fills what is missing and moves the calendar on to today. Yields how much is done, 0 to 1. It can be stopped
 * at any moment: every step is one transaction that also notes itself, and the next call goes on after the last one.
 */
export async function* prepare(bindings: Bindings): AsyncGenerator<number> {
  const { DB: db } = bindings;
  const scale = readScale(bindings);
  const today = toDayNumber(todayIn(readClock(bindings), 'Europe/Paris'));
  await migrate(db);
  await clearUnlessSame(db, edition * 100_000 + Math.round(scale * 1000), today);
  yield 0;
  const firstDay = (await readPosition(db, 'first day')) ?? today;
  for await (const done of runSteps(db, 'fill', () => planFill(db, scale, firstDay))) yield done * 0.9;
  for await (const done of runSteps(db, `roll ${today}`, () => planRoll(db, today))) yield 0.9 + done * 0.1;
  yield 1;
}

const tables = [
  'activity_place',
  'activity_product',
  'box',
  'voucher_fare',
  'place_name',
  'review',
  'room_night',
  'season',
  'stay_promo',
  'stay',
  'room',
  'hotel_place',
  'hotel',
  'place',
  'fill',
];

/**
 * Empties a catalogue of another size or edition, or one that a later day has already gone through. Bookings stay: they
 * hold everything about what was booked.
 */
async function clearUnlessSame(db: D1Database, signature: number, today: number): Promise<void> {
  const isSame =
    (await readPosition(db, 'signature')) === signature && ((await readPosition(db, 'today')) ?? 0) <= today;
  if (isSame) return;
  await db.batch([
    ...tables.map((table) => db.prepare(`DELETE FROM ${table}`)),
    notePosition(db, 'signature', signature),
    notePosition(db, 'first day', today),
    notePosition(db, 'today', today),
  ]);
}
