/** Lets a language link keep what only the browser knows: the hash, which holds the criteria of a search. */
export function startLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (link && location.hash) link.hash = location.hash;
  });
}
