import type { Language } from '../languages.ts';
import { givenUpWords } from './given-up.ts';
import { MAIL_NAMES } from './mail-names.messages.ts';
import { closedWhy, MISUSED, NOTICES, UNNAMED_BUYER } from './order-notice.messages.ts';
import type { NoticeDetail, NoticeFacts, NoticeKind, NoticeMessages, OrderNotice } from './order-notice.ts';
import { paymentCaseWords } from './payment-case.messages.ts';

/** Additions to a notice's kind on the order's page; none if the kind is enough. */
type Briefs = {
  readonly [Kind in NoticeKind]?: (detail: NoticeDetail<Kind>, goods: string, language: Language) => string;
};

const reference = (detail: { readonly reference: string }) => detail.reference;
const version = (detail: { readonly version: number }) => String(detail.version);
const doubt = (detail: NoticeDetail<'payment disputed'>, _: string, language: Language) =>
  paymentCaseWords(detail, language);
const year = (detail: { readonly year: number }) => String(detail.year);

const BRIEFS: Briefs = {
  'amount differs': ({ paid, agreed }) => `${paid}/${agreed}`,
  'surplus payment': reference,
  'payment disputed': doubt,
  'payment called fraud': doubt,
  'payment reviewed': doubt,
  'refund failed': ({ before, after }) => `${before}/${after}`,
  'address changed': version,
  'address given': version,
  'closed abroad': ({ country, why }, _, language) => `${country}, ${closedWhy(why, language)}`,
  'one-stop shop near': year,
  'one-stop shop begins': year,
  'small business over': year,
  'return asked': (_, goods) => goods,
  'claimed twice': ({ serial }) => serial,
  'code misused': ({ how }, _, language) => MISUSED[language][how],
  'confirmation not delivered': ({ why }, _, language) => givenUpWords(why, language),
  'surplus payment not sent back': reference,
  'refund not told': reference,
  'letter answered': version,
  'answered too late': version,
  'letter not delivered': ({ letter }, _, language) => MAIL_NAMES[language](letter),
};

/** Addition to a notice's kind on the order's page; may be empty. */
export const noticeBrief = <Kind extends NoticeKind>(
  { about, detail }: OrderNotice<Kind>,
  goods: string,
  language: Language = 'en',
): string => BRIEFS[about]?.(detail, goods, language) ?? '';

export const noticeWords = <Kind extends NoticeKind>(
  { about, detail }: OrderNotice<Kind>,
  { shopper, ...facts }: NoticeFacts,
  language: Language,
): NoticeMessages =>
  NOTICES[language][about]({ ...facts, shopper: shopper ?? UNNAMED_BUYER[language] }, detail);
