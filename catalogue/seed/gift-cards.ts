/** Gift cards with fixed codes, one for each state; cents. */
export const sampleGiftCards = {
  small: { code: 'CADE-AU22-2222', serial: 'S0000001', balance: 5_000, validUntil: '2099-12-31' },
  large: { code: 'CADE-AU33-3333', serial: 'S0000002', balance: 10_000_000, validUntil: '2099-12-31' },
  empty: { code: 'CADE-AU44-4444', serial: 'S0000003', balance: 0, validUntil: '2099-12-31' },
  expired: { code: 'CADE-AU55-5555', serial: 'S0000004', balance: 10_000, validUntil: '2025-12-31' },
} as const;
