import { useEffect, useEffectEvent, useRef } from 'react';
import { useShared } from '#client/islands/use-shared.ts';
import { type CalendarOrigin, openOrigin } from './open-calendar.ts';

interface Options {
  /** Id of the popover. */
  readonly id: string;
  readonly origin: CalendarOrigin;
  /** Given, the parent decides; else the shared state of the origin. @rule CAL-025 */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Whether a calendar is open: what state and parent say is done to its popover, what happens to it is reported back. */
export function useCalendarOpen({ id, origin, isOpen, onOpenChange }: Options) {
  const shared = useShared<CalendarOrigin | undefined>(openOrigin, undefined);
  const wanted = isOpen ?? shared === origin;
  const report = (next: boolean) => {
    if (next) openOrigin.value = origin;
    else if (openOrigin.value === origin) openOrigin.value = undefined;
    onOpenChange?.(next);
  };

  const isHydrated = useRef(false);
  const follow = useEffectEvent(() => {
    const panel = document.getElementById(id);
    const isShown = panel?.matches(':popover-open') ?? false;
    const wasOpenBefore = isShown && !isHydrated.current;
    isHydrated.current = true;
    if (wasOpenBefore) report(true);
    else if (isShown !== wanted) panel?.togglePopover(wanted);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the popover follows what is wanted, and nothing else
  useEffect(() => follow(), [wanted]);

  return { isOpen: wanted, report };
}
