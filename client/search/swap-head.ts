/** What tells crawlers and link previews of a page, and changes with it. */
const telling =
  'meta[name="description"],meta[name="robots"],meta[property^="og:"],link:is([rel="canonical"],[rel="alternate"],[rel="prev"],[rel="next"])';

/** Puts these tags of another page in place of those in the head; without any, the head stays. @rule PAGE-005 */
export function swapHead(next: ParentNode | undefined): void {
  const tags = [...(next?.querySelectorAll(telling) ?? [])];
  if (tags.length === 0) return;
  for (const former of document.head.querySelectorAll(telling)) former.remove();
  document.head.append(...tags);
}
