/** What carriers know us by. Obvious examples: replace them before the first file is sent (docs/going-live.md). */
export const CARRIER_ACCOUNTS = {
  /** Billing numbers of DHL's business customer portal: customer number, product, participation. */
  dhl: { home: '00000000000101', abroad: '00000000005301' },
  /** Customer number (EKP) at Deutsche Post International. */
  post: { ekp: '0000000000' },
} as const;
