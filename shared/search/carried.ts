import { printCriteria } from './codec.ts';
import { type Criteria, defaultCriteria } from './criteria.ts';

/**
 * What a product is opened with: dates or nights, and party, as a query or hash string without its mark; what else was
 * searched stays behind. '' when it is all as usual. @rule CARD-007 CAL-017
 */
export function carriedCriteria({ dates, nights, party }: Criteria): string {
  return printCriteria({
    ...defaultCriteria,
    party,
    ...(dates && { dates }),
    ...(nights !== undefined && { nights }),
  });
}
