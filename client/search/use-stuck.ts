import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the page is scrolled so far down that both `threshold`, which lies 250 px below its top, and the anchor of the
 * results have left the view. @rule FLOW-020
 */
export function useStuck(threshold: RefObject<Element | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const marks = [threshold.current, document.querySelector('[data-results-anchor]')].filter((mark) => mark !== null);
    const left = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.top < 0) left.add(target);
        else left.delete(target);
      }
      setStuck(left.size === 2);
    });
    for (const mark of marks) observer.observe(mark);
    return () => observer.disconnect();
  }, [threshold]);
  return isStuck;
}
