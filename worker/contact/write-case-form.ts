import type { ContactCase } from '#shared/catalogue/contact-case.ts';
import { factsOf } from '#shared/locale/locales.ts';
import { createRoutes } from '#shared/routes.ts';
import type { Settings } from '../env.ts';
import { addressIn } from '../render/alternates.ts';

/** What the contact page reads after a message was sent. @rule CONT-009 CONT-010 */
export const thankYou = 'ref=contact_thank_you';

/**
 * A case as the web-to-case form of a CRM: the fields of the contact form and its hidden ones. The reference tells a case
 * that had to be sent again. @rule API-039 CONT-011 CONT-012
 */
export function writeCaseForm(number: string, given: ContactCase, settings: Settings): URLSearchParams {
  const { locale, contact_reason, requestType, requestSubtype, name, email, description } = given;
  const origin = { protocol: 'https:', port: '' };
  return new URLSearchParams({
    orgid: settings.crm?.organisation ?? '',
    status: 'New',
    type: requestType,
    origin: 'Web',
    market: factsOf(locale).market,
    retURL: addressIn(locale, createRoutes('').contact(thankYou), settings, origin),
    external_reference: number,
    contact_reason,
    requestType,
    requestSubtype,
    ...(given.Booking_ID__c !== undefined && { Booking_ID__c: given.Booking_ID__c }),
    name,
    email,
    ...(given.phone !== undefined && { phone: given.phone }),
    description,
  });
}
