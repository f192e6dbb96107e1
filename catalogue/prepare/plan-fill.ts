import { planActivities } from '../seed/activity-only/plan-activities.ts';
import { createGeography } from '../seed/geography/places.ts';
import { planHotels } from '../seed/plan-hotels.ts';
import { planSamples } from '../seed/samples.ts';
import { seasons } from '../seed/seasons.ts';
import { insertGiftCards } from './fill-gift-cards.ts';
import { insertHotels } from './fill-hotels.ts';
import { insertNames } from './fill-names.ts';
import { horizonDays, insertNights } from './fill-nights.ts';
import { insertPlaces } from './fill-places.ts';
import { insertPrintedGifts } from './fill-printed-gifts.ts';
import { insertProducts } from './fill-products.ts';
import { insertPromos } from './fill-promos.ts';
import { insertReviews } from './fill-reviews.ts';
import { notePosition } from './position.ts';
import { chunk, type Step } from './run-steps.ts';

const placesPerStep = 1500;
const hotelsPerStep = 250;

/** The steps that fill an empty catalogue with nights from `firstDay` on. */
export function planFill(db: D1Database, scale: number, firstDay: number): Step[] {
  const geography = createGeography();
  const circled = geography.places.filter(({ circles }) => circles);
  const bundles = [planSamples(geography), ...chunk(planHotels(geography.spots, scale), hotelsPerStep)];
  const days = { from: firstDay, to: firstDay + horizonDays };
  return [
    ...chunk(geography.places, placesPerStep).map((places) => ({
      weight: 1,
      statements: () => insertPlaces(db, places),
    })),
    { weight: 0.1, statements: () => [insertSeasons(db), insertPrintedGifts(db), insertGiftCards(db)] },
    { weight: 0.1, statements: () => insertProducts(db, planActivities(geography), circled) },
    ...bundles.map((some) => ({ weight: 1, statements: () => insertHotels(db, some, circled) })),
    ...bundles.map((some) => {
      const ids = some.map(({ hotel }) => hotel.id);
      const hotels = { from: Math.min(...ids), to: Math.max(...ids) };
      return {
        weight: 3,
        statements: () => [
          insertNights(db, hotels, days),
          insertPromos(db, hotels, firstDay),
          ...insertReviews(db, hotels, firstDay),
        ],
      };
    }),
    { weight: 1, statements: () => insertNames(db) },
    { weight: 1, statements: () => [db.prepare('ANALYZE'), notePosition(db, 'horizon', days.to)] },
  ];
}

function insertSeasons(db: D1Database): D1PreparedStatement {
  const rows = Object.entries(seasons).flatMap(([season, months]) =>
    months.map((percent, index) => [season, index + 1, percent]),
  );
  return db
    .prepare(
      'INSERT INTO season (season, month, percent) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)',
    )
    .bind(JSON.stringify(rows));
}
