import { afterLoad } from './after-load.ts';

/** Calls `start` once when the page has loaded and what an island shows is near the viewport; its own elements have no box. */
export function whenVisible(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  afterLoad(() => {
    for (const shown of element.querySelectorAll(':scope > x-root > *')) observer.observe(shown);
  });
}
