/**
 * A fingerprint of a body that its schema has read, which gives the fields one order; whatever the body says of the
 * session is part of it, so that the key of another session never fits.
 */
export async function hashBody(body: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(body)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
