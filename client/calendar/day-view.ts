import { type IsoDate, toNoonUtc } from '#shared/calendar/date.ts';
import { type CalendarSituation, canPick, type DayState, dayState } from '#shared/calendar/day-state.ts';
import { type DayPosition, positionOf } from '#shared/calendar/selection.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';
import type { Translator } from '#shared/locale/translator.ts';

/** A day as its cell shows it. */
export interface DayView {
  readonly day: IsoDate;
  readonly state: DayState;
  /** Where it lies in the band, which follows the pointer while a check-out is chosen. */
  readonly band?: DayPosition | undefined;
  /** Where it lies in what is chosen. */
  readonly chosen?: DayPosition | undefined;
  readonly isToday: boolean;
  /** Cents under the number: of the stay that begins here or, once a check-in is chosen, of the one that ends here. */
  readonly amount?: number | undefined;
  readonly isBest: boolean;
}

export function viewDay(day: IsoDate, situation: CalendarSituation, preview: StayDates | undefined): DayView {
  const state = dayState(day, situation);
  return {
    day,
    state,
    band: positionOf(day, situation.selection, preview),
    chosen: positionOf(day, situation.selection),
    isToday: day === situation.today,
    amount: amountOf(state),
    isBest: state.kind === 'check-in' && state.offer?.bestPriceOfTheMonth === true,
  };
}

function amountOf(state: DayState): number | undefined {
  if (state.kind === 'check-in') return state.offer?.amount;
  return state.kind === 'check-out' ? state.total : undefined;
}

/** The accessible name of a day: its date, then what it is and costs, or why it cannot be picked. */
export function nameDay(
  { day, state, chosen, isToday }: DayView,
  t: Translator<'calendar/days'>,
  formatAmount: (cents: number) => string,
): string {
  const parts = [t('date', { day: toNoonUtc(day) })];
  if (isToday) parts.push(t('today'));
  if (chosen) parts.push(t(chosenKeys[chosen]));
  if (!chosen || canPick(state)) parts.push(...explain(state, t, formatAmount));
  return parts.join(', ');
}

const chosenKeys = { 'check-in': 'checkin', between: 'between', 'check-out': 'checkout' } as const;

const reasonKeys = {
  past: 'past',
  'closed-today': 'closedToday',
  'beyond-horizon': 'beyondHorizon',
  'sold-out': 'soldOut',
  'check-out-only': 'checkoutOnly',
  'chosen-check-in': 'checkin',
  loading: 'loading',
} as const;

const boundKeys = { 'min-stay': 'tooShort', 'too-long': 'tooLong', 'other-nights': 'otherNights' } as const;

function explain(
  state: DayState,
  t: Translator<'calendar/days'>,
  formatAmount: (cents: number) => string,
): readonly string[] {
  switch (state.kind) {
    case 'check-in': {
      const { offer } = state;
      if (!offer) return [t('free')];
      const parts = [t('price', { price: formatAmount(offer.amount) })];
      if (offer.bestPriceOfTheMonth) parts.push(t('bestPrice'));
      if (offer.promo) parts.push(t('promo', { percent: offer.promo }));
      if (offer.minLos > 1) parts.push(t('minStay', { nights: offer.minLos }));
      return parts;
    }
    case 'check-out': {
      const after = t('possibleCheckout', { nights: state.nights });
      return state.total === undefined ? [after] : [after, t('price', { price: formatAmount(state.total) })];
    }
    case 'min-stay':
    case 'too-long':
    case 'other-nights':
      return [t(boundKeys[state.kind], { nights: state.nights })];
    default:
      return [t(reasonKeys[state.kind])];
  }
}
