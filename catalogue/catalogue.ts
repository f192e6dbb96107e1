import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type CallName, calls } from '#shared/catalogue/calls.ts';
import { handleCheckinPrices } from './calls/checkin-prices.ts';
import { handleCheckoutNights } from './calls/checkout-nights.ts';
import { handleFacets } from './calls/facets.ts';
import { handleHotelAvailabilities } from './calls/hotel-availabilities.ts';
import { handleOrder } from './calls/order.ts';
import { handlePlaceOrder } from './calls/place-order.ts';
import { handleProductOffers } from './calls/product-offers.ts';
import { handleQuote, handleRealtimeQuote } from './calls/quote.ts';
import { handleReviews } from './calls/reviews.ts';
import { handleSearch } from './calls/search.ts';
import { handleStay } from './calls/stay.ts';
import { handleSuggestions } from './calls/suggestions.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { type Bindings, readClock } from './env.ts';
import type { Asking } from './http/asking.ts';
import { handleError } from './http/handle-error.ts';
import { createProblem } from './http/problem.ts';
import { describeCatalogue } from './openapi/openapi.ts';
import { streamProgress } from './prepare/stream-progress.ts';
import { productHandlers } from './product-handlers.ts';
import { createDatabase } from './queries/database.ts';
import { writeHandlers } from './write-handlers.ts';

const handlers: Readonly<Record<CallName, (asking: Asking) => Promise<Response>>> = {
  search: handleSearch,
  facets: handleFacets,
  suggestions: handleSuggestions,
  stay: handleStay,
  checkinPrices: handleCheckinPrices,
  checkoutNights: handleCheckoutNights,
  hotelAvailabilities: handleHotelAvailabilities,
  productOffers: handleProductOffers,
  quote: handleQuote,
  realtimeQuote: handleRealtimeQuote,
  reviews: handleReviews,
  placeOrder: handlePlaceOrder,
  order: handleOrder,
  ...productHandlers,
  ...contentHandlers,
  ...writeHandlers,
};

const mostBytes = 64 * 1024;

/** The reference catalogue: every call of `shared/catalogue/calls.ts`, and POST /prepare for whoever starts it. */
export function createCatalogue() {
  const app = new Hono<{ Bindings: Bindings }>();
  app.onError(handleError);
  app.notFound(({ req }) => {
    const allow = methodsOf(req.path);
    return allow === '' ? createProblem('NOT_FOUND') : createProblem('METHOD_NOT_ALLOWED', { headers: { allow } });
  });
  app.use(bodyLimit({ maxSize: mostBytes, onError: () => createProblem('TOO_LARGE') }));
  app.post('/prepare', ({ req, env }) => {
    // The binding of the storefront names this host; the catalogue has no public route under which it could be another.
    if (new URL(req.url).hostname !== 'catalogue') return createProblem('NOT_FOUND');
    return new Response(streamProgress(env), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  });
  app.get('/openapi.json', () =>
    Response.json(describeCatalogue(), { headers: { 'cache-control': 'public, max-age=3600' } }),
  );
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    app.on(method, path.replace(/\{(\w+)\}/g, ':$1'), ({ req, env }) =>
      handlers[name]({
        request: req.raw,
        parts: req.param(),
        db: createDatabase(env.DB),
        now: readClock(env),
      }),
    );
  }
  return app;
}

const known = [
  { method: 'POST', path: '/prepare' },
  { method: 'GET', path: '/openapi.json' },
  ...Object.values(calls),
].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`),
}));

/** The methods that a path is answered under, as `Allow` lists them; empty for an unknown path. */
function methodsOf(path: string): string {
  const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].sort().join(', ');
}
