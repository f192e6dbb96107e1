import type { PayLaterOffer } from '../pay-later/load-pay-later.ts';
import { PayLaterBanner } from '../pay-later/pay-later-banner.tsx';
import { Practical } from './practical.tsx';
import type { StayVisit } from './visit.ts';

interface Props {
  readonly visit: StayVisit;
  readonly payLater: PayLaterOffer | undefined;
}

export function StayPractical({ visit: { stay, flow }, payLater }: Props) {
  return (
    <x-part name="practical">
      <Practical stay={stay} flow={flow}>
        {payLater && <PayLaterBanner offer={payLater} />}
      </Practical>
    </x-part>
  );
}
