import type { StayPayLater } from '../pay-later/load-stay-pay-later.ts';
import styles from '../pay-later/pay-later-banner.module.css';
import { StayPayLaterBanner } from '../pay-later/stay-pay-later-banner.tsx';
import { Practical } from './practical.tsx';
import type { StayVisit } from './visit.ts';

interface Props {
  readonly visit: StayVisit;
  readonly payLater: StayPayLater | undefined;
}

export function StayPractical({ visit: { stay, flow }, payLater }: Props) {
  return (
    <x-part name="practical">
      <Practical stay={stay} flow={flow}>
        {flow === 'booking' && (
          <div className={styles.slot} data-pay-later="">
            <StayPayLaterBanner payLater={payLater} />
          </div>
        )}
      </Practical>
    </x-part>
  );
}
