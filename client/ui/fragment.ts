let policy: { createHTML(html: string): unknown } | undefined;

/** Markup of our own Worker as nodes: finished HTML without script or style. The one place that trusts a string. */
export function parseFragment(html: string): DocumentFragment {
  policy ??= window.trustedTypes?.createPolicy('fragment', { createHTML: (text: string) => text });
  const template = document.createElement('template');
  // The property takes only a string in its type, and only trusted markup in the browser.
  template.innerHTML = (policy?.createHTML(html) ?? html) as string;
  return template.content;
}
