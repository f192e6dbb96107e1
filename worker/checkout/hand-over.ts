import type { AppContext } from '../context.ts';

/**
 * Where the operator's own checkout takes over, with the query of this one: the address is that of the `CHECKOUT_URL`
 * setting, and the query is only ever added to it. `undefined` without the setting.
 */
export function checkoutElsewhere(c: AppContext): string | undefined {
  const { checkoutUrl } = c.var.settings;
  if (checkoutUrl === undefined) return undefined;
  const target = new URL(checkoutUrl);
  for (const [name, value] of new URL(c.req.url).searchParams) target.searchParams.append(name, value);
  return target.href;
}
