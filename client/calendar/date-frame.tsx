import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#client/islands/language.tsx';
import { PanelAnchor, PopoverPanel } from '#client/ui/popover-panel.tsx';
import type { IsoDate } from '#shared/calendar/date.ts';
import { type CalendarSituation, selectedTotal } from '#shared/calendar/day-state.ts';
import {
  closeDelay,
  closeSelection,
  datesOf,
  emptySelection,
  headerKey,
  type Selection,
} from '#shared/calendar/selection.ts';
import type { Shortcut } from '#shared/calendar/shortcuts.ts';
import type { StayDates } from '#shared/calendar/stay-dates.ts';
import { bringIntoView } from './bring-into-view.ts';
import { CalendarFooter } from './calendar-footer.tsx';
import styles from './date-field.module.css';
import { DatesButton } from './dates-button.tsx';
import { tellSelection } from './dates-text.ts';
import type { CalendarOrigin } from './open-calendar.ts';
import { Shortcuts } from './shortcuts.tsx';
import type { StayCalendarProps } from './stay-calendar.tsx';
import { useCalendarOpen } from './use-calendar-open.ts';
import { useSelection } from './use-selection.ts';

export interface DateFrameProps
  extends Omit<CalendarSituation, 'selection'>,
    Pick<StayCalendarProps, 'onMonthsShown' | 'isLoading'> {
  /** What shows the days: with the page's own code, or loaded once it is wanted. */
  readonly Calendar: ComponentType<StayCalendarProps>;
  /** Whose shared open state it follows. @rule CAL-025 */
  readonly origin: CalendarOrigin;
  /** The dates of the address, or of the form. @rule CAL-021 */
  readonly dates: StayDates | undefined;
  /** A complete range, or nothing after the clear link. @rule CAL-017 CAL-022 */
  readonly onChange: (dates: StayDates | undefined) => void;
  /** The check-in for which nights are wanted now; nothing once none is chosen. @rule CAL-020 */
  readonly onCheckin?: ((checkin: IsoDate | undefined) => void) | undefined;
  /** Cents of the chosen stay; without it the total that came with the allowed nights. @rule CAL-005 */
  readonly total?: number | undefined;
  readonly shortcuts?: readonly Shortcut[] | undefined;
  /** Whether a complete range closes the calendar, at once or after a second. @rule CAL-023 CAL-024 */
  readonly autoClose?: boolean | undefined;
  readonly withDelay?: boolean | undefined;
  /** A control that opens the popover `panel`, in place of the button with check-in and check-out. */
  readonly trigger?: ((panel: string) => ReactNode) | undefined;
  /** Where a stay without dates can be given instead. @rule CAL-007 */
  readonly giftAddress?: string | undefined;
  /** What is wrong with the dates, shown under the field. */
  readonly error?: string | undefined;
  /** Given, the parent opens and closes it. @rule CAL-025 */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A field of check-in and check-out with the calendar that fills it: a dropdown, on a phone over the whole screen. */
export function DateFrame(props: DateFrameProps) {
  const { Calendar, origin, dates, onChange, shortcuts, trigger, error, autoClose = false, withDelay = false } = props;
  const t = useMessages('calendar/field');
  const id = useId();
  const [selection, setSelection] = useSelection(dates, props.onCheckin);
  const [said, setSaid] = useState('');
  const { isOpen, report } = useCalendarOpen({ ...props, id });
  const situation: CalendarSituation = { ...props, selection };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const select = (next: Selection) => {
    clearTimeout(timer.current);
    setSelection(next);
    setSaid(tellSelection(next, t));
    if (next.kind !== 'check-in') onChange(datesOf(next));
    const delay = closeDelay(next, { autoClose, withDelay });
    if (delay !== undefined) timer.current = setTimeout(() => report(false), delay);
  };

  const open = () => {
    report(true);
    const panel = document.getElementById(id);
    if (panel) bringIntoView(panel);
  };

  const close = () => {
    clearTimeout(timer.current);
    report(false);
    setSelection(closeSelection(selection, dates));
  };

  return (
    <div className={styles.field} data-calendar={origin}>
      <PanelAnchor>
        {trigger ? trigger(id) : <DatesButton panel={id} selection={selection} errorId={error && `${id}-error`} />}
        <PopoverPanel
          id={id}
          title={t(headerKey(selection))}
          closeLabel={t('close')}
          phone="screen"
          onOpen={open}
          onClose={close}
          footer={
            <CalendarFooter
              panel={id}
              situation={situation}
              total={props.total ?? selectedTotal(situation)}
              onClear={() => select(emptySelection)}
            />
          }
        >
          {shortcuts && shortcuts.length > 0 && (
            <Shortcuts shortcuts={shortcuts} selection={selection} onPick={select} />
          )}
          <Calendar
            situation={situation}
            onSelect={select}
            onMonthsShown={props.onMonthsShown}
            isLoading={props.isLoading}
            isOpen={isOpen}
          />
          {props.giftAddress && (
            <p className={styles.gift}>
              <a href={props.giftAddress}>{t('gift')}</a>
            </p>
          )}
          <p role="status" className="hidden-text">
            {said}
          </p>
        </PopoverPanel>
      </PanelAnchor>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
