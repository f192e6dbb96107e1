/** Why somebody writes, in the order in which the form offers it. @rule CONT-024 */
export const contactReasons = [
  'avv_info',
  'booking_info',
  'emailconf',
  'modification',
  'cancellation',
  'complaint',
  'other',
] as const;
export type ContactReason = (typeof contactReasons)[number];

/** How customer care files a reason; '' where it files it nowhere in particular. */
export interface RequestKind {
  readonly requestType: string;
  readonly requestSubtype: string;
}

const kinds: Readonly<Record<ContactReason, RequestKind>> = {
  avv_info: { requestType: 'Hotel Activity information request', requestSubtype: '' },
  booking_info: { requestType: 'Information/request', requestSubtype: '' },
  emailconf: { requestType: 'Information/request', requestSubtype: 'Confirmation email' },
  modification: { requestType: 'Modification', requestSubtype: '' },
  cancellation: { requestType: 'Cancellation Request', requestSubtype: '' },
  complaint: { requestType: 'Complaint', requestSubtype: '' },
  other: { requestType: '', requestSubtype: '' },
};

/** The request type and subtype of a reason. @rule CONT-024 */
export function requestKindOf(reason: ContactReason): RequestKind {
  return kinds[reason];
}

/** Whether the form asks for a booking number: for every reason but a question about a hotel or activity. @rule CONT-017 */
export function hasBookingNumber(reason: ContactReason): boolean {
  return reason !== 'avv_info';
}
