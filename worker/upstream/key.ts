import type { Target } from './target.ts';

/** Everything that an answer depends on. */
export interface KeyParts extends Target {
  /** The base the call goes to, so that a change of settings leaves the answers of another upstream behind. */
  readonly upstream: string;
  readonly call: string;
  readonly locale: string;
  readonly mode: string;
  readonly variation: string;
}

/**
 * The cache key of a call. Every part carries its length, so that no two different lists of parts spell one key.
 *
 * @example formatKey({upstream: '', call: 'stay', path: '/weekend/7/detail.json', query: [['night', '2']], locale: 'fr_FR', mode: 'public', variation: ''})
 * // '4:stay0:22:/weekend/7/detail.json5:fr_FR6:public0:5:night1:2'
 */
export function formatKey({ upstream, call, path, locale, mode, variation, query }: KeyParts): string {
  return [call, upstream, path, locale, mode, variation, ...query.flat()]
    .map((part) => `${part.length}:${part}`)
    .join('');
}
