import { useMessages } from '#client/islands/language.tsx';
import type { CheckInOut } from '#shared/catalogue/hotel.ts';

/** Arrival, departure, reception and breakfast as lines of text, in the hotel's own time. @rule STAY-014 */
export function useHours(hours: CheckInOut | undefined): string[] {
  const t = useMessages('product/practical');
  if (!hours) return [];
  const between = (from: string | undefined, to: string | undefined) =>
    from && to ? t('between', { from, to }) : from ? t('from', { time: from }) : to ? t('until', { time: to }) : '';
  const lines: readonly (readonly [string, string])[] = [
    [t('arrival'), t('from', { time: hours.checkin })],
    [t('departure'), t('until', { time: hours.checkout })],
    [t('reception'), between(hours.receptionFrom, hours.receptionTo)],
    [t('breakfast'), between(hours.breakfastFrom, hours.breakfastTo)],
  ];
  return lines.flatMap(([title, text]) => (text ? [t('line', { title, text })] : []));
}
