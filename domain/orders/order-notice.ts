import * as z from 'zod/mini';
import type { Language } from '../languages.ts';
import { MONEY_BACK_DAYS } from '../legal/withdrawal-days.ts';
import { cents, formatEuro } from '../money.ts';
import { OSS_LINE, OSS_TOLD, SMALL_LAST_YEAR, SMALL_THIS_YEAR } from '../prices/tax-year.ts';
import { VAT_NUMBER_MISSING } from '../prices/vat-number-due.messages.ts';
import { givenUpReason, givenUpWords } from './given-up.ts';
import { ORDER_MAIL_KINDS } from './order-mail-kinds.ts';
import { MAIL_NAMES, MISUSED } from './order-notice.messages.ts';

const amount = z.int();
const nothing = z.object({});
const letter = z.object({ letter: z.string() });
/** Each answer is told: with the order's version that came of it. */
const answerOf = z.object({ letter: z.string(), version: z.int() });
const id = z.string();
const surplus = z.object({ reference: z.string() });
/** What a year has passed with it, by net sales to other member states. */
const ofYear = z.object({ year: z.int(), smallBusiness: z.boolean() });
/** The order's version that came of it: each change of an address is told. */
const change = z.object({ version: z.int() });

/**
 * What can happen to an order that the makers must know and nobody tells them otherwise, with what is kept of it: it tells
 * two of a kind apart. Never personal data.
 */
export const NOTICE_DETAILS = {
  reopened: nothing,
  'amount differs': z.object({ paid: amount, agreed: amount }),
  'surplus payment': surplus,
  'unknown payment': nothing,
  'refund failed': z.object({ before: amount, after: amount }),
  withdrawal: z.object({ withdrawal: id }),
  'address changed': change,
  'address missing': nothing,
  'address given': change,
  'one-stop shop near': ofYear,
  'one-stop shop begins': ofYear,
  // Whether the firm had a VAT number then was not kept at first.
  'small business over': z.object({ year: z.int(), lacksVatId: z._default(z.boolean(), false) }),
  'closed abroad': z.object({ country: z.string(), why: z.string() }),
  // Of notices from before there were requests: how many of each line.
  'return asked': z.union([z.object({ request: id }), z.object({ quantities: z.array(z.int()) })]),
  'claimed twice': z.object({ serial: z.string() }),
  'code misused': z.object({ how: z.enum(['other order', 'other address', 'taken back']) }),
  'confirmation not delivered': z.object({ why: givenUpReason }),
  'surplus payment not sent back': surplus,
  'refund not told': surplus,
  'refund not made': z.object({ refund: id }),
  'letter received': letter,
  'letter answered': answerOf,
  'answered too late': answerOf,
  'letter not delivered': z.object({ letter: z.enum(ORDER_MAIL_KINDS) }),
} as const;

export type NoticeKind = keyof typeof NOTICE_DETAILS;
export type NoticeDetail<Kind extends NoticeKind> = z.infer<(typeof NOTICE_DETAILS)[Kind]>;
/** What the makers are told about an order. */
export type Notice<Kind extends NoticeKind = NoticeKind> = {
  [K in Kind]: { readonly about: K; readonly detail: NoticeDetail<K> };
}[Kind];

/** Reads a notice as its row has it. */
export function readNotice(about: NoticeKind, detail: unknown): Notice {
  // The schema of a kind gives the detail of that kind: what the compiler cannot pair by itself.
  return { about, detail: NOTICE_DETAILS[about].parse(detail) } as Notice;
}

/** A notice in words: what happened, and what to do. */
export interface NoticeMessages {
  readonly subject: string;
  readonly what: string;
  readonly toDo: string;
}

/** What is read of an order for the words of its notices. */
export interface NoticeFacts {
  readonly number: string;
  /** What its buyer wants to send back, by name. */
  readonly goods: string;
  /** The address that it was confirmed to, as far as there is one. */
  readonly shopper?: string | undefined;
}

type Messages = {
  readonly [Kind in NoticeKind]: {
    /** Beside the notice on the order's page; none where nothing is to be added. */
    readonly brief?: (detail: NoticeDetail<Kind>, goods: string, language: Language) => string;
    readonly words: (facts: Required<NoticeFacts>, detail: NoticeDetail<Kind>) => NoticeMessages;
  };
};

const euro = (sum: number) => formatEuro(cents(sum), { exact: true });
const reference = (detail: { readonly reference: string }) => detail.reference;
const version = (detail: { readonly version: number }) => String(detail.version);

const MESSAGES: Messages = {
  reopened: {
    words: ({ number }) => ({
      subject: `Order ${number} is paid after all`,
      what: 'Its time to pay had run out and it was cancelled; then its payment arrived. The order is open again and paid, and the customer got the usual confirmation.',
      toDo: 'Make it as any other order. If you cannot, refund it in the payment account and write to the customer.',
    }),
  },
  'amount differs': {
    brief: ({ paid, agreed }) => `${paid}/${agreed}`,
    words: ({ number }, { paid, agreed }) => ({
      subject: `Order ${number}: the amount paid differs`,
      what: `The payment came to ${euro(paid)}; goods and shipping of the order come to ${euro(agreed)}. The order counts as paid.`,
      toDo: 'Compare the order with the payment in the payment account before you begin, and settle the difference with the customer.',
    }),
  },
  'surplus payment': {
    brief: reference,
    words: ({ number }, { reference: payment }) => ({
      subject: `Order ${number}: a payment is sent back`,
      what: `A payment (${payment}) arrived for an order that has its payment already, or is over. The shop refunds it by itself and tells the customer when that is done.`,
      toDo: 'Nothing, as a rule. Look into the payment account within a day or two: if the refund is not there, make it there by hand.',
    }),
  },
  'unknown payment': {
    words: ({ number }) => ({
      subject: `Order ${number}: its payment cannot be found`,
      what: 'Its time to pay is over, but the payment account knows no such payment of this order, or says that it belongs elsewhere. The order was not cancelled, because money may have come in.',
      toDo: 'Look for the order number in the payment account. Check that the keys of the shop belong to that account. Once the payment can be found again, the shop settles the order by itself.',
    }),
  },
  'refund failed': {
    brief: ({ before, after }) => `${before}/${after}`,
    words: ({ number }, { before, after }) => ({
      subject: `Order ${number}: a refund did not arrive`,
      what: `${euro(before)} had been refunded, now the payment account says ${euro(after)}: the bank sent a refund back.`,
      toDo: 'Open the payment in the payment account, see why, and pay the customer another way.',
    }),
  },
  withdrawal: {
    words: ({ number, shopper }) => ({
      subject: `Order ${number}: the customer withdraws`,
      what: `A withdrawal from the contract, or from a part of it, came in from ${shopper}. What was declared, and when, stands in the withdrawal.`,
      toDo: `Stop the work on it, or tell the customer where to send the goods, and refund within ${MONEY_BACK_DAYS} days of the withdrawal.`,
    }),
  },
  'address changed': {
    brief: version,
    words: ({ number }) => ({
      subject: `Order ${number}: it goes to another address`,
      what: 'On the page of the order its customer has changed where it goes. The order shows the new address, its trail the one before.',
      toDo: 'Nothing, if no slip is written yet. If one is, write it anew.',
    }),
  },
  'address missing': {
    words: ({ number }) => ({
      subject: `Order ${number} is paid and has no address`,
      what: 'Its wallet gave no address, or one that we do not ship to. The order counts as paid and its pickups are in the queue; its slip and its post wait. The customer is asked for an address by mail.',
      toDo: 'Nothing, as a rule: you hear of it when the address is there. If the customer does not answer, or lives where another fee or tax applies, write to them, or cancel the order and send the money back.',
    }),
  },
  'address given': {
    brief: version,
    words: ({ number }) => ({
      subject: `Order ${number}: its address is there`,
      what: 'The customer has said where the order goes. Nothing of it waits any more.',
      toDo: 'Go on as with any other order.',
    }),
  },
  'closed abroad': {
    brief: ({ country, why }) => `${country}, ${why}`,
    words: ({ number }, { country, why }) => ({
      subject: `Order ${number} is paid from a country that is closed`,
      what: `Its wallet named an address in ${country} only when it paid, and these goods could not have been ordered to there (${why}). The order counts as paid and its pickups are in the queue; no label can be written for it. The customer reads on the order's page and in its confirmation that it is held.`,
      toDo: 'Write to the customer before you wind: agree on another address or another order, or cancel it and send the money back.',
    }),
  },
  'one-stop shop near': {
    brief: ({ year }) => String(year),
    words: ({ number }, { year, smallBusiness }) => ({
      subject: `Order ${number}: more than ${formatEuro(OSS_TOLD)} to other member states in ${year}`,
      what: `With order ${number} net sales to other member states since January have passed ${formatEuro(OSS_TOLD)}. ${
        smallBusiness
          ? `Above ${formatEuro(OSS_LINE)} they are taxed where they go, also those of a small business (§ 19 a UStG names the way round it).`
          : `The order that passes ${formatEuro(OSS_LINE)} is taxed at the rate of where it goes, and so are all after it until the end of ${year + 1}. The shop does that by itself.`
      }`,
      toDo: smallBusiness
        ? 'Ask the tax adviser now what holds for you above the line: the shop goes on selling without VAT.'
        : 'Register for the one-stop shop at the Federal Central Tax Office before the line is passed, with the tax adviser.',
    }),
  },
  'one-stop shop begins': {
    brief: ({ year }) => String(year),
    words: ({ number }, { year, smallBusiness }) => ({
      subject: `Order ${number}: more than ${formatEuro(OSS_LINE)} to other member states in ${year}`,
      what: smallBusiness
        ? `With order ${number} net sales to other member states since January have passed ${formatEuro(OSS_LINE)}. Above it they are taxed where they go. As a small business the shop goes on selling without VAT.`
        : `With order ${number} net sales to other member states since January have passed ${formatEuro(OSS_LINE)}. This order is the first that is taxed at the rate of where it goes; all after it are, too, until the end of ${year + 1}. Prices stay as they are.`,
      toDo: smallBusiness
        ? 'Ask the tax adviser today: registering in other member states, or the scheme of § 19 a UStG, is yours to do.'
        : 'See that you are registered for the one-stop shop: at the latest by the tenth of next month. Its figures are in Books.',
    }),
  },
  'small business over': {
    brief: ({ year }) => String(year),
    words: ({ number }, { year, lacksVatId }) => ({
      subject: `Order ${number}: no small business any more in ${year} (§ 19 UStG)`,
      what: `Net sales of the year before were above ${formatEuro(SMALL_LAST_YEAR)}, or those of ${year} have passed ${formatEuro(SMALL_THIS_YEAR)}. Order ${number} is the first with VAT; prices stay as they are and contain it from now on.`,
      toDo: `Tell the tax adviser. Look at your prices: what is left of each is less.${lacksVatId ? ` ${VAT_NUMBER_MISSING} Enter it in the workshop, under Shop, Company.` : ''}`,
    }),
  },
  'return asked': {
    brief: (_, goods) => goods,
    words: ({ number, goods }) => ({
      subject: `Order ${number}: the customer wants to send something back`,
      what: `On the page of the order its customer has asked for a return number, within the days that we promise: ${goods}.`,
      toDo: 'Answer it in the workshop, under Returns; the number then goes to the customer by mail.',
    }),
  },
  'claimed twice': {
    brief: ({ serial }) => serial,
    words: ({ number }, { serial }) => ({
      subject: `Order ${number}: pickup ${serial} is claimed by two`,
      what: `A pickup of this order (serial ${serial}) is noted as somebody's, and another account says that it is theirs. Nothing has changed: it stays with the first until they let go of it.`,
      toDo: 'Nothing, as a rule: who sells a pickup often forgets to let go of it. If somebody writes to you about it, ask who has it in hand; the build sheet and the invoice say who bought it.',
    }),
  },
  'code misused': {
    brief: ({ how }, _, language) => MISUSED[language][how],
    words: ({ number }, { how }) => ({
      subject: `Order ${number}: its discount code was not for it`,
      what: `The order was paid with a discount code that ${MISUSED.en[how]}. It counts as paid with the discount.`,
      toDo: 'Make it as any other order, unless you see a reason not to; then write to the customer before you begin.',
    }),
  },
  'confirmation not delivered': {
    brief: ({ why }, _, language) => givenUpWords(why, language),
    words: ({ number, shopper }, { why }) => ({
      subject: `Order ${number}: its confirmation did not arrive`,
      what: `The confirmation of order ${number} did not reach ${shopper}: ${givenUpWords(why)}. The order itself is not touched by this: it is paid and waits for you.`,
      toDo: 'Write to the customer another way; a typing error in the address is the usual reason.',
    }),
  },
  'surplus payment not sent back': {
    brief: reference,
    words: ({ number, shopper }, { reference: payment }) => ({
      subject: `Order ${number}: a payment could not be sent back`,
      what: `A payment (${payment}) arrived for an order that has its payment already, or is over. For days the shop has tried to refund it by itself, and has now given up.`,
      toDo: `Refund it by hand in the payment account, and tell ${shopper}.`,
    }),
  },
  'refund not told': {
    brief: reference,
    words: ({ number }, { reference: payment }) => ({
      subject: `Order ${number}: nobody told the customer of a refund`,
      what: `A payment (${payment}) that came in beside the order was sent back, but for days no mail about it could be sent to the customer.`,
      toDo: 'See in the payment account whose it was, and write to them another way.',
    }),
  },
  'refund not made': {
    words: ({ number, shopper }, { refund }) => ({
      subject: `Order ${number}: a refund could not be made`,
      what: `A refund that was asked for in the workshop (${refund}) was refused by the payment account, or could not be made for days. Why stands with the order.`,
      toDo: `Look at the payment in the payment account, refund it there by hand if it is owed, and write to ${shopper}.`,
    }),
  },
  'letter received': {
    words: ({ number }) => ({
      subject: `Order ${number}: its buyer wrote`,
      what: 'On the page of the order its customer has written to you. The letter stands in the workshop, under Letters.',
      toDo: 'Answer it there: the answer stands on the order’s page and goes out as a mail.',
    }),
  },
  'letter answered': {
    brief: version,
    words: ({ number }) => ({
      subject: `Order ${number}: your question is answered`,
      what: 'The customer has answered on the page of the order. Date and build sheets are what the answer says; the trail has what they were before.',
      toDo: 'Nothing, as a rule. Print the build sheet anew if one lies at the bench.',
    }),
  },
  'answered too late': {
    brief: version,
    words: ({ number }) => ({
      subject: `Order ${number}: an answer came after the bench was faster`,
      what: 'The answer to your question, or what the question said would happen without one, would change what the bench has made already. Nothing of the order has changed.',
      toDo: 'Decide in the workshop, under Letters: keep what was made, or make it otherwise. The customer is told either way.',
    }),
  },
  'letter not delivered': {
    brief: ({ letter }, _, language) => MAIL_NAMES[language](letter),
    words: ({ number, shopper }, { letter }) => ({
      subject: `Order ${number}: a letter did not arrive`,
      what: `A letter about the order (${letter}) did not reach ${shopper}. The order itself goes its way.`,
      toDo: 'Write to the customer another way; a typing error in the address is the usual reason.',
    }),
  },
};

/** What a notice says beside its kind on the order's page; empty where the kind says all. */
export const noticeBrief = <Kind extends NoticeKind>(
  { about, detail }: Notice<Kind>,
  goods: string,
  language: Language = 'en',
): string => MESSAGES[about].brief?.(detail, goods, language) ?? '';

export const noticeWords = <Kind extends NoticeKind>(
  { about, detail }: Notice<Kind>,
  { shopper = 'the customer', ...facts }: NoticeFacts,
): NoticeMessages => MESSAGES[about].words({ ...facts, shopper }, detail);
