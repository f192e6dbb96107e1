/** Lets a link to the same in another language or flow keep what only the browser knows: the hash, which holds the choice. */
export function startLanguageLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a:is([data-language], [data-keep-hash])') : null;
    if (link && location.hash) link.hash = location.hash;
  });
}
