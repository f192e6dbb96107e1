/** Calls `start` once when what an island shows comes near the viewport; its own elements have no box. */
export function whenVisible(element: Element, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  for (const shown of element.querySelectorAll(':scope > x-root > *')) observer.observe(shown);
}
