import { useMessages } from '#client/islands/language.tsx';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { Facts } from './facts.tsx';
import { useHours } from './hours.ts';
import styles from './practical.module.css';
import { Section } from './section.tsx';
import { Services } from './services.tsx';
import { useThingsToKnow } from './things-to-know.ts';

/** What to know before leaving: hours, cancellation, pets, taxes, the way there, services. @rule STAY-013 to STAY-017, STAY-024 */
export function Practical({ stay }: { stay: Pick<WeekendDetail, 'hotel' | 'cancellationPolicy' | 'activities'> }) {
  const t = useMessages('stay/practical');
  const { hotel } = stay;
  const { gettingThere, parking, address } = hotel.location;
  const hours = useHours(hotel.checkInOut);
  const know = useThingsToKnow(hotel, stay.cancellationPolicy);
  return (
    <Section id="practicalInfo" title={t('title')}>
      <div className={styles.blocks}>
        <Facts
          facts={[
            { title: t('hours'), lines: hours },
            ...know,
            { title: t('gettingThere'), lines: gettingThere ?? (address ? [address] : undefined) },
            { title: t('parking'), lines: parking ? [parking] : undefined },
            { title: t('important'), lines: hotel.importantInfos },
          ]}
        />
        {hotel.facilities && <Services facilities={hotel.facilities} />}
      </div>
    </Section>
  );
}
