import { type IsoDate, todayIn } from '#shared/calendar/date.ts';
import type { CancellationPolicy } from '#shared/catalogue/price-info.ts';
import { marketOf } from '#shared/market/markets.ts';
import { checkPayLater, hasWalletLater, type PayLater } from '#shared/price/pay-later.ts';
import type { AppContext } from '../context.ts';
import { criticalMs } from '../upstream/policies.ts';

/** How an amount of cents can be paid later; `methods` is empty where nothing is offered or nobody could say. */
export interface PayLaterOffer {
  readonly amount: number;
  readonly methods: readonly PayLater[];
  /** @rule PAYL-005 */
  readonly hasWallet: boolean;
}

interface Asked {
  readonly amount: number;
  readonly checkin?: IsoDate | undefined;
  readonly cancellation?: CancellationPolicy | undefined;
}

/** Asks whether an amount can be paid later; what is slow, down or wrong is no offer. @rule PAYL-003 API-038 */
export async function loadPayLater(c: AppContext, { amount, checkin, cancellation }: Asked): Promise<PayLaterOffer> {
  const { locale, now, upstream } = c.var;
  const { country, timeZone } = marketOf(locale);
  const deadline = cancellation?.cancellationDeadline ?? cancellation?.cancellableUntil;
  const found = await upstream.get(
    'eligibility',
    {
      amount,
      pointOfSale: country.toLowerCase(),
      ...(checkin && { checkinDate: checkin }),
      ...(deadline && { cancellableUntil: deadline }),
      ...(cancellation?.type && { cancellationPolicyType: cancellation.type }),
    },
    { waitMs: criticalMs },
  );
  const offered = found.ok ? found.value.paymentMethods : [];
  return {
    amount,
    methods: checkPayLater(offered, amount, todayIn(now, timeZone)),
    hasWallet: hasWalletLater(amount, locale),
  };
}
