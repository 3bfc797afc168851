import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { COMPANY } from '#domain/company.ts';
import type { Db } from '../db/database.ts';
import { orderMoves, orders } from '../db/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Services } from './services.ts';

const UNDELIVERED = 'confirmation not delivered';

/** What is noted where no server said no, but none said yes either. */
export const RAN_OUT = 'tried for days';

/**
 * The end of a confirmation that does not reach its shopper: in the log for whoever is on duty, in the order's
 * trail for good, and on its way to the makers. Noted once, however often it is found.
 */
export async function giveUpConfirmation(
  { db, jobs, log, now }: Services,
  orderId: string,
  why: string,
): Promise<void> {
  const number = await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return undefined;
    const noted = await tx
      .select({ id: orderMoves.id })
      .from(orderMoves)
      .where(and(eq(orderMoves.orderId, orderId), like(orderMoves.note, `${UNDELIVERED}%`)));
    if (noted.length > 0) return undefined;
    const { state } = order;
    const note = `${UNDELIVERED}: ${why}`;
    await tx
      .insert(orderMoves)
      .values({ id: randomUUID(), orderId, from: state, to: state, mover: 'clock', note, at: now() });
    await jobs.send(tx as unknown as Db, 'report-undelivered', { orderId });
    return order.number;
  });
  if (number === undefined) return;
  jobs.wake();
  log.error({ order: number, why }, 'confirmation not delivered');
}

/** The job that tells the makers, by mail, that a shopper has not heard of an order. */
export async function reportUndelivered(
  { db, log }: Services,
  mailer: Mailer,
  orderId: string,
): Promise<void> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.email) return;
  const [note] = await db
    .select({ words: orderMoves.note })
    .from(orderMoves)
    .where(and(eq(orderMoves.orderId, orderId), like(orderMoves.note, `${UNDELIVERED}%`)));
  const text = [
    `The confirmation of order ${order.number} did not reach ${order.email}.`,
    `Noted with the order: ${note?.words ?? UNDELIVERED}.`,
    'The order itself is not touched by this: it is paid and waits for you. Please write to the shopper another way; a typing error in the address is the usual reason.',
  ];
  await mailer.send({
    id: `undelivered-${order.id}`,
    to: COMPANY.ordersEmail,
    subject: `Order ${order.number}: its confirmation did not arrive`,
    text: text.join('\n\n'),
    html: text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
  });
  log.info({ order: order.number }, 'makers told of an undelivered confirmation');
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
