/** How long the loading modal is seen before the page of the other product is asked for. @rule QUOTE-034 QUOTE-035 */
const delayMs = 500;

/**
 * Links that add or remove an extra show the loading modal, then lead to the product with or without it; dates and party
 * stay in the hash, the days of activities, which belong to this product, do not. @rule STAY-036 QUOTE-034 QUOTE-035
 */
export function startExtraLinks(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-loading-dialog]');
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-loading]') : null;
    if (!dialog || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (dialog.open) return;
    const words = dialog.querySelector('p');
    if (words) words.textContent = link.dataset.loading ?? '';
    dialog.showModal();
    setTimeout(() => location.assign(addressOf(link)), delayMs);
  });
  // A page that comes back from the browser's own cache is not on its way any more.
  addEventListener('pageshow', () => dialog?.close());
}

function addressOf({ href }: HTMLAnchorElement): string {
  const kept = location.hash
    .slice(1)
    .split('&')
    .filter((entry) => entry !== '' && !entry.startsWith('activities='));
  return kept.length > 0 ? `${href}#${kept.join('&')}` : href;
}
