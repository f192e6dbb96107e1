import { useMessages, useVisitor } from '#client/islands/language.tsx';
import type { OpeningHours } from '#shared/market/markets.ts';

/** Opening hours in the visitor's language, a line for each run of days. */
export function useOpeningHours(hours: readonly OpeningHours[]): string[] {
  const t = useMessages('shell/hours');
  const { tag } = useVisitor();
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const nameOf = (day: number) => weekday.format(Date.UTC(2024, 0, day, 12));
  const hour = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC', hourCycle: 'h23' });
  const timeOf = (time: number) => hour.format(Date.UTC(2024, 0, 1, time));
  return hours.map(({ from, to, opens, closes }) => {
    const times = { opens: timeOf(opens), closes: timeOf(closes) };
    return from === to
      ? t('day', { from: nameOf(from), ...times })
      : t('days', { from: nameOf(from), to: nameOf(to), ...times });
  });
}
