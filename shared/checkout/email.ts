import * as v from 'valibot';

/** The longest e-mail address (RFC 5321 §4.5.3.1.3). */
export const maxEmailLength = 254;

/** Deliberately plain ASCII, like the contract of the catalogue: what passes here is never refused there. */
const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** An e-mail address without the spaces around it; the issues are the codes `missing`, `tooLong` and `notEmail`. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('missing'),
  v.maxLength(maxEmailLength, 'tooLong'),
  v.regex(address, 'notEmail'),
);
