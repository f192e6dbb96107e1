import { useMessages } from '#client/islands/language.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import type { Stress } from '#shared/offer/stress.ts';
import styles from './stress-chips.module.css';

/** What draws attention to an offer, at most two. @rule CARD-024 CARD-025 CARD-026 */
export function StressChips({ stress }: { stress: readonly Stress[] }) {
  const t = useMessages('offer/stress');
  if (stress.length === 0) return null;
  const words = (item: Stress): string => {
    switch (item.kind) {
      case 'expiration':
        return t('expiration', { date: toNoonUtc(item.date) });
      case 'last-minute':
        return t('lastMinute');
      case 'rooms-left':
        return t('roomsLeft', { count: item.count });
      case 'label':
        return item.text;
      default:
        return item.emoji ? `${item.emoji} ${item.text}` : item.text;
    }
  };
  return (
    <ul className={styles.chips}>
      {stress.map((item) => (
        <li key={words(item)} data-kind={item.kind}>
          {words(item)}
        </li>
      ))}
    </ul>
  );
}
