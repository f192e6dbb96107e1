import type { Insurance } from '#shared/catalogue/insurance.ts';
import { type Chosen, mostGiftCards, spendCards } from '#shared/checkout/payment-choices.ts';
import type { Priced } from '#shared/checkout/price-lines.ts';
import type { AppContext } from '../context.ts';
import type { QuotedTerms } from './booked-stay.ts';
import type { PaymentWish } from './checkout-form.ts';
import { loadGiftCard } from './load-gift-card.ts';

/** A price with its terms and the insurances that can be had with it; without a list nobody could say. */
export type PricedStay = Priced & QuotedTerms & { readonly insurances?: readonly Insurance[] | undefined };

interface Applied {
  readonly priced: PricedStay;
  readonly wish: PaymentWish;
}

/**
 * What was chosen at the prices of now: the insurance as the quote has it, each gift card with what it can pay. What is
 * not to be had any more falls away; what nobody can tell stays as it was. @rule QUOTE-007
 */
export async function applyChoices(c: AppContext, stay: PricedStay, wish: PaymentWish): Promise<Applied> {
  const insurance = priceInsurance(stay, wish.insurance);
  const due = stay.priceInfo.sellPrice + (insurance?.amount ?? 0);
  const found = await Promise.all(wish.cards.slice(0, mostGiftCards).map((card) => readCard(c, card)));
  const known = found.flatMap((card) => card ?? []);
  const used = spendCards(due, known).filter(({ amount }) => amount > 0);
  const giftcards = used.map(({ code, amount }) => {
    const serial = known.find((card) => card.code === code)?.serial ?? code;
    return { serialNumber: serial, usedAmount: amount };
  });
  return {
    priced: { ...stay, insuranceAmount: insurance?.amount, giftcards },
    wish: { ...wish, insurance, cards: used },
  };
}

function priceInsurance({ insurances }: PricedStay, chosen: Chosen | undefined): Chosen | undefined {
  if (!chosen || !insurances) return chosen;
  const offered = insurances.find(({ code }) => code === chosen.code);
  return offered && { code: offered.code, amount: offered.amount };
}

async function readCard(c: AppContext, { code, amount }: Chosen) {
  const outcome = await loadGiftCard(c, code);
  if (outcome.kind === 'usable') return { code, amount: outcome.card.amount, serial: outcome.card.serialNumber };
  return outcome.kind === 'down' ? { code, amount, serial: code } : undefined;
}
