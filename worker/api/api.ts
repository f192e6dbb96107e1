import { Hono } from 'hono';
import type { AppEnv } from '../context.ts';
import { stayCalendar } from './stay-calendar.ts';
import { stayCheckoutNights } from './stay-checkout-nights.ts';
import { stayQuote } from './stay-quote.ts';

/** What the purchase panel may ask. */
export const stayApi = new Hono<AppEnv>();
stayApi.route('/', stayCalendar);
stayApi.route('/', stayCheckoutNights);
stayApi.route('/', stayQuote);
