import type { PaymentMethodType } from '#shared/catalogue/eligibility.ts';
import { idempotencyKey } from '#shared/catalogue/order.ts';
import { parseCents } from '#shared/checkout/checkout-address.ts';
import {
  emptyTraveller,
  readTravellerValues,
  type TravellerErrors,
  type TravellerValues,
} from '#shared/checkout/traveller-form.ts';
import { parsePayLaterType } from '#shared/price/pay-later.ts';

/** The form as it is shown: what was typed, what is wrong with it, and what travels hidden. */
export interface CheckoutForm {
  readonly values: TravellerValues;
  readonly errors: TravellerErrors;
  /** Names the order before it exists: the form can be sent any number of times and books once. */
  readonly key: string;
  /** The total in cents that the shopper sees. */
  readonly total: number;
  /** Whether the shopper has been told that the same stay is booked already. */
  readonly isAgain: boolean;
  /** How it is paid later; absent when it is paid today. */
  readonly payLater: PaymentMethodType | undefined;
}

/** What came back; key and total are absent when they are not what the form was given. */
export interface SentForm {
  readonly values: TravellerValues;
  readonly key: string | undefined;
  readonly total: number | undefined;
  readonly isAgain: boolean;
  readonly payLater: PaymentMethodType | undefined;
}

export function createKey(): string {
  return crypto.randomUUID();
}

export function createForm(total: number): CheckoutForm {
  return { values: emptyTraveller, errors: {}, key: createKey(), total, isAgain: false, payLater: undefined };
}

export function parseSentForm(fields: URLSearchParams): SentForm {
  const key = idempotencyKey.max(64).safeParse(fields.get('key'));
  return {
    values: readTravellerValues((field) => fields.get(field)),
    key: key.success ? key.data : undefined,
    total: parseCents(fields.get('total')),
    isAgain: fields.get('again') === '1',
    payLater: parsePayLaterType(fields.get('pay')),
  };
}
