import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { openCalendar } from '#client/calendar/open-calendar.ts';
import { useAvailability } from '#client/calendar/use-availability.ts';
import { useRoutes, useVisitor } from '#client/islands/language.tsx';
import { type IsoDate, todayIn } from '#shared/calendar/date.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import type { Party } from '#shared/party/party.ts';
import { missingDays, type QuoteChoice, shownQuote } from '#shared/price/quote.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import { type ActivityBoard, activityBoard } from './activity-board.ts';
import type { PanelStay, RenderedQuote } from './panel-stay.ts';
import { pricedProgramme } from './priced-programme.ts';
import { checkoutEntries } from './quote-query.ts';
import { chooseCriteria, chooseDay, printActivities } from './stay-choice.ts';
import { useAllowedNights } from './use-allowed-nights.ts';
import { usePayLater } from './use-pay-later.ts';
import { useQuote } from './use-quote.ts';
import { useStayChoice } from './use-stay-choice.ts';

export interface Opening {
  readonly stay: PanelStay;
  /** What the address holds, as far as the server sees it. */
  readonly criteria: StayCriteria;
  readonly rendered: RenderedQuote;
}

/** Everything that the purchase panel knows and does: choice, calendar, price, checkout start. */
export function usePurchase({ stay, rendered, ...opening }: Opening) {
  const routes = useRoutes();
  const { now } = useVisitor();
  const window = useMemo(() => bookableWindow(now, stay.timeZone), [now, stay.timeZone]);
  const [chosen, choose] = useStayChoice(opening.criteria, window);
  const { criteria, days } = chosen;
  const { dates, party } = criteria;
  const [checkin, setCheckin] = useState<IsoDate>();
  const { showMonths, ...calendar } = useAvailability((query) => routes.calendar(stay.id, query), party, window);
  const allowedNights = useAllowedNights(stay.id, party, checkin);

  const question = dates && { dates, party, activities: printActivities(days) };
  // A new selection over dates that are priced leaves their price in place until it is complete.
  const choice: QuoteChoice = question ?? (checkin && { checkin });
  const { state, dispatch, activities } = useQuote(stay.id, choice, rendered);
  usePayLater(stay.id, state);

  const press = () => {
    if (state.kind === 'error') return dispatch({ type: 'retried' });
    dispatch({ type: 'checkout-started', firstBookableDay: window.firstBookableDay });
    if (!dates || state.kind === 'not-bookable') openCalendar('button');
  };

  const total = shownQuote(state)?.priceInfo?.sellPrice;
  const checkoutHref =
    question && routes.checkout(new URLSearchParams(checkoutEntries(stay.id, question, total)).toString());
  const enter = useEffectEvent(() => {
    if (checkoutHref) location.assign(checkoutHref);
  });
  const dropDates = useEffectEvent(() => {
    if (!dates) return;
    setCheckin(undefined);
    choose(chooseCriteria(chosen, { party }));
    openCalendar('button');
  });
  useEffect(() => {
    pricedProgramme.value = shownQuote(state)?.programLineList;
    if (state.kind === 'quoted' && state.isChecked) enter();
    if (state.kind === 'no-dates' && state.needsDates) dropDates();
  }, [state]);

  const board: ActivityBoard = {
    dates,
    activities,
    chosen: days,
    missing: missingDays(state),
    onChoose: (activityId, day) => choose(chooseDay(chosen, activityId, day)),
  };
  useEffect(() => {
    activityBoard.value = board;
  });
  // The panel goes when the stay becomes a gift, and what it shares with it.
  useEffect(
    () => () => {
      pricedProgramme.value = undefined;
      activityBoard.value = undefined;
    },
    [],
  );

  // A page that comes back from the browser's own cache shows a price that may have changed since.
  const refresh = useEffectEvent(() => dispatch({ type: 'chosen', choice }));
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && refresh();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  return {
    window,
    today: todayIn(now, stay.timeZone),
    criteria,
    state,
    dispatch,
    press,
    chooseDates: (next: StayDates | undefined) =>
      choose(chooseCriteria(chosen, next ? { dates: next, party } : { party })),
    chooseParty: (next: Party) => choose(chooseCriteria(chosen, { ...criteria, party: next })),
    board,
    calendar: { ...calendar, allowedNights, onMonthsShown: showMonths, onCheckin: setCheckin },
  };
}
