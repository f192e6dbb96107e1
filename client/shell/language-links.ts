/**
 * Lets a link to the same in another language or flow keep what only the browser knows: the hash, which holds the choice,
 * and for another language the query, which changes without a reload.
 */
export function startLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a:is([data-language], [data-keep-hash])') : null;
    if (!link) return;
    if (link.dataset.language !== undefined) link.search = location.search;
    if (location.hash) link.hash = location.hash;
  });
}
