/**
 * Whether a request came through the binding of the storefront, which names this host; the catalogue has no public route
 * under which it could be another.
 */
export function isFromBinding(request: Request): boolean {
  return new URL(request.url).hostname === 'catalogue';
}
