import { MONEY_BACK_DAYS } from '../legal/withdrawal-days.ts';
import { cents, formatEuro } from '../money.ts';

/** What can happen to an order that the makers must know and nobody tells them otherwise. */
export type NoticeKind =
  | 'reopened'
  | 'amount differs'
  | 'surplus payment'
  | 'unknown payment'
  | 'refund failed'
  | 'withdrawal'
  | 'address changed'
  | 'address missing'
  | 'address given'
  | 'return asked'
  | 'claimed twice'
  | 'code misused'
  | UndoneKind;

/** What the shop tried for days, or was refused for good, and now is for people to do. */
export type UndoneKind =
  | 'confirmation not delivered'
  | 'surplus payment not sent back'
  | 'refund not told'
  | 'refund not made'
  | 'letter not delivered';

/** A notice in words: what happened, and what to do. */
export interface NoticeWords {
  readonly subject: string;
  readonly what: string;
  readonly toDo: string;
}

const euro = (amount: string) => formatEuro(cents(Number(amount)), { exact: true });

/**
 * Words of a notice. `detail` is what `server/platform/db/schema.ts` keeps of it: a reference, a reason, or amounts in
 * cents; `shopper` is the address that the order was confirmed to, as far as there is one.
 */
export function noticeWords(
  kind: NoticeKind,
  number: string,
  detail: string,
  shopper = 'the customer',
): NoticeWords {
  switch (kind) {
    case 'reopened':
      return {
        subject: `Order ${number} is paid after all`,
        what: 'Its time to pay had run out and it was cancelled; then its payment arrived. The order is open again and paid, and the customer got the usual confirmation.',
        toDo: 'Make it as any other order. If you cannot, refund it in the payment account and write to the customer.',
      };
    case 'amount differs': {
      const [paid = '0', agreed = '0'] = detail.split('/');
      return {
        subject: `Order ${number}: the amount paid differs`,
        what: `The payment came to ${euro(paid)}; goods and shipping of the order come to ${euro(agreed)}. The order counts as paid.`,
        toDo: 'Compare the order with the payment in the payment account before you begin, and settle the difference with the customer.',
      };
    }
    case 'surplus payment':
      return {
        subject: `Order ${number}: a payment is sent back`,
        what: `A payment (${detail}) arrived for an order that has its payment already, or is over. The shop refunds it by itself and tells the customer when that is done.`,
        toDo: 'Nothing, as a rule. Look into the payment account within a day or two: if the refund is not there, make it there by hand.',
      };
    case 'unknown payment':
      return {
        subject: `Order ${number}: its payment cannot be found`,
        what: 'Its time to pay is over, but the payment account knows no such payment of this order, or says that it belongs elsewhere. The order was not cancelled, because money may have come in.',
        toDo: 'Look for the order number in the payment account. Check that the keys of the shop belong to that account. Once the payment can be found again, the shop settles the order by itself.',
      };
    case 'refund failed': {
      const [before = '0', now = '0'] = detail.split('/');
      return {
        subject: `Order ${number}: a refund did not arrive`,
        what: `${euro(before)} had been refunded, now the payment account says ${euro(now)}: the bank sent a refund back.`,
        toDo: 'Open the payment in the payment account, see why, and pay the customer another way.',
      };
    }
    case 'withdrawal':
      return {
        subject: `Order ${number}: the customer withdraws`,
        what: `A withdrawal from the contract, or from a part of it, came in from ${shopper}. What was declared, and when, stands in the withdrawal.`,
        toDo: `Stop the work on it, or tell the customer where to send the goods, and refund within ${MONEY_BACK_DAYS} days of the withdrawal.`,
      };
    case 'address changed':
      return {
        subject: `Order ${number}: it goes to another address`,
        what: 'On the page of the order its customer has changed where it goes. The order shows the new address, its trail the one before.',
        toDo: 'Nothing, if no slip is written yet. If one is, write it anew.',
      };
    case 'address missing':
      return {
        subject: `Order ${number} is paid and has no address`,
        what: 'Its wallet gave no address, or one that we do not ship to. The order counts as paid and its pickups are in the queue; its slip and its post wait. The customer is asked for an address by mail.',
        toDo: 'Nothing, as a rule: you hear of it when the address is there. If the customer does not answer, or lives where another fee or tax applies, write to them, or cancel the order and send the money back.',
      };
    case 'address given':
      return {
        subject: `Order ${number}: its address is there`,
        what: 'The customer has said where the order goes. Nothing of it waits any more.',
        toDo: 'Go on as with any other order.',
      };
    case 'return asked':
      return {
        subject: `Order ${number}: the customer wants to send something back`,
        what: `On the page of the order its customer has asked for a return number, within the days that we promise: ${detail}.`,
        toDo: 'Answer it in the workshop, under Returns; the number then goes to the customer by mail.',
      };
    case 'claimed twice':
      return {
        subject: `Order ${number}: pickup ${detail} is claimed by two`,
        what: `A pickup of this order (serial ${detail}) is noted as somebody's, and another account says that it is theirs. Nothing has changed: it stays with the first until they let go of it.`,
        toDo: 'Nothing, as a rule: who sells a pickup often forgets to let go of it. If somebody writes to you about it, ask who has it in hand; the build sheet and the invoice say who bought it.',
      };
    case 'code misused':
      return {
        subject: `Order ${number}: its discount code was not for it`,
        what: `The order was paid with a discount code that ${detail}. It counts as paid with the discount.`,
        toDo: 'Make it as any other order, unless you see a reason not to; then write to the customer before you begin.',
      };
    case 'confirmation not delivered':
      return {
        subject: `Order ${number}: its confirmation did not arrive`,
        what: `The confirmation of order ${number} did not reach ${shopper}: ${detail}. The order itself is not touched by this: it is paid and waits for you.`,
        toDo: 'Write to the customer another way; a typing error in the address is the usual reason.',
      };
    case 'surplus payment not sent back':
      return {
        subject: `Order ${number}: a payment could not be sent back`,
        what: `A payment (${detail}) arrived for an order that has its payment already, or is over. For days the shop has tried to refund it by itself, and has now given up.`,
        toDo: `Refund it by hand in the payment account, and tell ${shopper}.`,
      };
    case 'refund not told':
      return {
        subject: `Order ${number}: nobody told the customer of a refund`,
        what: `A payment (${detail}) that came in beside the order was sent back, but for days no mail about it could be sent to the customer.`,
        toDo: 'See in the payment account whose it was, and write to them another way.',
      };
    case 'refund not made':
      return {
        subject: `Order ${number}: a refund could not be made`,
        what: `A refund that was asked for in the workshop (${detail}) was refused by the payment account, or could not be made for days. Why stands with the order.`,
        toDo: `Look at the payment in the payment account, refund it there by hand if it is owed, and write to ${shopper}.`,
      };
    case 'letter not delivered':
      return {
        subject: `Order ${number}: a letter did not arrive`,
        what: `A letter about the order (${detail}) did not reach ${shopper}. The order itself goes its way.`,
        toDo: 'Write to the customer another way; a typing error in the address is the usual reason.',
      };
    default:
      return kind satisfies never;
  }
}
