import * as z from 'zod/mini';
import { givenUpReason } from './given-up.ts';
import { ORDER_MAIL_KINDS } from './order-mail-kinds.ts';

const amount = z.int();
const nothing = z.object({});
const letter = z.object({ letter: z.string() });
/** With the resulting version of the order, so that each answer causes a notice. */
const answerOf = z.object({ letter: z.string(), version: z.int() });
const id = z.string();
/** Each step of a case causes a notice: its status, the amount taken, and the last day to respond. */
const paymentCase = z.object({
  case: id,
  status: z.string(),
  amount,
  taken: amount,
  due: z.nullable(z.string()),
});
const surplus = z.object({ reference: z.string() });
/** The limit that a year passed, by net sales to other member states. */
const ofYear = z.object({ year: z.int(), smallBusiness: z.boolean() });
/** The resulting version of the order, so that each change of an address causes a notice. */
const change = z.object({ version: z.int() });

/** Notices about an order. The details distinguish two of a kind and contain no personal data. */
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
  // Missing in older notices.
  'small business over': z.object({ year: z.int(), lacksVatId: z._default(z.boolean(), false) }),
  'closed abroad': z.object({ country: z.string(), why: z.string() }),
  // Older notices have the quantity of each line instead of a request.
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
export type OrderNotice<Kind extends NoticeKind = NoticeKind> = {
  [K in Kind]: { readonly about: K; readonly detail: NoticeDetail<K> };
}[Kind];

export function readNotice(about: NoticeKind, detail: unknown): OrderNotice {
  // TypeScript cannot relate the schema of a kind to the detail of that kind.
  return { about, detail: NOTICE_DETAILS[about].parse(detail) } as OrderNotice;
}

export interface NoticeMessages {
  readonly subject: string;
  readonly what: string;
  readonly toDo: string;
}

export interface NoticeFacts {
  readonly number: string;
  readonly goods: string;
  readonly shopper?: string | undefined;
}
