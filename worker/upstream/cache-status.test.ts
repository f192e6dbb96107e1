import { expect, test } from 'vitest';
import { formatCacheStatus, formatServerTiming } from './cache-status.ts';
import type { CallRecord } from './outcome.ts';

const record: CallRecord = { call: 'stay', outcome: 'hit', stored: false, dropped: 0, tookMs: 12 };

test('UPSTREAM Cache-Status tells a hit with what is left of its freshness', () => {
  expect(formatCacheStatus({ ...record, ttlMs: 42_900 })).toBe('storefront; hit; ttl=42');
});

test('UPSTREAM Cache-Status tells a stale answer with the failure behind it and its negative freshness', () => {
  const stale: CallRecord = {
    ...record,
    outcome: 'stale',
    forwarded: 'stale',
    upstreamStatus: 503,
    ttlMs: -7_500,
    detail: 'down',
  };
  expect(formatCacheStatus(stale)).toBe('storefront; fwd=stale; fwd-status=503; ttl=-8; detail=down');
});

test('UPSTREAM Cache-Status tells an answer that is refreshed behind it as a hit', () => {
  const stale: CallRecord = { ...record, outcome: 'stale', ttlMs: -1_000, detail: 'revalidating' };
  expect(formatCacheStatus(stale)).toBe('storefront; hit; ttl=-1; detail=revalidating');
});

test('UPSTREAM Cache-Status tells a stored miss and one that waited for another request', () => {
  const miss: CallRecord = {
    ...record,
    outcome: 'miss',
    forwarded: 'uri-miss',
    upstreamStatus: 200,
    ttlMs: 60_000,
    stored: true,
  };
  expect(formatCacheStatus(miss)).toBe('storefront; fwd=uri-miss; fwd-status=200; ttl=60; stored');
  expect(formatCacheStatus({ ...miss, outcome: 'collapsed', stored: false })).toBe(
    'storefront; fwd=uri-miss; fwd-status=200; ttl=60; collapsed',
  );
});

test('UPSTREAM Cache-Status of a question that was not worth a call names only the cache', () => {
  expect(formatCacheStatus({ ...record, outcome: 'refused' })).toBe('storefront');
});

test('UPSTREAM Server-Timing tells every call, its time and what it came to', () => {
  const reviews: CallRecord = { ...record, call: 'reviews', outcome: 'stale', detail: 'timeout', tookMs: 1_500 };
  expect(formatServerTiming([record, reviews, { ...record, call: 'quote', outcome: 'down' }])).toBe(
    'stay;dur=12;desc="hit", reviews;dur=1500;desc="stale timeout", quote;dur=12;desc="down"',
  );
  expect(formatServerTiming([{ ...record, dropped: 2 }])).toBe('stay;dur=12;desc="hit dropped=2"');
  expect(formatServerTiming([])).toBe('');
});
