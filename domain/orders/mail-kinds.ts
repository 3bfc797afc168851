import type { OrderMailKind } from './order-mail-kinds.ts';

/** What a buyer gets by mail, in the words of the table that says what became of it. */
export type MailKind = OrderMailKind | 'confirmation' | 'withdrawal received' | 'payment returned';

/** The ids under which mails are known on every try, by what they tell of. */
export const MAIL_IDS = {
  confirmation: (orderId: string) => `order-confirmation-${orderId}`,
  withdrawal: (withdrawalId: string) => `withdrawal-received-${withdrawalId}`,
  paymentReturned: (noticeId: string) => `payment-returned-${noticeId}`,
  letter: ({ kind, orderId, detailId }: { kind: OrderMailKind; orderId: string; detailId: string }) =>
    `order-${kind.replaceAll(' ', '-')}-${kind === 'delay' ? `${orderId}-` : ''}${detailId}`,
};
