import { eq } from 'drizzle-orm';
import { MAIL_IDS } from '#domain/orders/mail-kinds.ts';
import type { OrderMailKind } from '#domain/orders/order-mail-kinds.ts';
import type { UndoneKind } from '#domain/orders/order-notice.ts';
import { remark, tellMakers } from '../orders/index.ts';
import { orderNotices, orders } from '../platform/db/schema.ts';
import { refunds } from '../platform/db/workshop-schema.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { giveUpMail } from '../platform/mail/send-once.ts';
import type { Services } from '../platform/services.ts';
import { leaveUnacknowledged } from '../returns/index.ts';

/** What is noted where nobody said no, but nobody said yes either. */
const RAN_OUT = 'tried for days';

interface Undone {
  readonly what: UndoneKind | 'makers not told';
  readonly orderId: string;
  /** In the order's trail. */
  readonly why: string;
  /** With the notice: it tells two of a kind apart. */
  readonly detail: string;
}

/**
 * The end of what could not be done for an order: in the log for whoever is on duty, in the order's trail for
 * good, and on its way to the makers, unless it is they who could not be told. Noted once, however often it is found.
 */
async function leaveUndone(services: Services, { what, orderId, why, detail }: Undone): Promise<void> {
  const { db, jobs, log, now } = services;
  const number = await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return undefined;
    const isNew = what === 'makers not told' || (await tellMakers(services, tx, orderId, what, detail));
    if (!isNew) return undefined;
    await remark(tx, order, 'clock', now(), `${what}: ${why}`);
    return order.number;
  });
  if (number === undefined) return;
  jobs.wake();
  log.error({ order: number, why }, what);
}

/** A confirmation does not reach its shopper. */
export const giveUpConfirmation = (services: Services, orderId: string, why = RAN_OUT): Promise<void> =>
  leaveUndone(services, { what: 'confirmation not delivered', orderId, why, detail: why });

/** A letter about what happened in the workshop does not reach its buyer. */
export const giveUpLetter = (
  services: Services,
  orderId: string,
  kind: OrderMailKind,
  why = RAN_OUT,
): Promise<void> => leaveUndone(services, { what: 'letter not delivered', orderId, why, detail: kind });

/** A refund stays asked for: the provider never answered. */
async function giveUpRefund(services: Services, refundId: string): Promise<void> {
  const [refund] = await services.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund)
    await leaveUndone(services, {
      ...{ what: 'refund not made', orderId: refund.orderId, why: RAN_OUT, detail: refundId },
    });
}

/** The job in which those end whose tries are over: alerts instead of silence. `from` is the queue it failed in. */
export async function giveUp(
  services: Services,
  payload: JobPayloads['given-up'],
  from: string | null,
): Promise<void> {
  const { db, log } = services;
  if ('orderId' in payload) {
    const { orderId, kind, detailId } = payload;
    const isLetter = kind !== undefined && detailId !== undefined;
    await giveUpMail(
      services,
      isLetter ? MAIL_IDS.letter({ kind, orderId, detailId }) : MAIL_IDS.confirmation(orderId),
    );
    return kind ? giveUpLetter(services, orderId, kind) : giveUpConfirmation(services, orderId);
  }
  if ('refundId' in payload) return giveUpRefund(services, payload.refundId);
  if ('codeId' in payload) {
    log.error({ code: payload.codeId }, 'code not agreed with the provider');
    return;
  }
  if ('withdrawalId' in payload) {
    const { withdrawalId } = payload;
    if (from === 'acknowledge-withdrawal') return leaveUnacknowledged(services, withdrawalId);
    log.error(
      { withdrawal: withdrawalId },
      from === 'take-up-withdrawal' ? 'withdrawal not taken up' : 'makers not told',
    );
    return;
  }
  if ('requestId' in payload) {
    const what =
      from === 'pass-on-correction'
        ? 'makers not told'
        : from === 'account-mail'
          ? 'account mail not delivered'
          : 'data request not answered';
    log.error({ request: payload.requestId }, what);
    return;
  }
  const [notice] = await db.select().from(orderNotices).where(eq(orderNotices.id, payload.noticeId));
  if (!notice) return;
  const { orderId, about, detail } = notice;
  if (from === 'tell-makers')
    return leaveUndone(services, { what: 'makers not told', orderId, why: about, detail });
  if (from === 'tell-refund') await giveUpMail(services, MAIL_IDS.paymentReturned(payload.noticeId));
  const what = from === 'refund-payment' ? 'surplus payment not sent back' : 'refund not told';
  return leaveUndone(services, { what, orderId, why: RAN_OUT, detail });
}
