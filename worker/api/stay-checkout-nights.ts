import { Hono } from 'hono';
import { checkoutNightsRequest } from '#shared/catalogue/availability.ts';
import { paths } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import { sendFailure, sendNonsense, sendView } from './answer.ts';
import { readStayQuery } from './stay-query.ts';

const keepSeconds = 60;

/** The nights that a check-in allows, each with the total of that stay. @rule API-011 CAL-020 */
export const stayCheckoutNights = new Hono<AppEnv>();

stayCheckoutNights.get(paths.api.checkoutNights, async (c) => {
  const asked = readStayQuery(c, checkoutNightsRequest);
  if ('wrong' in asked) return sendNonsense(c, asked.wrong);
  const { id, query } = asked;
  const found = await c.var.upstream.get('checkoutNights', { ...query, id, client: 'msite', withPrices: true });
  return found.ok ? sendView(c, { options: found.value }, keepSeconds) : sendFailure(c, found);
});
