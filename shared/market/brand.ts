/** The brand: everything that an operator changes to sell under another name. */
export const brand = {
  name: 'Escale',
  /** Shown as the author of structured data and in legal lines. */
  legalName: 'Escale Voyages SAS',
} as const;
