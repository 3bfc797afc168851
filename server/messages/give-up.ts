import { eq } from 'drizzle-orm';
import { type GivenUpNotice, type GivenUpReason, givenUpWords } from '#domain/orders/given-up.ts';
import { MAIL_IDS, type OrderMailKind } from '#domain/orders/order-mail-kinds.ts';
import type { OrderNotice } from '#domain/orders/order-notice.ts';
import { appendEvents, CLOCK, lockOrder, noticeWith, tellMakers } from '../orders/index.ts';
import { refunds } from '../platform/db/schema/returns.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { MailFailure } from '../platform/mail/mailer.ts';
import { giveUpMail } from '../platform/mail/send-once.ts';
import type { Services } from '../platform/services.ts';
import { leaveUnacknowledged } from '../returns/index.ts';

/** Retries ended without a refusal. */
const RAN_OUT = 'ran out';

/** Failed work as the makers' notice; a failed notice to the makers has none. */
type Undone = OrderNotice<GivenUpNotice> | { readonly about: 'makers not told' };

/**
 * Records work that failed for good: in the log, in the order's log, and as a notice to the makers, unless that is what
 * failed. Idempotent.
 */
async function leaveUndone(
  services: Services,
  orderId: string,
  undone: Undone,
  why: GivenUpReason = RAN_OUT,
): Promise<void> {
  const { db, jobs, log, now } = services;
  const number = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return undefined;
    const isNew =
      undone.about === 'makers not told' ||
      (await tellMakers(services, tx, orderId, undone.about, undone.detail));
    if (!isNew) return undefined;
    const event = { kind: 'given-up', payload: { what: undone.about, why } } as const;
    await appendEvents(tx, order, [event], { by: CLOCK, at: now() });
    return order.number;
  });
  if (number === undefined) return;
  jobs.wake();
  log.error({ order: number, why: givenUpWords(why) }, undone.about);
}

/** The reason of a mail server's permanent refusal. */
export const refusedBy = ({ responseCode, code }: MailFailure): GivenUpReason => {
  const serverCode = responseCode ?? code;
  return { refused: serverCode === undefined ? null : String(serverCode) };
};

export const giveUpConfirmation = (
  services: Services,
  orderId: string,
  why: GivenUpReason = RAN_OUT,
): Promise<void> =>
  leaveUndone(services, orderId, { about: 'confirmation not delivered', detail: { why } }, why);

export const giveUpLetter = (
  services: Services,
  orderId: string,
  letter: OrderMailKind,
  why: GivenUpReason = RAN_OUT,
): Promise<void> =>
  leaveUndone(services, orderId, { about: 'letter not delivered', detail: { letter } }, why);

/** Logs a refund that the provider never answered; it stays pending. */
async function giveUpRefund(services: Services, refundId: string): Promise<void> {
  const [refund] = await services.db.select().from(refunds).where(eq(refunds.id, refundId));
  const undone = { about: 'refund not made', detail: { refund: refundId } } as const;
  if (refund) await leaveUndone(services, refund.orderId, undone);
}

/** Handler of dead letters, so that failures alert somebody. `from` is the original queue. */
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
    log.error({ code: payload.codeId }, 'code not synced with the provider');
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
  const found = await noticeWith(db, payload.noticeId);
  if (!found) return;
  const { orderId, notice } = found;
  if (from === 'tell-makers')
    return leaveUndone(services, orderId, { about: 'makers not told' }, { notice: notice.about });
  if (from === 'tell-refund') await giveUpMail(services, MAIL_IDS.paymentReturned(payload.noticeId));
  if (notice.about !== 'surplus payment') return;
  const about = from === 'refund-payment' ? 'surplus payment not sent back' : 'refund not told';
  return leaveUndone(services, orderId, { about, detail: notice.detail });
}
