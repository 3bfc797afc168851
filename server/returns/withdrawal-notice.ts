import { momentWords } from '#domain/calendar/format-moment.ts';
import { MONEY_BACK_DAYS } from '#domain/legal/withdrawal-days.ts';
import type { NoticeMessages } from '#domain/orders/order-notice.ts';
import { type OrderState, type Phase, phaseOf } from '#domain/orders/states.ts';
import type { WhyTold, Withdrawal } from '#domain/returns/withdrawal.ts';

interface KnownOrder {
  readonly number: string;
  readonly state: OrderState;
}

/** What to do by the state that the order of a withdrawal is in. */
function stepsFor({ state }: KnownOrder, goods: string | null): string {
  // § 357 (1) and (2) BGB: with the outbound fee where all of it goes back.
  const refund = `within ${MONEY_BACK_DAYS} days of the withdrawal, ${goods === null ? 'the shipping fee included' : 'for these goods'}`;
  const words: Readonly<Record<Phase, string>> = {
    unpaid: 'It is not paid. Nothing is owed, and nothing has to be done unless a payment still arrives.',
    open: `Stop the work on it, and refund it ${refund}.`,
    sent: `Tell the customer where to send the goods. Refund ${refund}; you may wait until the goods or proof of posting are there.`,
    back: `The goods are back. Refund ${refund}.`,
    over: 'The order is over already. See that its money went back in full.',
  };
  return words[phaseOf(state)];
}

const declared = (withdrawal: Withdrawal & { readonly receivedAt: Date }): string =>
  [
    `Received ${momentWords(withdrawal.receivedAt, 'en')}.`,
    `Name: ${withdrawal.name}.`,
    `Order number as typed: ${withdrawal.orderNumber}.`,
    `E-mail: ${withdrawal.email}.`,
    withdrawal.goods === null ? 'Of the whole contract.' : `Of these goods: ${withdrawal.goods}`,
  ].join(' ');

/** A withdrawal in words for the makers: what was declared, and what follows from it. */
export function withdrawalNotice(
  why: WhyTold,
  withdrawal: Withdrawal & { readonly receivedAt: Date },
  order: KnownOrder | undefined,
): NoticeMessages {
  const what = declared(withdrawal);
  switch (why) {
    case 'received':
      return order
        ? {
            subject: `Order ${order.number}: the customer withdraws`,
            what: `${what} Number and address fit the order, which is ${order.state}. The shop has changed nothing about it, and no money was sent back.`,
            toDo: stepsFor(order, withdrawal.goods),
          }
        : {
            subject: 'A withdrawal that fits no order',
            what: `${what} No order has this number and this address. It counts all the same if it is from a customer.`,
            toDo: 'Look for the order by name and address. If you find it, treat it as withdrawn; if not, ask back. The sender was told that the withdrawal was received, and nothing of any order.',
          };
    case 'not acknowledged':
      return {
        subject: 'A withdrawal could not be acknowledged by mail',
        what: `${what} The mail that confirms its receipt did not arrive. The withdrawal itself counts.`,
        toDo: 'Send the customer its content with date and time another way; the law asks for that without delay.',
      };
    case 'held back':
      return {
        subject: 'A withdrawal waits for you to acknowledge it',
        what: `${what} Several withdrawals have named this mail address today, so the shop did not write to it once more. The withdrawal itself counts.`,
        toDo: 'Look whether it is meant. If so, send its content with date and time to the customer; the law asks for that without delay.',
      };
    default:
      return why satisfies never;
  }
}
