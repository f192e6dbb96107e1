import type { InputHTMLAttributes } from 'react';
import { maxLengths, type TravellerField, travellerFields } from '#shared/checkout/traveller-form.ts';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

/** How each field is filled in by hand or by the browser (WCAG 1.3.5). */
export const travellerInputs = {
  firstName: { type: 'text', autoComplete: 'given-name', spellCheck: false, maxLength: maxLengths.firstName },
  lastName: { type: 'text', autoComplete: 'family-name', spellCheck: false, maxLength: maxLengths.lastName },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: maxLengths.email,
  },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: maxLengths.phone },
} as const satisfies Record<TravellerField, Input>;

export function isTravellerField(name: string): name is TravellerField {
  return travellerFields.some((field) => field === name);
}
