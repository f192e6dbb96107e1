import type { AppMiddleware } from '../context.ts';

const development = import.meta.env.DEV;

/**
 * Directives that hold for every document; the nonce is added when the answer is sent. Forms may also end at the
 * operator's own checkout, to which the checkout page redirects them; the map fetches its tiles in a worker of ours, and
 * an operator's own style from its origins. The default policy of Trusted Types passes that worker's URL alone.
 */
const directives = {
  'default-src': "'none'",
  'style-src': "'self' 'nonce-{nonce}'",
  'script-src': "'nonce-{nonce}' 'strict-dynamic'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': development ? "'self'{map} ws:" : "'self'{map}",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'{checkout}",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'fragment default',
} as const;

const policy = Object.entries(directives)
  .map(([name, value]) => `${name} ${value}`)
  .join('; ');

/** A fresh nonce for each answer, and the headers that every answer carries (ASVS 5.0 §3.4). */
export const securityHeaders: AppMiddleware = async function securityHeaders(c, next) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  c.set('nonce', nonce);
  await next();
  const { checkoutUrl, map } = c.var.settings ?? {};
  const checkout = checkoutUrl === undefined ? '' : ` ${new URL(checkoutUrl).origin}`;
  const mapOrigins = (map?.origins ?? []).map((origin) => ` ${origin}`).join('');
  c.header(
    'content-security-policy',
    policy.replaceAll('{nonce}', nonce).replace('{checkout}', checkout).replace('{map}', mapOrigins),
  );
  c.header('cross-origin-opener-policy', 'same-origin');
  c.header('cross-origin-resource-policy', 'same-origin');
  c.header('referrer-policy', 'strict-origin-when-cross-origin');
  c.header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload');
  c.header('x-content-type-options', 'nosniff');
  c.header('permissions-policy', 'geolocation=(self), camera=(), microphone=(), payment=()');
};
