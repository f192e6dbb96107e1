import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { facets } from './facets.ts';
import { hotelCalendar } from './hotel-calendar.ts';
import { map } from './map.ts';
import { reviews } from './reviews.ts';
import { stayCalendar } from './stay-calendar.ts';
import { stayCheckoutNights } from './stay-checkout-nights.ts';
import { stayQuote } from './stay-quote.ts';
import { suggestions } from './suggestions.ts';

/** Everything that the browser may ask: an allow-list of names, each answering a view model. */
export const api = new Hono<AppEnv>();
api.route('/', suggestions);
api.route('/', facets);
api.route('/', map);
api.route('/', hotelCalendar);
api.route('/', reviews);
api.route('/', stayCalendar);
api.route('/', stayCheckoutNights);
api.route('/', stayQuote);
