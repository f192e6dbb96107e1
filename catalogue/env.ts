/** What the platform gives the catalogue. */
export interface Bindings {
  readonly DB: D1Database;
  readonly ENVIRONMENT?: string;
  /** How much is filled in, 1 being 1,500 hotels and 5,000 stays. */
  readonly CATALOGUE_SCALE?: string;
  /** An ISO instant that freezes "now"; ignored in production. */
  readonly CLOCK?: string;
}

/** The instant (epoch ms) that everything in one request counts from. */
export function readClock({ ENVIRONMENT, CLOCK }: Bindings): number {
  const frozen = CLOCK === undefined || ENVIRONMENT === 'production' ? Number.NaN : Date.parse(CLOCK);
  return Number.isNaN(frozen) ? Date.now() : frozen;
}

/** The scale of the filling, from 0.01 to 20; anything that is no such number counts as 1. */
export function readScale({ CATALOGUE_SCALE }: Bindings): number {
  const scale = Number(CATALOGUE_SCALE ?? 1);
  return scale >= 0.01 && scale <= 20 ? scale : 1;
}
