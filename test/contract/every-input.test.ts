import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleStays } from '#catalogue/seed/samples.ts';
import { type CallName, calls, formatPath } from '#shared/catalogue/calls.ts';
import type { CatalogueCall } from '#shared/catalogue/catalogue-call.ts';
import { fillCatalogue, readProblem, visitCatalogue } from '../support/catalogue.ts';
import { write } from '../support/writes.ts';

beforeAll(fillCatalogue);

/** What each call cannot do without, by the name of the input: parts of the path, query and body alike. */
const right: Readonly<Record<string, unknown>> = {
  locale: 'fr_FR',
  checkin: '2026-12-15',
  nights: 2,
  night: 2,
  giftPrice: 15_000,
  amount: 15_000,
  pointOfSale: 'fr',
  email: 'lea@example.com',
  performMapSearch: true,
  stayId: sampleStays.bookable,
  party: { adult: 2, child: 0, baby: 0 },
  traveller: { firstName: 'Léa', lastName: 'Martin', email: 'lea@example.com', phone: '+33612345678' },
  buyer: { firstName: 'Léa', lastName: 'Martin', email: 'lea@example.com', phone: '+33612345678' },
  product: { type: 'GIFTCARD', amount: 15_000 },
  expectedTotalCents: 15_000,
  contact_reason: 'other',
  requestType: '',
  requestSubtype: '',
  name: 'Léa',
  description: 'Hello',
  level: 'error',
  location: 'application.client.error',
  message: 'x is undefined',
  batch: 'a-batch-of-inputs',
  events: [{ name: 'view_item' }],
  claim: 'a-claim-of-nobody',
  outcome: 'sent',
};
const rightParts: Readonly<Record<string, string>> = {
  id: String(sampleStays.bookable),
  hotelId: String(sampleStays.bookable),
  code: 'WELLNESSEBOX',
  boxCode: 'WELLNESSEBOX',
  number: '10000001',
  pos: 'fr',
};

const every = Object.entries<CatalogueCall>(calls) as [CallName, CatalogueCall][];

/** The inputs of a call, and those of them that it cannot do without with a right value each. */
function inputsOf({ request }: CatalogueCall) {
  const { properties = {}, required = [] } = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
  return { all: Object.keys(properties), needed: Object.fromEntries(required.map((name) => [name, right[name]])) };
}

function send({ method }: CatalogueCall, path: string, given: object): Promise<Response> {
  return method === 'GET' ? visitCatalogue(path, given) : write(path, 'a-key-of-every-input', given);
}

test('CONTRACT-inputs whatever input of whatever call cannot be used is 400 and named', async () => {
  const odd = 'é'.repeat(11_000);
  let sent = 0;
  for (const [name, call] of every) {
    const { all, needed } = inputsOf(call);
    const path = formatPath(call.path, rightParts);
    for (const input of all) {
      const answer = await send(call, path, { ...needed, [input]: odd });
      const { status, field = '' } = await readProblem(answer);
      expect([name, status, field.split('.')[0]]).toEqual([name, 400, input]);
      sent += 1;
    }
  }
  expect(sent).toBeGreaterThan(300);
});

test('CONTRACT-inputs whatever input of whatever call is missing and needed is 400 and named', async () => {
  // Without its switch the markers of a box are the pages of its stays, a call of their own.
  for (const [name, call] of every.filter(([one]) => one !== 'boxMap')) {
    const { needed } = inputsOf(call);
    const path = formatPath(call.path, rightParts);
    for (const input of Object.keys(needed)) {
      const { [input]: _, ...rest } = needed;
      const { status, field = '' } = await readProblem(await send(call, path, rest));
      expect([name, status, field.split('.')[0]]).toEqual([name, 400, input]);
    }
  }
});

test('CONTRACT-inputs whatever part of whatever path names nothing is 404, and never another thing', async () => {
  const odd = ['999999999998', 'nothing', '0', '-1', '1e3', '%00', '..%2F', "';--", '%F0%9F%8F%9D', 'x'.repeat(300)];
  for (const [name, call] of every.filter(([, { path }]) => path.includes('{'))) {
    const { needed } = inputsOf(call);
    const paths = odd.map((part) => call.path.replace(/\{\w+\}/, part));
    const answers = await Promise.all(paths.map((path) => send(call, path, needed)));
    expect([name, ...answers.map(({ status }) => status)]).toEqual([name, ...odd.map(() => 404)]);
  }
});
