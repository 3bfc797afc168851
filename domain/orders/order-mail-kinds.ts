/** Letters from the workshop to an order's buyer. Each is sent once. */
export const ORDER_MAIL_KINDS = [
  'address needed',
  'address changed',
  'in the making',
  'delay',
  'shipped',
  'tracking corrected',
  'not shipped',
  'collected',
  'not collected',
  'return number',
  'refund',
  'repaired',
  'repair received',
  'repair sent',
  'letter',
  'answer',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
