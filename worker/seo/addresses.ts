import type { AppContext } from '../context.ts';
import { addressIn } from '../render/alternates.ts';

/** The absolute address of a path in the page's own locale; one that is absolute already stays as it is. */
export type Absolute = (path: string) => string;

/** How the paths of a request become absolute: from settings, never from its host. */
export function absoluteFor(c: AppContext): Absolute {
  const { locale, settings } = c.var;
  const { protocol, port } = new URL(c.req.url);
  return (path) => (/^https?:/.test(path) ? path : addressIn(locale, path, settings, { protocol, port }));
}
