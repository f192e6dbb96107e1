import { z } from 'zod';
import { type CallName, calls } from '#shared/catalogue/calls.ts';

export interface GeneratedRequest {
  readonly call: CallName;
  /** With its query. */
  readonly path: string;
  readonly init?: { readonly method: string; readonly headers: Record<string, string>; readonly body: string };
}

const odd = [
  '',
  '0',
  '-1',
  '1.5',
  'NaN',
  'null',
  '1e309',
  "'; DROP TABLE stay; --",
  '%',
  '_',
  '"',
  '\\',
  '🏝️',
  '\u0000',
  'a'.repeat(300),
];
const oddJson: readonly unknown[] = [...odd, null, true, -1, 0.5, 1e300, [], {}, [null], { a: { b: [] } }];

/** Right values, by the name of the field. */
const right: Readonly<Record<string, readonly unknown[]>> = {
  locale: ['fr_FR', 'nl_BE', 'it_IT'],
  flow: ['booking', 'gifting', 'activity', 'hotel'],
  checkin: ['2026-12-05', '2027-07-11', '2026-11-21', '1999-12-31', '2999-12-31'],
  checkinDate: ['2026-12-05', '1999-12-31'],
  night: ['1', '2', '30'],
  nights: ['1', '2', '30'],
  giftNights: ['1', '3'],
  adult: ['1', '2', '20'],
  child: ['0', '10'],
  month: ['2026-11', '2027-11', '2999-12', '1970-01'],
  length: ['1', '12'],
  city: ['2988507', '3013173', '1'],
  country: ['3017382'],
  theme: ['26', '999'],
  stars: ['3,4', '5'],
  facilities: ['spa,pool', 'pets', 'helipad'],
  tags: ['4,5', '31', '999999999'],
  bounds: ['43,-1,50,4', '90,180,90,180'],
  lat: ['48.85', '-90'],
  lng: ['2.35', '180'],
  distanceMax: ['0', '30', '1000'],
  priceMin: ['0', '99999999999'],
  orderBy: ['distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc'],
  page: ['0', '3', '10000'],
  term: ['par', 'a b c d e f g h i j', '*', 'NEAR(a b)', 'honfluer', 'xyzxyzxyzxyz'],
  email: ['lea@example.com'],
  sort: ['DATE_ASC', 'SCORE_DESC'],
  pos: ['fr', 'FR', 'fr_FR'],
  amount: ['0', '15000', '999999999999'],
  giftPrice: ['0', '15000'],
  performMapSearch: ['true', 'false'],
  criteria: [{}, { city: 2_988_507 }, { bounds: '43,-1,50,4', stars: '4,5' }],
  product: [
    { type: 'GIFTCARD', amount: 15_000 },
    { type: 'BOX', code: 'WINEEBOX' },
    { type: 'SINGLEVOUCHER', id: 900_001, nights: 1 },
  ],
  buyer: [{ firstName: 'Léa', lastName: 'Martin', email: 'lea@example.com', phone: '+33612345678' }],
  traveller: [{ firstName: 'Léa', lastName: 'Martin', email: 'lea@example.com', phone: '+33612345678' }],
  party: [{ adult: 2, child: 0, baby: 0 }],
  stayId: [900_001, 900_003, 5],
  expectedTotalCents: [15_000, 0],
  format: ['digital', 'physical'],
  contact_reason: ['other', 'complaint'],
  requestType: ['Complaint', ''],
  requestSubtype: [''],
  name: ['Léa Martin'],
  description: ['Hello', 'x'.repeat(4000)],
  level: ['error', 'info'],
  location: ['application.client.error', 'application.notFound'],
  message: ['x is undefined'],
  batch: ['batch-0001', 'batch-0002'],
  events: [[{ name: 'view_item' }], [{ name: 'a', values: { b: [{ c: 1 }] } }]],
  claim: ['a-claim-of-somebody'],
  outcome: ['sent', 'failed'],
};

const parts = [
  '900001',
  '900003',
  '10011',
  '1001',
  '5',
  '700001',
  'WINEEBOX',
  'WELLNESSEBOX-physical',
  'fr',
  '10000001',
];

/**
 * Requests of every call in turn, with right, odd and absurd values in any combination of the fields that it takes and
 * of some that it does not; the same ones every time.
 */
export function generateRequests(count: number): GeneratedRequest[] {
  let state = 20_261_121;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;
  const names = Object.keys(calls) as CallName[];
  const ids = [...parts, ...parts, ...odd.filter((value) => value !== '')];
  return Array.from({ length: count }, (_, index) => {
    const call = names[index % names.length] as CallName;
    const { method, path: template, request } = calls[call];
    const path = template.replace(/\{\w+\}/, () => encodeURIComponent(pick(ids)));
    const own = Object.keys(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }).properties ?? {});
    const others = Object.keys(right);
    if (method === 'GET') {
      const query = new URLSearchParams(next(12) === 0 ? {} : { locale: 'fr_FR' });
      for (let more = next(8); more > 0; more--) {
        const name = pick(next(4) === 0 ? others : own);
        query.set(name, next(3) === 0 ? pick(odd) : String(pick(right[name] ?? odd)));
      }
      return { call, path: `${path}?${query}` };
    }
    const body = Object.fromEntries(
      own.map((name) => [name, next(7) === 0 ? pick(oddJson) : pick(right[name] ?? oddJson)]),
    );
    const key = next(9) === 0 ? pick(odd).replace(/[^\x20-\x7e]/g, '') : `generated-${next(400)}`;
    return {
      call,
      path,
      init: {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: next(12) === 0 ? String(pick(oddJson)) : JSON.stringify(body),
      },
    };
  });
}
