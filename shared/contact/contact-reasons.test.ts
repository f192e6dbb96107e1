import { expect, test } from 'vitest';
import { contactReasons, hasBookingNumber, requestKindOf } from './contact-reasons.ts';

test('CONT-024 every reason has the request type and subtype of customer care', () => {
  const filed = contactReasons.map((reason) => {
    const { requestType, requestSubtype } = requestKindOf(reason);
    return `${reason}: ${requestType} / ${requestSubtype}`;
  });
  expect(filed).toEqual([
    'avv_info: Hotel Activity information request / ',
    'booking_info: Information/request / ',
    'emailconf: Information/request / Confirmation email',
    'modification: Modification / ',
    'cancellation: Cancellation Request / ',
    'complaint: Complaint / ',
    'other:  / ',
  ]);
});

test('CONT-017 only a question about a hotel or activity goes without a booking number', () => {
  expect(contactReasons.filter((reason) => !hasBookingNumber(reason))).toEqual(['avv_info']);
});
