import { horizonDays, insertNights } from './fill-nights.ts';
import { forgetReports } from './forget-reports.ts';
import { notePosition, readPosition } from './position.ts';
import { countOffers, rollFares } from './roll-fares.ts';
import { rollPromos } from './roll-promos.ts';
import { rollStays } from './roll-stays.ts';
import { chunk, type Step } from './run-steps.ts';

const hotelsPerStep = 250;

/**
 * The steps that move the calendar on to `today`: past nights go, new ones come at the far end, and what depends on the
 * day is worked out again.
 */
export async function planRoll(db: D1Database, today: number): Promise<Step[]> {
  const horizon = (await readPosition(db, 'horizon')) ?? today - 1;
  const days = { from: Math.max(today, horizon + 1), to: today + horizonDays };
  const { results } = await db.prepare('SELECT id FROM hotel ORDER BY id').all<{ id: number }>();
  const steps = chunk(results, hotelsPerStep).map((some): Step => {
    const hotels = { from: some[0]?.id ?? 0, to: some.at(-1)?.id ?? 0 };
    return {
      weight: 1,
      statements: () => [
        ...(days.from <= days.to ? [insertNights(db, hotels, days)] : []),
        ...rollStays(db, hotels, today),
        ...rollPromos(db, hotels, today),
        ...rollFares(db, hotels, today),
      ],
    };
  });
  const tidy = [
    db.prepare(countOffers),
    db.prepare('DELETE FROM room_night WHERE day < ?').bind(today),
    db.prepare("DELETE FROM fill WHERE step LIKE 'roll %' AND step <> ?").bind(`roll ${today}`),
    ...forgetReports(db, today),
    notePosition(db, 'horizon', days.to),
    notePosition(db, 'today', today),
  ];
  return [...steps, { weight: 1, statements: () => tidy }];
}
