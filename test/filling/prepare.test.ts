import { beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#catalogue/catalogue.ts';
import { prepare } from '#catalogue/prepare/prepare.ts';
import { addDays, fromDayNumber, parseDate } from '#shared/calendar/date.ts';
import type { Answer } from '#shared/catalogue/calls.ts';
import { catalogue, database, fillCatalogue } from '../support/catalogue.ts';

beforeAll(fillCatalogue);

const at = (CLOCK: string, CATALOGUE_SCALE = '0.05') => ({ DB: database, ENVIRONMENT: 'test', CATALOGUE_SCALE, CLOCK });

async function listProgress(steps: AsyncGenerator<number>): Promise<number[]> {
  const progress: number[] = [];
  for await (const done of steps) progress.push(done);
  return progress;
}

const first = <T>(sql: string, ...values: unknown[]) =>
  database
    .prepare(sql)
    .bind(...values)
    .first<T>();
const count = async (table: string) => (await first<{ n: number }>(`SELECT count(*) AS n FROM ${table}`))?.n ?? 0;
const dayOf = (text: string) => Date.parse(text) / 86_400_000;

test('PREPARE-again a filled catalogue is prepared again at once and stays as it is', async () => {
  const before = [await count('hotel'), await count('stay'), await count('room_night'), await count('review')];
  const answer = await catalogue.fetch('http://catalogue/prepare', { method: 'POST' });
  expect((await answer.text()).trim().split('\n')).toEqual(['{"done":0}', '{"done":1}']);
  expect([await count('hotel'), await count('stay'), await count('room_night'), await count('review')]).toEqual(before);
});

test('PREPARE-scale a twentieth holds 75 hotels and 250 stays beside the samples', async () => {
  expect(await count('hotel')).toBe(75 + 10);
  expect(await count('stay')).toBe(250 + 10);
});

test('PREPARE-horizon every room has every night from today to thirteen months ahead', async () => {
  const gaps = await first<{ n: number }>(
    'SELECT count(*) AS n FROM (SELECT room_id FROM room_night GROUP BY room_id HAVING count(*) <> 397 OR min(day) <> ?)',
    dayOf('2026-11-21'),
  );
  expect(gaps?.n).toBe(0);
  expect(await count('room_night')).toBe((await count('room')) * 397);
});

test('PREPARE-price nights cost more at the weekend, and by the sea more in August than in January', async () => {
  const mean = async (where: string) =>
    (
      await first<{ price: number }>(
        `SELECT avg(price) AS price FROM room_night JOIN room ON room.id = room_id WHERE ${where}`,
      )
    )?.price ?? 0;
  expect(await mean('(day + 3) % 7 = 5')).toBeGreaterThan((await mean('(day + 3) % 7 = 1')) * 1.15);
  const january = `season = 'sea' AND day BETWEEN ${dayOf('2027-01-01')} AND ${dayOf('2027-01-31')}`;
  const august = `season = 'sea' AND day BETWEEN ${dayOf('2027-08-01')} AND ${dayOf('2027-08-31')}`;
  expect(await mean(august)).toBeGreaterThan((await mean(january)) * 1.5);
});

test('PREPARE-roll a month later the past is gone, new nights are there and taken stock stays taken', async () => {
  const night = { room: 9_000_011, day: dayOf('2027-01-10') };
  await database
    .prepare('UPDATE room_night SET stock = 2 WHERE room_id = ? AND day = ?')
    .bind(night.room, night.day)
    .run();
  const progress = await listProgress(prepare(at('2026-12-21T09:00:00Z')));
  expect(progress[0]).toBe(0);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  const span = await first<{ least: number; most: number }>(
    'SELECT min(day) AS least, max(day) AS most FROM room_night',
  );
  expect(span).toEqual({ least: dayOf('2026-12-21'), most: dayOf('2026-12-21') + 396 });
  expect(await count('room_night')).toBe((await count('room')) * 397);
  const kept = await first<{ stock: number }>(
    'SELECT stock FROM room_night WHERE room_id = ? AND day = ?',
    night.room,
    night.day,
  );
  expect(kept?.stock).toBe(2);
});

test('QUOTE-001 the lowest price of the 30 days before a reduction is kept while flash deals come and go', async () => {
  const week = (dayOf('2027-01-25') - 4) / 7;
  const flash = await first<{ id: number; promo: number; weeks: number }>(
    `SELECT id, regular_promo AS promo, (seed % 37 - ${week} % 37 + 37) % 37 AS weeks FROM stay
     WHERE regular_promo BETWEEN 5 AND 24 AND on_sale_days IS NULL ORDER BY weeks, id`,
  );
  const { id, promo, weeks } = flash ?? { id: 0, promo: 0, weeks: 0 };
  const monday = addDays(parseDate('2027-01-25') ?? fromDayNumber(0), 7 * weeks);
  const percents = async (days: number) => {
    const bindings = at(`${addDays(monday, days)}T09:00:00Z`);
    await listProgress(prepare(bindings));
    const path = `http://catalogue/weekend/${id}/detail.json?locale=fr_FR`;
    const answer = await createCatalogue().request(path, {}, bindings);
    const { priceInfo } = (await answer.json()) as Answer<'stay'>;
    const { sellPrice = 0, refPrice = 0, lowestPrice = 0 } = priceInfo ?? {};
    return [sellPrice, lowestPrice].map((price) => Math.round(100 - (100 * price) / refPrice));
  };
  const [before, during, after, later] = [await percents(-1), await percents(0), await percents(7), await percents(77)];
  expect(before[0]).toBe(promo);
  expect(during).toEqual([25, promo]);
  expect(after).toEqual([promo, 25]);
  expect(later).toEqual(after);
  const kept = await first<{ promos: string }>(
    'SELECT group_concat(promo) AS promos FROM (SELECT promo FROM stay_promo WHERE stay_id = ? ORDER BY since_day)',
    id,
  );
  expect(kept?.promos).toBe(`${promo},25,${promo}`);
});

test('PREPARE-resume a filling that was stopped goes on where it was and ends like one that was not', async () => {
  const state = () =>
    first(
      'SELECT (SELECT sum(price) FROM room_night) AS prices, (SELECT sum(from_nights_price) FROM stay) AS least, (SELECT sum(average) FROM review) AS reviews, (SELECT count(*) FROM place_name) AS names',
    );
  await listProgress(prepare(at('2027-03-01T09:00:00Z', '0.02')));
  const whole = await state();
  await database.prepare('DELETE FROM fill').run();
  for (let stops = 1; ; stops++) {
    const steps = prepare(at('2027-03-01T09:00:00Z', '0.02'));
    let taken = 0;
    for await (const done of steps) if (done < 1 && ++taken > stops) break;
    if (taken <= stops) break;
  }
  expect(await state()).toEqual(whole);
});

test('PREPARE-scale another scale fills the catalogue afresh, and bookings stay', async () => {
  await database
    .prepare(
      "INSERT INTO booking VALUES ('10000000', 'a-kept-key', 'h', 'a@example.com', 1, 1, 1, 1, 1, 1, '', '{}', 'o')",
    )
    .run();
  await listProgress(prepare(at('2026-11-21T09:00:00Z', '0.03')));
  expect(await count('hotel')).toBe(45 + 10);
  expect(await count('booking')).toBe(1);
});

test('PREPARE-back a clock that goes back finds a catalogue of its own day', async () => {
  await listProgress(prepare(at('2026-11-01T09:00:00Z', '0.03')));
  const span = await first<{ least: number }>('SELECT min(day) AS least FROM room_night');
  expect(span?.least).toBe(dayOf('2026-11-01'));
});
