/** Fetches styles that the site's own style sheets leave out, once; rejects when they cannot be had. */
export function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`No style sheet at ${href}`));
    };
    document.head.append(link);
  });
}
