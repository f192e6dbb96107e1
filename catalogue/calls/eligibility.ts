import { todayIn } from '#shared/calendar/date.ts';
import { eligibilityRequest } from '#shared/catalogue/eligibility.ts';
import { listPayLater } from '#shared/price/pay-later.ts';
import type { Asking } from '../http/asking.ts';
import { createProblem } from '../http/problem.ts';
import { readQuery } from '../http/read-request.ts';
import { countries } from '../seed/geography/countries.ts';

/** @rule API-038 PAYL-003 */
export async function handleEligibility({ request, now }: Asking): Promise<Response> {
  const asked = readQuery(eligibilityRequest, request.url);
  if (!asked.ok) return asked.problem;
  const { amount, cancellableUntil, checkinDate: checkin, cancellationPolicyType, pointOfSale } = asked.value;
  const market = (Object.keys(countries) as (keyof typeof countries)[]).find(
    (country) => country.toLowerCase() === pointOfSale,
  );
  if (!market) return createProblem('BAD_REQUEST', { field: 'pointOfSale', detail: 'Expected fr, es, be, nl or it' });
  const today = todayIn(now, countries[market].timeZone);
  const deadline = cancellationPolicyType === 'nonrefundable' ? undefined : cancellableUntil;
  const paymentMethods = listPayLater({ amount, checkin, cancellableUntil: deadline, today });
  return Response.json({ paymentMethods }, { headers: { 'cache-control': 'no-store' } });
}
