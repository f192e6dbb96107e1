import { expect, test } from 'vitest';
import { activityTraits } from './activities.ts';
import { facilitiesOf } from './facilities.ts';
import { createGeography } from './geography/places.ts';
import { planHotels } from './plan-hotels.ts';
import { planSamples, sampleStays } from './samples.ts';

const geography = createGeography();
const whole = planHotels(geography.spots, 1);

test('SEED-scale a catalogue of scale 1 holds 1,500 hotels and 5,000 stays, a smaller one its share', () => {
  const count = (bundles: typeof whole) => [bundles.length, bundles.flatMap(({ stays }) => stays).length];
  expect(count(whole)).toEqual([1500, 5000]);
  expect(count(planHotels(geography.spots, 0.05))).toEqual([75, 250]);
});

test('SEED-stable the same catalogue is planned every time, and a small one is the beginning of a large one', () => {
  expect(planHotels(geography.spots, 0.05)).toEqual(planHotels(geography.spots, 0.05));
  const names = (bundles: typeof whole) => bundles.slice(0, 75).map(({ hotel }) => hotel.name);
  expect(names(planHotels(geography.spots, 0.05))).toEqual(names(whole));
});

test('SEED-spread a small catalogue already has hotels in every country and surroundings', () => {
  const small = planHotels(geography.spots, 0.05).map(({ hotel }) => hotel);
  expect(new Set(small.map(({ country }) => country)).size).toBe(5);
  expect(new Set(small.map(({ environment }) => environment)).size).toBe(8);
});

test('SEED-ids no two hotels, rooms or stays share an id, the samples included', () => {
  const all = [...planSamples(geography), ...whole];
  const ids = [
    all.map(({ hotel }) => hotel.id),
    all.flatMap(({ hotel }) => hotel.rooms.map(({ id }) => id)),
    all.flatMap(({ stays }) => stays.map(({ id }) => id)),
  ];
  expect(ids.map((some) => new Set(some).size)).toEqual(ids.map((some) => some.length));
});

test('SEED-stays a stay uses a room of its hotel, allows its usual nights and promises only what the hotel has', () => {
  for (const { hotel, stays } of whole) {
    for (const stay of stays) {
      expect(hotel.rooms.map(({ id }) => id)).toContain(stay.roomId);
      expect(stay.minNights).toBeLessThanOrEqual(stay.defaultNights);
      expect(stay.maxNights).toBeGreaterThan(stay.defaultNights);
      expect(stay.programmePrice % 200).toBe(0);
      const missing = stay.programme.flatMap((code) => activityTraits[code].needs ?? []);
      expect(missing.filter((code) => !facilitiesOf(hotel.facilities).includes(code))).toEqual([]);
    }
    expect(new Set(stays.map(({ concept }) => concept)).size).toBe(stays.length);
  }
});

test('SEED-names no hotel or street is written with a straight apostrophe', () => {
  const written = whole.flatMap(({ hotel }) => [hotel.name, hotel.address]);
  expect(written.filter((text) => text.includes("'"))).toEqual([]);
});

test('SEED-stays two in love never sleep in a family room, and families always do where there is one', () => {
  for (const { hotel, stays } of whole) {
    const family = hotel.rooms.find(({ kind }) => kind === 'family')?.id;
    const roomOf = (wanted: string) => stays.find(({ concept }) => concept === wanted)?.roomId;
    if (family === undefined) continue;
    expect([roomOf('romantic'), roomOf('massage')]).not.toContain(family);
    expect([family, undefined]).toContain(roomOf('family'));
  }
});

test('SEED-samples every sample is planned under its fixed id', () => {
  const planned = planSamples(geography).flatMap(({ stays }) => stays.map(({ id }) => id));
  expect(planned).toEqual(Object.values(sampleStays));
});

test('SEED-extras what can be added to a stay is not in its programme, has a day, and needs a spa where it is a treatment', () => {
  const stays = planHotels(geography.spots, 0.2).flatMap(({ hotel, stays }) => stays.map((stay) => ({ hotel, stay })));
  const offered = stays.flatMap(({ hotel, stay }) => stay.extras.map((code) => ({ hotel, stay, code })));
  expect(offered.length).toBeGreaterThan(stays.length / 6);
  expect(offered.filter(({ stay, code }) => stay.programme.includes(code))).toEqual([]);
  expect(offered.every(({ code }) => activityTraits[code].dated === true)).toBe(true);
  const treatments = offered.filter(({ code }) => code === 'spa' || code === 'massage');
  expect(treatments.length).toBeGreaterThan(0);
  expect(treatments.every(({ hotel }) => facilitiesOf(hotel.facilities).includes('spa'))).toBe(true);
  expect(stays.every(({ stay }) => stay.discount === 0 || stay.discount < stay.regularPromo)).toBe(true);
  expect(stays.some(({ stay }) => stay.discount > 0)).toBe(true);
});
