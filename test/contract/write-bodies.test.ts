import { beforeAll, expect, test } from 'vitest';
import { sampleStays } from '#catalogue/seed/samples.ts';
import type { ContactCaseRequest } from '#shared/catalogue/contact-case.ts';
import { writeCalls } from '#shared/catalogue/write-calls.ts';
import { ask, fillCatalogue, readProblem } from '../support/catalogue.ts';
import { write } from '../support/writes.ts';
import { expectAllProved, keep, prove } from './prove.ts';

beforeAll(fillCatalogue);

const message: ContactCaseRequest = {
  locale: 'nl_NL',
  contact_reason: 'other',
  requestType: '',
  requestSubtype: '',
  name: 'Anne',
  email: 'anne@example.com',
  description: 'Hello',
};

test('GIFT-006 a gift order reads alike from both when it is placed and when it is found, a broken extra is left out', async () => {
  const buyer = { firstName: 'Anne', lastName: 'Petit', email: 'anne@example.com', phone: '+33 6 12 34 56 78' };
  const shipTo = { name: 'Paul Petit', street: '3, rue du Port', postcode: '14600', city: 'Honfleur' };
  const product = { type: 'SINGLEVOUCHER', id: sampleStays.bookable, nights: 1 } as const;
  const printed = { locale: 'fr_FR', product, format: 'physical', shipTo, buyer } as const;
  const refused = await readProblem(
    await write('/gift-orders', 'a-wrong-price', { ...printed, subElements: [4], expectedTotalCents: 1 }),
  );
  const placed = keep('placeGiftOrder', {
    ...printed,
    subElements: [4],
    expectedTotalCents: refused.currentTotalCents ?? 0,
  });
  const { number } = await placed;
  const { byHand } = await prove('placeGiftOrder', placed);
  const { embedded } = await prove('giftOrder', ask('giftOrder', { email: buyer.email }, { number }));
  expect(embedded).toEqual([await placed]);
  expect(byHand[0]).toMatchObject({
    product: { bucket: 1, withAvailability: false },
    isForOneself: false,
    subElements: [{ id: 4 }],
    priceInfo: { shippingCost: 0 },
  });
});

test('API-039 a case reads alike from both when it is kept, handed out and settled', async () => {
  const kept = keep('contactCase', { ...message, isForwarded: true });
  const { number } = await kept;
  await prove('contactCase', kept);
  const claim = 'the-claim-of-a-body';
  const claimed = keep('claimCases', { limit: 20 }, { key: claim });
  const cases = (await prove('claimCases', claimed)).embedded.flatMap(({ items }) => items);
  expect(cases.find((one) => one.number === number)?.case).toEqual(message);
  await prove('settleCase', keep('settleCase', { claim, outcome: 'sent' }, { parts: { number } }));
});

test('API-040 API-041 whether a report was kept is all that is read of its answer from both', async () => {
  const report = { locale: 'fr_FR', level: 'info', location: 'application.notFound', message: '/nowhere' } as const;
  await prove('clientError', keep('clientError', report));
});

test('API-042 whether events were kept is all that is read of the answer from both', async () => {
  const batch = { batch: 'a-batch-of-bodies', events: [{ name: 'view_item', values: { id: 1 } }] };
  await prove('analytics', keep('analytics', batch, { parts: { pos: 'fr' } }));
});

test('CONTRACT-list every call that keeps something is proved here', () => {
  expectAllProved(Object.keys(writeCalls));
});
