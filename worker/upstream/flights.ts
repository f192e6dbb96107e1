/** A piece of work that several requests wait for. */
export interface Flight {
  readonly landed: Promise<unknown>;
  /** Whether this caller started it. */
  readonly leads: boolean;
  /** When it has landed or was lost. */
  readonly until: number;
}

/** Upstream calls under way in this isolate, one for each key. */
export interface Flights {
  join(key: string, start: () => Promise<unknown>, timing: { now: number; limitMs: number }): Flight;
}

/** What landing may take after the deadline of the call. */
const landingMs = 50;

/**
 * Concurrent misses share one call. A request that is cut off takes its call with it, and what it promised then never
 * settles; so nobody joins a flight older than its limit, and every follower keeps a deadline of its own.
 */
export function createFlights(): Flights {
  const flights = new Map<string, { landed: Promise<unknown>; since: number; until: number }>();
  return {
    join(key, start, { now, limitMs }) {
      const known = flights.get(key);
      if (known && known.since <= now && now < known.until) return { ...known, leads: false };
      const flight = { landed: start(), since: now, until: now + limitMs + landingMs };
      flights.set(key, flight);
      const remove = () => {
        if (flights.get(key) === flight) flights.delete(key);
      };
      flight.landed.then(remove, remove);
      return { ...flight, leads: true };
    },
  };
}
