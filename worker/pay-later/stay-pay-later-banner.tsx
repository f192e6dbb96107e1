import type { StayPayLater } from './load-stay-pay-later.ts';
import { PayLaterBanner } from './pay-later-banner.tsx';

/** How a stay can be paid later, for its price on the dates or, without any, "from"; nothing where nobody could say. */
export function StayPayLaterBanner({ payLater }: { payLater: StayPayLater | undefined }) {
  return payLater ? <PayLaterBanner offer={payLater.offer} isFrom={payLater.isFrom} /> : null;
}
