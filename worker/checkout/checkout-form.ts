import type { PaymentMethodType } from '#shared/catalogue/eligibility.ts';
import { idempotencyKey } from '#shared/catalogue/order.ts';
import { parseCents } from '#shared/checkout/checkout-address.ts';
import { type Chosen, mostGiftCards, parseChosen, parseGiftCode } from '#shared/checkout/payment-choices.ts';
import {
  emptyTraveller,
  readTravellerValues,
  type TravellerErrors,
  type TravellerValues,
} from '#shared/checkout/traveller-form.ts';
import { parsePayLaterType } from '#shared/price/pay-later.ts';

/** How the stay is to be paid. */
export interface PaymentWish {
  /** One at a time. */
  readonly insurance: Chosen | undefined;
  /** Each with what it is to pay. */
  readonly cards: readonly Chosen[];
  /** How it is paid later; absent when it is paid today. */
  readonly payLater: PaymentMethodType | undefined;
}

/** Why a typed code is not taken. */
export type CardError =
  | 'notCode'
  | 'unknown'
  | 'empty'
  | 'expired'
  | 'limited'
  | 'down'
  | 'twice'
  | 'tooMany'
  | 'notNeeded';

/** The form as it is shown: what was typed, what is wrong with it, and what travels hidden. */
export interface CheckoutForm extends PaymentWish {
  readonly values: TravellerValues;
  readonly errors: TravellerErrors;
  /** A gift card that could not be taken, as it was typed. */
  readonly refusedCard?: { readonly typed: string; readonly error: CardError } | undefined;
  /** Names the order before it exists: the form can be sent any number of times and books once. */
  readonly key: string;
  /** The price of the stay in cents that the shopper sees. */
  readonly total: number;
  /** Whether the shopper has been told that the same stay is booked already. */
  readonly isAgain: boolean;
}

/** What a button of the form asks for. */
export type FormAction =
  | { readonly kind: 'book' }
  | { readonly kind: 'apply' }
  | { readonly kind: 'add-card'; readonly typed: string }
  | { readonly kind: 'remove-card'; readonly code: string };

/** What came back; key, total and due are absent when they are not what the form was given. */
export interface SentForm extends PaymentWish {
  readonly values: TravellerValues;
  readonly key: string | undefined;
  readonly total: number | undefined;
  /** What was left to pay when the form was shown. */
  readonly due: number | undefined;
  readonly isAgain: boolean;
  readonly action: FormAction;
}

export function createKey(): string {
  return crypto.randomUUID();
}

export function createForm(total: number): CheckoutForm {
  const wish = { insurance: undefined, cards: [], payLater: undefined };
  return { ...wish, values: emptyTraveller, errors: {}, key: createKey(), total, isAgain: false };
}

export function parseSentForm(fields: URLSearchParams): SentForm {
  const key = idempotencyKey.max(64).safeParse(fields.get('key'));
  const cards = fields.getAll('card').flatMap((text) => parseChosen(text) ?? []);
  return {
    values: readTravellerValues((field) => fields.get(field)),
    key: key.success ? key.data : undefined,
    total: parseCents(fields.get('total')),
    due: parseCents(fields.get('due')),
    isAgain: fields.get('again') === '1',
    insurance: parseChosen(fields.get('insurance')),
    cards: cards.filter(({ code, amount }) => parseGiftCode(code) === code && amount > 0).slice(0, mostGiftCards),
    payLater: parsePayLaterType(fields.get('pay')),
    action: parseAction(fields),
  };
}

/** Longer than any code, however it is typed. */
const maxTyped = 60;

/** A code that was typed is never passed over: whichever button was pressed, its card is looked at before anything is booked. */
function parseAction(fields: URLSearchParams): FormAction {
  const [, kind, code] = /^(apply|remove-card)(?::(.+))?$/.exec(fields.get('do') ?? '') ?? [];
  if (kind === 'apply') return { kind };
  if (kind === 'remove-card') return { kind, code: code ?? '' };
  const typed = (fields.get('code') ?? '').trim().slice(0, maxTyped);
  return typed !== '' || fields.get('do') === 'add-card' ? { kind: 'add-card', typed } : { kind: 'book' };
}
