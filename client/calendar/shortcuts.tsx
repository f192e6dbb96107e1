import { useMessages } from '#client/islands/language.tsx';
import { type IsoDate, toNoonUtc } from '#shared/calendar/date.ts';
import { datesOf, type Selection, selectionOf } from '#shared/calendar/selection.ts';
import type { Shortcut } from '#shared/calendar/shortcuts.ts';
import styles from './shortcuts.module.css';

interface Props {
  readonly shortcuts: readonly Shortcut[];
  readonly selection: Selection;
  readonly onPick: (next: Selection) => void;
}

const keys = { 'this-weekend': 'thisWeekend', 'next-weekend': 'nextWeekend', campaign: 'campaign' } as const;

/** Ranges of dates to pick by name. @rule CAL-006 */
export function Shortcuts({ shortcuts, selection, onPick }: Props) {
  const t = useMessages('calendar/shortcuts');
  const chosen = datesOf(selection);
  const day = (date: IsoDate) => t('day', { day: toNoonUtc(date) });
  return (
    <ul className={styles.list} aria-label={t('label')}>
      {shortcuts.map((shortcut) => {
        const { checkin, checkout, kind } = shortcut;
        return (
          <li key={`${kind} ${checkin}`}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={chosen?.checkin === checkin && chosen.checkout === checkout}
              onClick={() => onPick(selectionOf(shortcut))}
            >
              {kind === 'long-weekend' ? t(shortcut.holiday) : t(keys[kind])}{' '}
              <small>{t('range', { from: day(checkin), to: day(checkout) })}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
