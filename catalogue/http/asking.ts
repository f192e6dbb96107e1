import type { Database } from '../queries/database.ts';

/** One call as a handler gets it: `parts` are those of the path, `now` (epoch ms) is the same all through. */
export interface Asking {
  readonly request: Request;
  readonly parts: Readonly<Record<string, string>>;
  readonly db: Database;
  readonly now: number;
}
