import * as z from 'zod/mini';
import { givenUpReason } from './given-up.ts';
import { ORDER_MAIL_KINDS } from './order-mail-kinds.ts';

const amount = z.int();
const nothing = z.object({});
const letter = z.object({ letter: z.string() });
/** Each answer is told: with the order's version that came of it. */
const answerOf = z.object({ letter: z.string(), version: z.int() });
const id = z.string();
/** Each step of a case is told: its status, what was taken by then, and the last day for an answer. */
const paymentCase = z.object({
  case: id,
  status: z.string(),
  amount,
  taken: amount,
  due: z.nullable(z.string()),
});
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
  'payment disputed': paymentCase,
  'payment called fraud': paymentCase,
  'payment reviewed': paymentCase,
  'refund failed': z.object({ before: amount, after: amount }),
  withdrawal: z.object({ withdrawal: id }),
  'address changed': change,
  'address missing': nothing,
  'address given': change,
  'address misfits': nothing,
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
