import { useEffect, useEffectEvent, useRef } from 'react';
import { isNearEnd } from '#shared/calendar/paging.ts';

/** The end of the months on a phone: asks for more as soon as the scroll is near. @rule CAL-029 */
export function MonthsEnd({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onNear);
  useEffect(() => {
    const scroller = ref.current && scrollerOf(ref.current);
    if (!scroller) return;
    const check = () => {
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      if (isNearEnd({ top: scrollTop, height: clientHeight, contentHeight: scrollHeight })) ask();
    };
    check();
    scroller.addEventListener('scroll', check, { passive: true });
    return () => scroller.removeEventListener('scroll', check);
  }, []);
  return <div ref={ref} />;
}

function scrollerOf(element: Element): Element | undefined {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return undefined;
}
