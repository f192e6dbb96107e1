import { Hono } from 'hono';
import { checkinPricesRequest } from '#shared/catalogue/availability.ts';
import { paths } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import { sendFailure, sendNonsense, sendView } from './answer.ts';
import { readStayQuery } from './stay-query.ts';

const keepSeconds = 60;

/** Price per day of some months, for the calendar of the purchase panel. @rule CAL-013 CAL-041 */
export const stayCalendar = new Hono<AppEnv>();

stayCalendar.get(paths.api.calendar, async (c) => {
  const asked = readStayQuery(c, checkinPricesRequest);
  if ('wrong' in asked) return sendNonsense(c, asked.wrong);
  const found = await c.var.upstream.get('checkinPrices', { ...asked.query, id: asked.id });
  if (!found.ok) return sendFailure(c, found);
  const { days, requestedMonths } = found.value;
  return sendView(c, { days, requestedMonths }, keepSeconds);
});
