import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import {
  NOTICE_DETAILS,
  type NoticeDetail,
  type NoticeKind,
  type OrderNotice,
  readNotice,
} from '#domain/orders/order-notice.ts';
import type { Db } from '../platform/db/database.ts';
import { orderNotices } from '../platform/db/schema/orders.ts';
import { returnRequests } from '../platform/db/schema/returns.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { consume } from '../platform/limits/rate-limit.ts';
import type { Services } from '../platform/services.ts';
import type { UnitOfWork } from './change-order.ts';
import { linesOf } from './order-goods.ts';
import { goodsWords } from './order-items.ts';

/** Stores a notice once. Returns its id, or undefined if it exists already. */
export async function putOrderNotice(
  tx: Db,
  orderId: string,
  { about, detail }: OrderNotice,
  at: Date,
): Promise<string | undefined> {
  const [notice] = await tx
    .insert(orderNotices)
    .values({ id: randomUUID(), orderId, about, detail: NOTICE_DETAILS[about].parse(detail), at })
    .onConflictDoNothing()
    .returning({ id: orderNotices.id });
  return notice?.id;
}

/** Mails per subject and hour that are sent at once. Later ones are gathered into one at the end of the hour. */
const AT_ONCE = { points: 3, seconds: 3600 };

/** Counts a mail about `key` and returns its job options: send at once, or gather. */
export async function mailPace({ now }: Pick<Services, 'now'>, tx: Db, key: string, limit = AT_ONCE) {
  const isFew = await consume(tx, `mail ${key}`, limit, now());
  return isFew ? undefined : { key, gatherSeconds: AT_ONCE.seconds };
}

/** Mails about the current state, of which the last one suffices. Each other kind has its own news. */
const SAYS_ALL: readonly JobPayloads['order-mail']['kind'][] = [
  ...(['address changed', 'delay', 'shipped', 'tracking corrected', 'not shipped'] as const),
  ...(['collected', 'not collected', 'answer'] as const),
];
const UUID_LENGTH = 36;

/** Enqueues a letter to the buyer, in the transaction of its cause. */
export async function tellBuyer(
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Db,
  mail: JobPayloads['order-mail'],
): Promise<void> {
  const { orderId, kind, detailId } = mail;
  // Each letter has its own answer.
  const about = kind === 'answer' ? detailId.slice(0, UUID_LENGTH) : orderId;
  const pace = SAYS_ALL.includes(kind) ? await mailPace(services, tx, `${kind} ${about}`) : undefined;
  await services.jobs.send(tx, 'order-mail', mail, pace);
}

/** Tells the buyer of an undoable step. The order's version distinguishes this letter from that of a repeated step. */
export const tellOfStep = (
  services: Pick<Services, 'jobs' | 'now'>,
  { tx, order }: Pick<UnitOfWork, 'tx' | 'order'>,
  kind: JobPayloads['order-mail']['kind'],
): Promise<void> =>
  tellBuyer(services, tx, { orderId: order.id, kind, detailId: `${order.id}-${order.version + 1}` });

/**
 * Notifies the makers about an order, in the transaction of the cause. Returns the notice's id, or undefined if the same
 * notice exists.
 */
export async function tellMakers<Kind extends NoticeKind>(
  services: Services,
  tx: Db,
  orderId: string,
  about: Kind,
  detail: NoticeDetail<Kind>,
): Promise<string | undefined> {
  const noticeId = await putOrderNotice(tx, orderId, readNotice(about, detail), services.now());
  if (noticeId === undefined) return undefined;
  const pace = await mailPace(services, tx, `${about} ${orderId}`);
  await services.jobs.send(tx, 'tell-makers', { noticeId, ...(pace && { isGathered: true }) }, pace);
  return noticeId;
}

export async function noticeWith(db: Db, id: string) {
  const [row] = await db.select().from(orderNotices).where(eq(orderNotices.id, id));
  return row && { orderId: row.orderId, notice: readNotice(row.about, row.detail) };
}

/** Goods that a buyer wants to return, by name, if a notice is about that; otherwise empty. */
export async function goodsOf(
  db: Db,
  orderId: string,
  { about, detail }: OrderNotice,
  language: Language,
): Promise<string> {
  if (about !== 'return asked') return '';
  const lines = await linesOf(db, orderId);
  if ('quantities' in detail) return goodsWords(lines, detail.quantities, language);
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.id, detail.request));
  return request ? goodsWords(lines, request.quantities, language) : '';
}
