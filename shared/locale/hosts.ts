import type { Market } from './locales.ts';

/** Where each market lives; a host never holds a port. */
export interface HostSettings {
  readonly markets: Readonly<Record<Market, string>>;
  /** Hosts without a market of their own: exact names, or `*.domain` for every name below it. */
  readonly neutral: readonly string[];
}

/** The hosts of a base domain: `fr.` + domain and so on, unless a full domain is given for the market. */
export function createHosts(
  domain: string,
  overrides: Partial<Record<Market, string>>,
  neutral: readonly string[],
): HostSettings {
  const of = (market: Market) => (overrides[market] ?? `${market}.${domain}`).toLowerCase();
  return {
    markets: { fr: of('fr'), es: of('es'), be: of('be'), nl: of('nl'), it: of('it'), en: of('en') },
    neutral: neutral.map((host) => host.toLowerCase()),
  };
}

/** The market that a host name serves; `neutral` for a host of none, `undefined` for an unknown one. */
export function marketOfHost(hostname: string, hosts: HostSettings): Market | 'neutral' | undefined {
  const host = hostname.toLowerCase();
  const markets = Object.entries(hosts.markets) as [Market, string][];
  const found = markets.find(([, name]) => name === host);
  if (found) return found[0];
  const isNeutral = hosts.neutral.some((name) =>
    name.startsWith('*.') ? host.endsWith(name.slice(1)) && host.length > name.length - 1 : host === name,
  );
  return isNeutral ? 'neutral' : undefined;
}
