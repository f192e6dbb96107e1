/** The refusal for a host that no market and no setting names; it never repeats the host. */
export function handleUnknownHost(): Response {
  return new Response('This host serves no market.\n', {
    status: 421,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
