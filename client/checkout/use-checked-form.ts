import { type RefObject, useEffect, useEffectEvent } from 'react';
import { parseTraveller, readTravellerValues, type TravellerErrors } from '#shared/checkout/traveller-form.ts';

/** A second press within this time is taken for the same one. */
const pressMs = 3000;

/**
 * Checks the form around `inside` before it is sent: with an error it stays, and `onErrors` hears of it; a second press
 * right after the first does nothing, because the answer to the first one would be lost.
 */
export function useCheckedForm(
  inside: RefObject<HTMLElement | null>,
  onErrors: (errors: TravellerErrors) => void,
): void {
  const tell = useEffectEvent(onErrors);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    let sentAt = Number.NEGATIVE_INFINITY;
    const onSubmit = (event: SubmitEvent) => {
      const data = new FormData(form);
      if (!isBooking(event.submitter) || textOf(data.get('code'))) return;
      const read = parseTraveller(readTravellerValues((field) => textOf(data.get(field))));
      if ('errors' in read) {
        event.preventDefault();
        tell(read.errors);
      } else if (event.timeStamp - sentAt < pressMs) {
        event.preventDefault();
      } else {
        sentAt = event.timeStamp;
      }
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [inside]);
}

/** Other buttons of the form, and a code of a gift card, change what is to be paid and send it as it is. */
function isBooking(submitter: HTMLElement | null): boolean {
  return !(submitter instanceof HTMLButtonElement) || submitter.value === 'book' || submitter.value === '';
}

function textOf(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' ? value : null;
}
