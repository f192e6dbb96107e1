/** Rendered parts kept in this isolate. They hold no nonce, script or style, so that anyone may get them. */
const limit = 2000;
const parts = new Map<string, string>();

/** The markup that `render` makes for `key`, which must name everything the markup depends on. */
export function cachedPart(key: string, render: () => string): string {
  const known = parts.get(key);
  const html = known ?? render();
  parts.delete(key);
  parts.set(key, html);
  if (parts.size > limit) {
    const [oldest] = parts.keys();
    if (oldest !== undefined) parts.delete(oldest);
  }
  return html;
}
