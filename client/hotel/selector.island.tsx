import { useEffect, useEffectEvent, useMemo } from 'react';
import { DateFrame } from '#client/calendar/date-frame.tsx';
import { LazyCalendar } from '#client/calendar/lazy-calendar.tsx';
import { dateFieldMessages } from '#client/calendar/messages.ts';
import { openCalendar } from '#client/calendar/open-calendar.ts';
import { useAvailability } from '#client/calendar/use-availability.ts';
import { useMessages, useRoutes, useVisitor } from '#client/islands/language.tsx';
import { PartyField } from '#client/party/party-field.tsx';
import { DatesForm } from '#client/product/dates-form.tsx';
import { todayIn } from '#shared/calendar/date.ts';
import { defaultNights, maxNights } from '#shared/calendar/stay-dates.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import type { MessageGroup } from '#shared/locale/translator.ts';
import type { StayCriteria } from '#shared/stay/stay-criteria.ts';
import { startOfferDrawer } from './offer-drawer.ts';
import styles from './selector.module.css';
import { useChoice } from './use-choice.ts';
import { useRooms } from './use-rooms.ts';

export const messages: readonly MessageGroup[] = [...dateFieldMessages, 'party/picker'];

interface Props {
  readonly hotel: { readonly id: number; readonly label: string; readonly timeZone: string };
  /** What the address holds, as far as the server sees it. */
  readonly criteria: StayCriteria;
}

/** Dates and travellers of a hotel page; its offers follow them. @rule HOTEL-007 HOTEL-008 */
export function SelectorIsland({ hotel, criteria: rendered }: Props) {
  const t = useMessages('hotel/selector');
  const routes = useRoutes();
  const { now } = useVisitor();
  const window = useMemo(() => bookableWindow(now, hotel.timeZone), [now, hotel.timeZone]);
  const [chosen, choose] = useChoice(rendered, window);
  const { dates, party } = chosen;
  const { showMonths, ...calendar } = useAvailability((query) => routes.hotelCalendar(hotel.id, query), party, window);
  useRooms(hotel.id, rendered, chosen);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('[data-all-offers]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose({ party });
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listen);
    const stopDrawer = startOfferDrawer(() => openCalendar('button'));
    return () => {
      document.removeEventListener('click', listen);
      stopDrawer();
    };
  }, []);

  return (
    <div className={styles.selector}>
      <DateFrame
        Calendar={LazyCalendar}
        availability={calendar.availability}
        isLoading={calendar.isLoading}
        onMonthsShown={showMonths}
        origin="button"
        today={todayIn(now, hotel.timeZone)}
        window={window}
        dates={dates}
        possibleNights={{ start: 1, end: maxNights }}
        onChange={(next) => choose(next ? { dates: next, party } : { party })}
        autoClose
        withDelay
      />
      <PartyField party={party} onChange={(next) => choose({ ...chosen, party: next })} />
      <DatesForm
        action={routes.hotel(hotel.id, hotel.label)}
        criteria={chosen}
        nights={{ min: 1, max: maxNights, default: defaultNights }}
        window={window}
        submit={t('show')}
      />
    </div>
  );
}
