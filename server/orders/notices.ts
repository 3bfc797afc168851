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
import type { Services } from '../platform/services.ts';
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

/**
 * Tells the makers about an order, within the transaction of what happened. The same thing is told once;
 * answers the notice's id then, and undefined when they know already.
 */
export async function tellMakers<Kind extends NoticeKind>(
  { jobs, now }: Services,
  tx: Db,
  orderId: string,
  about: Kind,
  detail: NoticeDetail<Kind>,
): Promise<string | undefined> {
  const noticeId = await putNotice(tx, orderId, readNotice(about, detail), now());
  if (noticeId !== undefined) await jobs.send(tx, 'tell-makers', { noticeId });
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
