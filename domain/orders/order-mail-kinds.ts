export type MailKind = OrderMailKind | 'confirmation' | 'withdrawal received' | 'payment returned' | 'repair';

/** Idempotency keys of mails, by their subject. */
export const MAIL_IDS = {
  confirmation: (orderId: string) => `order-confirmation-${orderId}`,
  withdrawal: (withdrawalId: string) => `withdrawal-received-${withdrawalId}`,
  /** One for each move: a pickup may be marked as received by mistake, and arrive later. */
  repair: (repairId: string, move: readonly (string | number | undefined)[]) =>
    `repair-${move.filter(Boolean).join('-')}-${repairId}`,
  paymentReturned: (noticeId: string) => `payment-returned-${noticeId}`,
  letter: ({ kind, orderId, detailId }: { kind: OrderMailKind; orderId: string; detailId: string }) =>
    `order-${kind.replaceAll(' ', '-')}-${kind === 'delay' ? `${orderId}-` : ''}${detailId}`,
};

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
