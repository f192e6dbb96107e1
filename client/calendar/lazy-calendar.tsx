import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { calendarCode } from './calendar-code.ts';
import type { StayCalendarProps } from './stay-calendar.tsx';

/** What tells that the calendar will be wanted: something points at its field, or reaches it by key. */
const intents = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * The calendar, whose code is fetched at the first sign that it is wanted. Until it is there, the days that the server
 * rendered stay; the day pressed last is pressed again once it can be. A failed fetch is tried again at the next sign.
 */
export function LazyCalendar(props: StayCalendarProps) {
  const { isOpen } = props;
  const [Calendar, setCalendar] = useState<ComponentType<StayCalendarProps> | undefined>(() => calendarCode.current);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<string[]>([]);

  const load = useEffectEvent(() => {
    if (Calendar) return;
    calendarCode.load().then(
      (loaded) => afterPress(place.current, () => setCalendar(() => loaded)),
      (error: unknown) => console.error('calendar', error),
    );
  });
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);
  useEffect(() => {
    const field = place.current?.closest('[data-calendar]');
    const onIntent = () => load();
    for (const type of intents) field?.addEventListener(type, onIntent, { passive: true });
    return () => {
      for (const type of intents) field?.removeEventListener(type, onIntent);
    };
  }, []);
  useEffect(() => {
    if (Calendar) void pressAgain(place.current, pressed.current.splice(0));
  }, [Calendar]);

  const keep = ({ target }: MouseEvent) => {
    const { day } = (target as Element).closest<HTMLElement>('[data-day]')?.dataset ?? {};
    if (day) pressed.current.push(day);
  };
  if (Calendar) {
    return (
      <div key="calendar" ref={place}>
        <Calendar {...props} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it keeps presses of the days inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys wait for the calendar, which takes the focus once it is there.
    <div
      key="waiting"
      ref={place}
      onClick={keep}
      // React leaves the markup of the server as it is, because it may not look into it.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** A press that ends on another element than it began on is none: what is there stays until the press in it is over. */
function afterPress(place: HTMLElement | null, show: () => void): void {
  if (!place?.matches(':active')) {
    show();
    return;
  }
  const over = new AbortController();
  const end = () => {
    over.abort();
    setTimeout(show);
  };
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, over);
}

/** Frames that a day may take to become pressable: a check-out is, once the nights of the check-in are known. */
const patience = 300;

/** Each press waits for what the one before it has changed. */
async function pressAgain(place: HTMLElement | null, days: readonly string[]): Promise<void> {
  for (const day of days) {
    const find = () => place?.querySelector<HTMLElement>(`[data-day="${day}"]:not([aria-disabled="true"])`);
    for (let frames = 0; frames < patience && !find(); frames++) await nextFrame();
    find()?.click();
    await nextFrame();
  }
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
