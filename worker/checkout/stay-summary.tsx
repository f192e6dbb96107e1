import type { ReactNode } from 'react';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { Stars } from '#client/offer/stars.tsx';
import { formatParty } from '#client/party/party-summary.ts';
import { ProgrammeIcon } from '#client/stay/programme-icon.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { todayIn, toNoonUtc } from '#shared/calendar/date.ts';
import { nightsOf } from '#shared/calendar/stay-dates.ts';
import type { CancellationPolicy } from '#shared/catalogue/price-info.ts';
import { viewCancellation } from '#shared/offer/cancellation.ts';
import Shield from '~icons/lucide/shield-check';
import Users from '~icons/lucide/users';
import type { BookedStay } from './booked-stay.ts';
import styles from './stay-summary.module.css';

interface Props {
  readonly stay: BookedStay;
  /** A card with the picture on top where there is room for it, or always a row. */
  readonly look: 'card' | 'row';
  readonly children?: ReactNode;
}

/** Picture, place, days, travellers, programme and cancellation of what is booked. */
export function StaySummary({ stay, look, children }: Props) {
  const t = useMessages('checkout/summary');
  const party = useMessages('party/picker');
  const { dates, checkInOut } = stay;
  const terms = useTerms(stay.cancellation);
  return (
    <div className={`${styles.summary} ${styles[look]}`}>
      <div className={styles.stay}>
        {stay.picture && (
          <Picture
            className={styles.picture}
            picture={stay.picture}
            sizes={look === 'card' ? '(width >= 1024px) 400px, 104px' : '104px'}
            loading="first"
          />
        )}
        <div className={styles.name}>
          <p className={styles.place}>{stay.place}</p>
          <h2 className={styles.title}>{stay.label}</h2>
          <p className={styles.hotel}>
            {stay.hotel} {stay.stars > 0 && <Stars stars={stay.stars} />}
          </p>
        </div>
      </div>
      <dl className={styles.days}>
        <div>
          <dt>{t('checkin')}</dt>
          <dd>{t('day', { date: toNoonUtc(dates.checkin) })}</dd>
          {checkInOut && <dd className={styles.time}>{t('from', { time: checkInOut.checkin })}</dd>}
        </div>
        <div>
          <dt>{t('checkout')}</dt>
          <dd>{t('day', { date: toNoonUtc(dates.checkout) })}</dd>
          {checkInOut && <dd className={styles.time}>{t('until', { time: checkInOut.checkout })}</dd>}
        </div>
      </dl>
      <div className={styles.facts}>
        <p>
          <Users aria-hidden="true" />
          <span className="hidden-text">{t('travellers')}</span> {formatParty(party, stay.party)} ·{' '}
          {t('nights', { count: nightsOf(dates) })}
        </p>
        {children}
      </div>
      {stay.programme.length > 0 && (
        <div className={styles.programme}>
          <h3>{t('includes')}</h3>
          <ul>
            {stay.programme.map(({ label, icon }) => (
              <li key={label}>
                <ProgrammeIcon code={icon} /> <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {stay.days.length > 0 && (
        <dl className={styles.chosen}>
          {stay.days.map(({ title, date }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{t('day', { date: toNoonUtc(date) })}</dd>
            </div>
          ))}
        </dl>
      )}
      {terms && (
        <p className={terms.isFree ? styles.free : styles.terms}>
          <Shield aria-hidden="true" /> {terms.text}
        </p>
      )}
    </div>
  );
}

/** The cancellation terms in a sentence. @rule QUOTE-002 */
function useTerms(policy: CancellationPolicy | undefined): { text: string; isFree: boolean } | undefined {
  const t = useMessages('checkout/summary');
  const { now, timeZone } = useVisitor();
  const view = viewCancellation(policy, todayIn(now, timeZone));
  switch (view?.kind) {
    case 'until':
      return { text: t('cancelUntil', { date: toNoonUtc(view.date) }), isFree: true };
    case 'days-before':
      return { text: t('cancelDaysBefore', { count: view.days }), isFree: true };
    case 'free':
      return { text: t('cancelFree'), isFree: true };
    case 'none':
      return { text: t('cancelNone'), isFree: false };
    default:
      return undefined;
  }
}
