import { expect, test } from 'vitest';
import { boxOrder, boxThemes, planBoxes } from '../boxes.ts';
import { createGeography } from '../geography/places.ts';
import { planActivities, sampleActivities } from './plan-activities.ts';
import { universCodes } from './univers.ts';

test('SEED-activities there are 80, ten of each univers, two of each of 40 partners, always the same', () => {
  const geography = createGeography();
  const plans = planActivities(geography);
  expect(plans).toHaveLength(80);
  expect(new Set(plans.map(({ centerId }) => centerId)).size).toBe(40);
  expect(new Set(plans.map(({ center }) => center)).size).toBeGreaterThan(35);
  for (const univers of universCodes) expect(plans.filter((plan) => plan.univers === univers)).toHaveLength(10);
  expect(new Set(plans.map(({ country }) => country)).size).toBe(5);
  expect(plans.filter(({ published }) => !published).map(({ id }) => id)).toEqual([sampleActivities.expired]);
  expect(planActivities(geography)).toEqual(plans);
});

test('BOX-015 every market has 24 boxes, its own twelve first', () => {
  const plans = planBoxes();
  expect(boxThemes).toHaveLength(24);
  expect(plans).toHaveLength(24 * 5);
  for (const [market, first] of Object.entries(boxOrder)) {
    expect(new Set(first).size).toBe(12);
    const own = plans.filter((plan) => plan.market === market);
    expect(own.slice(0, 12).map(({ theme }) => theme)).toEqual(first);
  }
});

test('BOX-004 no box is printed in Italy', () => {
  const physical = planBoxes().filter(({ physical: isPhysical }) => isPhysical);
  expect(new Set(physical.map(({ market }) => market))).toEqual(new Set(['FR', 'ES', 'BE', 'NL']));
});
