import { useRef, useState } from 'react';
import { DateField } from '#client/calendar/date-field.tsx';
import { dateFieldMessages } from '#client/calendar/messages.ts';
import { useMessages, useVisitor } from '#client/islands/language.tsx';
import { type IsoDate, todayIn, toNoonUtc } from '#shared/calendar/date.ts';
import { popularDates } from '#shared/calendar/shortcuts.ts';
import { parseStayDates, type StayDates } from '#shared/calendar/stay-dates.ts';
import { bookableWindow } from '#shared/calendar/today.ts';
import Calendar from '~icons/lucide/calendar-days';
import { DatesInputs } from './dates-inputs.tsx';
import { SearchField } from './search-field.tsx';
import { useAddress } from './use-address.ts';
import { useAnnouncedChange } from './use-announced-change.ts';
import { useDraft } from './use-draft.ts';

export const messages = dateFieldMessages;

/** The dates of the search box: the field, and the inputs that its form sends. @rule CAL-047 */
export function DatesIsland({ dates }: { dates?: StayDates | undefined }) {
  const { locale, now, timeZone } = useVisitor();
  const t = useMessages('calendar/field');
  const window = bookableWindow(now, timeZone);
  const today = todayIn(now, timeZone);
  const address = useAddress();
  const get = (key: string) => address?.get(key) ?? null;
  const [draft, setDraft] = useDraft(
    address
      ? parseStayDates({ checkin: get('checkin'), checkout: get('checkout'), nights: get('nights') }, window)
      : dates,
    (value) => `${value?.checkin} ${value?.checkout}`,
  );
  const [isCleared, setCleared] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const announce = useAnnouncedChange(input);
  const day = (date: IsoDate) => t('day', { day: toNoonUtc(date) });
  const summary = draft ? t('range', { from: day(draft.checkin), to: day(draft.checkout) }) : t('add');
  return (
    <>
      <DateField
        origin="input"
        today={today}
        window={window}
        dates={draft}
        onChange={(next) => {
          setDraft(next);
          setCleared(next === undefined);
          announce();
        }}
        shortcuts={popularDates(locale, today, window)}
        autoClose
        withDelay
        trigger={(panel) => <SearchField panel={panel} icon={Calendar} label={t('name')} value={summary} />}
      />
      <DatesInputs dates={draft} window={window} isCleared={isCleared} ref={input} />
    </>
  );
}
