import type { WriteCallName } from '#shared/catalogue/write-calls.ts';
import type { HandBodies } from './hand-body.ts';

const giftOrder = {
  number: '48151623',
  status: 'paid',
  createdAt: '2026-11-21T10:00:00+01:00',
  locale: 'fr_FR',
  product: { type: 'SINGLEVOUCHER', id: 31, nights: 2 },
  label: 'Two nights by the harbour',
  format: 'physical',
  code: 'ABCD-EFGH',
  validUntil: '2027-11-21',
  subElements: [{ id: 4, name: 'Chocolates', price: 1290 }, { id: 5 }],
  message: null,
  buyer: { firstName: 'Anne', lastName: 'Petit', email: 'anne@example.com' },
  priceInfo: { sellPrice: 24_900, subElementsPrice: 1290, totalPrice: 26_190, vat: 20 },
  warehouse: 'north',
};

const giftOrders = [
  {
    body: giftOrder,
    extra: 'priceInfo.vat',
    missing: ['message', 'Enjoy it'],
    bad: 'subElements.1',
    none: { ...giftOrder, product: { type: 'CRUISE' } },
  },
] as const;

const contactCase = {
  locale: 'nl_NL',
  contact_reason: 'other',
  requestType: '',
  requestSubtype: '',
  name: 'Anne',
  email: 'anne@example.com',
  description: 'Hello',
  priority: 1,
};

const reports = [
  { body: { kept: true, id: 7 }, extra: 'id', missing: undefined, bad: undefined, none: { kept: 'yes' } },
] as const;

export const writeBodies = {
  placeGiftOrder: giftOrders,
  giftOrder: giftOrders,
  contactCase: [
    {
      body: { number: 'CASE-77', createdAt: '2026-11-21T10:00:00Z', queue: 'care' },
      extra: 'queue',
      missing: undefined,
      bad: undefined,
      none: { createdAt: '2026-11-21T10:00:00Z' },
    },
  ],
  claimCases: [
    {
      body: {
        items: [
          { number: 'CASE-77', attempt: 1, case: contactCase },
          { number: 'CASE-78', attempt: 1 },
        ],
        more: true,
      },
      extra: 'items.0.case.priority',
      missing: ['items.0.case.phone', '+31 6 12345678'],
      bad: 'items.1',
      none: [],
    },
  ],
  settleCase: [
    {
      body: { state: 'waiting', dueAt: null, by: 'me' },
      extra: 'by',
      missing: ['dueAt', '2026-11-21T10:00:00Z'],
      bad: undefined,
      none: { state: 'lost' },
    },
  ],
  clientError: reports,
  analytics: reports,
} as const satisfies HandBodies<WriteCallName>;
