import type { AppMiddleware } from '../context.ts';
import { settingsOf } from '../env.ts';

/** Reads the settings and the clock: nothing after this asks the platform what time it is. */
export const settings: AppMiddleware = async function settings(c, next) {
  const read = settingsOf(c.env);
  c.set('settings', read);
  c.set('now', read.clock ?? Date.now());
  await next();
};
