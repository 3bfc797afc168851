import type { OrderMailKind } from './order-mail-kinds.ts';

export type MailKind = OrderMailKind | 'confirmation' | 'withdrawal received' | 'payment returned' | 'repair';

/** Idempotency keys of mails, by their subject. */
export const MAIL_IDS = {
  confirmation: (orderId: string) => `order-confirmation-${orderId}`,
  withdrawal: (withdrawalId: string) => `withdrawal-received-${withdrawalId}`,
  repair: (repairId: string, step: string) => `repair-${step}-${repairId}`,
  paymentReturned: (noticeId: string) => `payment-returned-${noticeId}`,
  letter: ({ kind, orderId, detailId }: { kind: OrderMailKind; orderId: string; detailId: string }) =>
    `order-${kind.replaceAll(' ', '-')}-${kind === 'delay' ? `${orderId}-` : ''}${detailId}`,
};
