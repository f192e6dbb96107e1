import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { analytics } from './analytics.ts';
import { clientErrors } from './client-error.ts';
import { lostAddress } from './lost-address.ts';

/** What pages tell of themselves: passed on to the operator's addresses, or kept in the catalogue. */
export const report = new Hono<AppEnv>();
report.route('/', lostAddress);
report.route('/', clientErrors);
report.route('/', analytics);
