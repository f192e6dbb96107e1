import { Hono } from 'hono';
import { activities } from './activities/route.tsx';
import { api } from './api/api.ts';
import { booking } from './booking/route.tsx';
import { checkout } from './checkout/route.tsx';
import { contact } from './contact/route.ts';
import type { AppEnv } from './context.ts';
import { handleError } from './error/handle-error.tsx';
import { handleNotFound } from './error/not-found.tsx';
import { home } from './home/route.tsx';
import { offerFragment } from './hotel/offer-fragment.tsx';
import { hotel } from './hotel/route.tsx';
import { locale, routedPath } from './middleware/locale.ts';
import { requestId } from './middleware/request-id.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { settings } from './middleware/settings.ts';
import { upstream } from './middleware/upstream.ts';
import { payLaterFragment } from './pay-later/pay-later-fragment.tsx';
import { report } from './report/report.ts';
import { reviews } from './review/route.tsx';
import { search } from './search/route.tsx';
import { stay } from './stay/route.tsx';
import type { Shared } from './upstream/request.ts';
import { wishlist } from './wishlist/route.tsx';

export interface AppOptions {
  /** What upstream calls share; that of the isolate unless a test brings its own. */
  readonly upstreamShared?: Shared;
}

/** The site's table of contents: middleware in the order it runs, then the page families. */
export function createApp({ upstreamShared }: AppOptions = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: routedPath });
  app.onError(handleError);
  app.notFound(handleNotFound);

  app.use(requestId);
  app.use(securityHeaders);
  app.use(settings);
  app.use(locale);
  app.use(upstream(upstreamShared));

  app.route('/', home);
  app.route('/', search);
  app.route('/', activities);
  app.route('/', stay);
  app.route('/', hotel);
  app.route('/', offerFragment);
  app.route('/', payLaterFragment);
  app.route('/', reviews);
  app.route('/', checkout);
  app.route('/', booking);
  app.route('/', wishlist);
  app.route('/', contact);
  app.route('/', report);
  app.route('/', api);
  return app;
}
