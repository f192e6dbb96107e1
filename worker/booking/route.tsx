import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { parseLookup } from '#shared/checkout/lookup-form.ts';
import { paths } from '#shared/routes.ts';
import { isOwnForm, maxFormBytes, readForm } from '../checkout/own-form.ts';
import type { AppContext, AppEnv } from '../context.ts';
import { sendDocument } from '../render/send-document.tsx';
import { textOf } from '../render/text.ts';
import { FoundPage } from './found.tsx';
import { loadOrder } from './load-order.ts';
import { LookupPage, type LookupView } from './page.tsx';

export const booking = new Hono<AppEnv>();

const empty: LookupView = { values: { number: '', email: '' }, errors: {} };
/** Far more than a number and an e-mail are long. */
const maxTyped = 300;

booking.get(paths.bookingLookup, (c) => sendLookup(c, 200, empty));

booking.post(
  paths.bookingLookup,
  bodyLimit({ maxSize: maxFormBytes, onError: (c) => sendLookup(c, 413, empty) }),
  async (c) => {
    if (!isOwnForm(c)) return sendLookup(c, 403, { ...empty, message: { kind: 'foreign' } });
    const fields = await readForm(c);
    const typed = (name: string) => (fields.get(name) ?? '').slice(0, maxTyped);
    const values = { number: typed('number'), email: typed('email') };
    const read = parseLookup(values);
    if ('errors' in read) return sendLookup(c, 422, { values, errors: read.errors });
    const found = await loadOrder(c, read.lookup);
    switch (found.kind) {
      case 'found':
        return sendDocument(c, {
          sheets: ['checkout', 'payment'],
          title: textOf(c, 'booking/found')('title'),
          parts: [<FoundPage key="found" order={found.order} />],
        });
      case 'unknown':
        return sendLookup(c, 404, { values, errors: {}, message: { kind: 'notFound' } });
      case 'limited': {
        const minutes = Math.ceil(found.waitMs / 60_000);
        c.header('retry-after', String(minutes * 60));
        return sendLookup(c, 429, { values, errors: {}, message: { kind: 'tooMany', minutes } });
      }
      case 'down':
        c.header('retry-after', '5');
        return sendLookup(c, 503, { values, errors: {}, message: { kind: 'down' } });
    }
  },
);

function sendLookup(c: AppContext, status: ContentfulStatusCode, view: LookupView): Response {
  const t = textOf(c, 'booking/lookup');
  return sendDocument(c, {
    sheets: ['checkout', 'payment'],
    status,
    title: t('title'),
    description: t('description'),
    ...(status === 200 && { canonical: paths.bookingLookup }),
    parts: [<LookupPage key="lookup" {...view} />],
  });
}
