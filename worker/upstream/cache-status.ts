import type { CallRecord } from './outcome.ts';

/**
 * The `Cache-Status` value (RFC 9211) of an answer made from one call.
 *
 * @example 'storefront; hit; ttl=42' · 'storefront; fwd=stale; fwd-status=503; ttl=-8; detail=down'
 */
export function formatCacheStatus(record: CallRecord): string {
  const parts = ['storefront'];
  if (record.forwarded) parts.push(`fwd=${record.forwarded}`);
  else if (record.outcome === 'hit' || record.outcome === 'stale') parts.push('hit');
  if (record.upstreamStatus !== undefined) parts.push(`fwd-status=${record.upstreamStatus}`);
  if (record.ttlMs !== undefined) parts.push(`ttl=${Math.floor(record.ttlMs / 1000)}`);
  if (record.stored) parts.push('stored');
  if (record.outcome === 'collapsed') parts.push('collapsed');
  if (record.detail) parts.push(`detail=${record.detail}`);
  return parts.join('; ');
}

/**
 * The `Server-Timing` value of an answer made from any number of calls, one entry for each, with the items left out.
 *
 * @example 'stay;dur=12;desc="hit", reviews;dur=1500;desc="stale timeout"'
 */
export function formatServerTiming(records: readonly CallRecord[]): string {
  return records
    .map(({ call, tookMs, outcome, detail, dropped }) => {
      const told = detail === undefined || detail === outcome ? outcome : `${outcome} ${detail}`;
      return `${call};dur=${tookMs};desc="${told}${dropped > 0 ? ` dropped=${dropped}` : ''}"`;
    })
    .join(', ');
}
