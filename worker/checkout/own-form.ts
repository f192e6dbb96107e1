import type { AppContext } from '../context.ts';

/** Bytes of a form body; what people type into our forms is a twentieth of it. */
export const maxFormBytes = 16_384;

/**
 * Whether a form was sent by a page of this very site: Fetch Metadata says so, or for browsers without it the Origin
 * (ASVS 5.0 §3.5.1). A request that tells neither is not taken.
 */
export function isOwnForm(c: AppContext): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host;
}

/** The fields of a form body, the first of each name counting; a body of any other kind has none. */
export async function readForm(c: AppContext): Promise<URLSearchParams> {
  const type = c.req.header('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return new URLSearchParams();
  // workerd warns of text() on this type, although it is text.
  return new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()));
}
