import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import {
  NOTICE_DETAILS,
  type Notice,
  type NoticeDetail,
  type NoticeKind,
  readNotice,
} from '#domain/orders/order-notice.ts';
import type { Db } from '../platform/db/database.ts';
import { orderNotices } from '../platform/db/schema.ts';
import { returnRequests } from '../platform/db/workshop-schema.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { consume } from '../platform/limits/rate-limit.ts';
import type { Services } from '../platform/services.ts';
import type { UnitOfWork } from './change-order.ts';
import { linesOf } from './order-goods.ts';
import { goodsWords } from './order-items.ts';

/** Writes a notice down once; answers its id then, and undefined where it is known already. */
export async function putNotice(
  tx: Db,
  orderId: string,
  { about, detail }: Notice,
  at: Date,
): Promise<string | undefined> {
  const [notice] = await tx
    .insert(orderNotices)
    .values({ id: randomUUID(), orderId, about, detail: NOTICE_DETAILS[about].parse(detail), at })
    .onConflictDoNothing()
    .returning({ id: orderNotices.id });
  return notice?.id;
}

/** So many mails about one thing go out in an hour as it happens. Later ones are gathered into one at the end of the hour. */
const AT_ONCE = { points: 3, seconds: 3600 };

/** Counts a mail about `key`, and answers how its job is asked for: at once, or gathered with others. */
export async function mailPace({ now }: Pick<Services, 'now'>, tx: Db, key: string, limit = AT_ONCE) {
  const isFew = await consume(tx, `mail ${key}`, limit, now());
  return isFew ? undefined : { key, gatherSeconds: AT_ONCE.seconds };
}

/** Mails that say how an order is now: of many, the last says all. Each of the others tells something of its own. */
const SAYS_ALL: readonly JobPayloads['order-mail']['kind'][] = [
  ...(['address changed', 'delay', 'shipped', 'tracking corrected', 'not shipped'] as const),
  ...(['collected', 'not collected', 'answer'] as const),
];
const UUID_LENGTH = 36;

/** Writes to an order's buyer, within the transaction of what happened. */
export async function tellBuyer(
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Db,
  mail: JobPayloads['order-mail'],
): Promise<void> {
  const { orderId, kind, detailId } = mail;
  // Two letters have an answer each.
  const about = kind === 'answer' ? detailId.slice(0, UUID_LENGTH) : orderId;
  const pace = SAYS_ALL.includes(kind) ? await mailPace(services, tx, `${kind} ${about}`) : undefined;
  await services.jobs.send(tx, 'order-mail', mail, pace);
}

/** Tells the buyer of a step that can be taken back. The order's version tells this letter from that of the step done again. */
export const tellOfStep = (
  services: Pick<Services, 'jobs' | 'now'>,
  { tx, order }: Pick<UnitOfWork, 'tx' | 'order'>,
  kind: JobPayloads['order-mail']['kind'],
): Promise<void> =>
  tellBuyer(services, tx, { orderId: order.id, kind, detailId: `${order.id}-${order.version + 1}` });

/**
 * Tells the makers about an order, within the transaction of what happened. The same thing is told once;
 * answers the notice's id then, and undefined when they know already.
 */
export async function tellMakers<Kind extends NoticeKind>(
  services: Services,
  tx: Db,
  orderId: string,
  about: Kind,
  detail: NoticeDetail<Kind>,
): Promise<string | undefined> {
  const noticeId = await putNotice(tx, orderId, readNotice(about, detail), services.now());
  if (noticeId === undefined) return undefined;
  const pace = await mailPace(services, tx, `${about} ${orderId}`);
  await services.jobs.send(tx, 'tell-makers', { noticeId, ...(pace && { isGathered: true }) }, pace);
  return noticeId;
}

/** The notice with an id, and the order that it is about. */
export async function noticeWith(
  db: Db,
  id: string,
): Promise<{ readonly orderId: string; readonly notice: Notice } | undefined> {
  const [row] = await db.select().from(orderNotices).where(eq(orderNotices.id, id));
  return row && { orderId: row.orderId, notice: readNotice(row.about, row.detail) };
}

/** What a buyer wants to send back, by name, where a notice is about that; empty of all others. */
export async function goodsOf(
  db: Db,
  orderId: string,
  { about, detail }: Notice,
  language: Language,
): Promise<string> {
  if (about !== 'return asked') return '';
  const lines = await linesOf(db, orderId);
  if ('quantities' in detail) return goodsWords(lines, detail.quantities, language);
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.id, detail.request));
  return request ? goodsWords(lines, request.quantities, language) : '';
}
