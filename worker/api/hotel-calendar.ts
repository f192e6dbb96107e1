import { Hono } from 'hono';
import { hotelAvailabilitiesRequest } from '#shared/catalogue/availability.ts';
import { paths } from '#shared/routes.ts';
import type { AppEnv } from '../context.ts';
import { sendFailure, sendNonsense, sendView } from './answer.ts';
import { readStayQuery } from './stay-query.ts';

const keepSeconds = 60;

/** The days on which any stay of a hotel can begin, each with its lowest price. @rule API-012 HOTEL-020 */
export const hotelCalendar = new Hono<AppEnv>();

hotelCalendar.get(paths.api.hotelCalendar, async (c) => {
  const asked = readStayQuery(c, hotelAvailabilitiesRequest);
  if ('wrong' in asked) return sendNonsense(c, asked.wrong);
  const found = await c.var.upstream.get('hotelAvailabilities', { ...asked.query, hotelId: asked.id });
  return found.ok ? sendView(c, { days: found.value.items }, keepSeconds) : sendFailure(c, found);
});
