import { idempotencyKey } from '#shared/catalogue/order.ts';
import { type ContactValues, maxContactLengths, parseContactForm } from '#shared/contact/contact-form.ts';
import { requestKindOf } from '#shared/contact/contact-reasons.ts';
import { sendProblem } from '../api/answer.ts';
import { isOwnForm, readForm } from '../checkout/own-form.ts';
import type { AppContext } from '../context.ts';
import { forwardCases } from './forward-cases.ts';
import { thankYou } from './write-case-form.ts';

/**
 * Takes the contact form: kept once under its key, then on its way. What a browser says of status, type and market is
 * not taken over. @rule API-039 CONT-009 CONT-014 CONT-024
 */
export async function takeMessage(c: AppContext): Promise<Response> {
  if (!isOwnForm(c)) return sendProblem(c, 403, { code: 'FOREIGN', title: 'The form is not one of this site' });
  const fields = await readForm(c);
  const key = idempotencyKey.max(64).safeParse(fields.get('key') ?? '');
  if (!key.success) return refuse(c, { key: 'missing' });
  const read = parseContactForm(readValues(fields));
  if ('errors' in read) return refuse(c, read.errors);
  const { locale, settings, upstream, routes } = c.var;
  const { message } = read;
  const kept = await upstream.post(
    'contactCase',
    { locale, ...message, ...requestKindOf(message.contact_reason), isForwarded: settings.crm !== undefined },
    { idempotencyKey: key.data },
  );
  if (kept.ok) {
    c.executionCtx.waitUntil(forwardCases(upstream, settings));
    return c.redirect(routes.contact(thankYou), 303);
  }
  if (kept.reason === 'refused' && kept.problem?.code === 'IDEMPOTENCY_MISMATCH') {
    return sendProblem(c, 409, { code: 'IDEMPOTENCY_MISMATCH', title: 'Another message was sent with this form' });
  }
  if (kept.reason === 'refused') return refuse(c, { [kept.problem?.field ?? 'form']: 'refused' });
  c.header('retry-after', '5');
  return sendProblem(c, 503, { code: 'UNAVAILABLE', title: 'The message could not be kept' });
}

function readValues(fields: URLSearchParams): ContactValues {
  // Cut where a text is far too long to be meant.
  const typed = (field: keyof ContactValues) => (fields.get(field) ?? '').slice(0, 2 * maxContactLengths[field]);
  return {
    contact_reason: typed('contact_reason'),
    Booking_ID__c: typed('Booking_ID__c'),
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    description: typed('description'),
  };
}

function refuse(c: AppContext, errors: Readonly<Record<string, string>>): Response {
  const [field = 'form'] = Object.keys(errors);
  return sendProblem(c, 422, { code: 'BAD_REQUEST', title: 'The form cannot be used', field, errors });
}
