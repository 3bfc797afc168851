import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import type { orderNotices } from '../platform/db/schema.ts';
import { returnRequests } from '../platform/db/workshop-schema.ts';
import { linesOf } from './order-goods.ts';
import { goodsWords } from './order-items.ts';

/** What a notice is about, in words where the table keeps an id: of what a buyer wants to send back, the goods by name. */
export async function noticeDetail(
  db: Db,
  { orderId, about, detail }: Pick<typeof orderNotices.$inferSelect, 'orderId' | 'about' | 'detail'>,
): Promise<string> {
  if (about !== 'return asked') return detail;
  const lines = await linesOf(db, orderId);
  // Notices from before there were requests hold their figures.
  if (/^\d+(, \d+)*$/.test(detail)) return goodsWords(lines, detail.split(', ').map(Number));
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.id, detail));
  return request ? goodsWords(lines, request.quantities) : '';
}
