import { useMessages } from '#client/islands/language.tsx';
import type { RenderedQuote } from '#client/stay/panel-stay.ts';
import { ProgrammeIcon } from '#client/stay/programme-icon.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { WeekendDetail } from '#shared/catalogue/stay.ts';
import { programLines } from '#shared/stay/program.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import { useHours } from '../product/hours.ts';
import styles from './offer-detail.module.css';
import { OfferOptions } from './offer-options.tsx';
import { OfferSummary } from './offer-summary.tsx';

interface Props {
  readonly stay: WeekendDetail;
  readonly criteria: StayCriteria;
  readonly rendered: RenderedQuote;
}

/** An offer of the hotel page in detail: programme, activities, room and hours, what is asked, and how to book it. @rule OFFD-002 OFFD-003 */
export function OfferDetail({ stay, criteria, rendered }: Props) {
  const t = useMessages('hotel/detail');
  const { hotel, room, activities, dinners } = stay;
  const quote = rendered === 'failed' ? undefined : rendered?.quote;
  const [picture] = stay.images;
  const hours = useHours(hotel.checkInOut);
  const nbRooms = quote?.priceInfo?.nbRooms ?? stay.priceInfo?.nbRooms ?? 1;
  const extras = [...activities, ...dinners];
  return (
    <article>
      {picture && (
        <Picture className={styles.picture} picture={picture} sizes="(width >= 768px) 640px, 100vw" loading="eager" />
      )}
      <div className={styles.body}>
        <div>
          <p className={styles.hotel}>{hotel.label}</p>
          <h2 className={styles.title}>{stay.label}</h2>
        </div>
        <section aria-labelledby="offer-programme">
          <h3 id="offer-programme">{t('programme')}</h3>
          <ul className={styles.lines}>
            {programLines(quote?.programLineList ?? stay.programLine).map(({ label, icon }) => (
              <li key={label}>
                <ProgrammeIcon code={icon} />
                {label}
              </li>
            ))}
          </ul>
        </section>
        {extras.length > 0 && (
          <section aria-labelledby="offer-activities">
            <h3 id="offer-activities">{t('activities')}</h3>
            <ul className={styles.activities}>
              {extras.map(({ activityId, title, included }) => (
                <li key={activityId}>
                  {title} <span className={styles.badge}>{included ? t('included') : t('extra')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="offer-room">
          <h3 id="offer-room">{t('room')}</h3>
          {room && <p>{nbRooms > 1 ? t('rooms', { count: nbRooms, room: room.label }) : room.label}</p>}
          {hours.slice(0, 2).map((line) => (
            <p key={line} className={styles.soft}>
              {line}
            </p>
          ))}
        </section>
        <OfferSummary stay={stay} criteria={criteria} quote={quote} />
      </div>
      <OfferOptions stay={stay} criteria={criteria} rendered={rendered} />
    </article>
  );
}
