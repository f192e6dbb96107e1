import { useMessages } from '#client/islands/language.tsx';
import { toNoonUtc } from '#shared/calendar/date.ts';
import { arrangeStress, type Stress } from '#shared/offer/stress.ts';
import styles from './stress-chips.module.css';

/** What draws attention to an offer, two at a time. @rule CARD-024 CARD-025 CARD-026 CARD-027 */
export function StressChips({ stress }: { stress: readonly Stress[] }) {
  const words = useStressWords();
  if (stress.length === 0) return null;
  const { fixed, turns } = arrangeStress(stress);
  return (
    <ul className={styles.chips}>
      {fixed.map((item) => (
        <li key={words(item)} className={styles.chip} data-kind={item.kind}>
          {words(item)}
        </li>
      ))}
      {turns.length > 0 && (
        <li>
          <ul className={styles.turns} data-turns={turns.length}>
            {turns.map((item) => (
              <li key={words(item)} className={styles.chip} data-kind={item.kind}>
                {words(item)}
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

function useStressWords(): (item: Stress) => string {
  const t = useMessages('offer/stress');
  return (item) => {
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
}
