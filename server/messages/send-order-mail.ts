import { and, asc, eq } from 'drizzle-orm';
import { causeWords } from '#domain/order-log/refund-cause.ts';
import { MAIL_IDS } from '#domain/orders/order-mail-kinds.ts';
import { eventsOf, linesOf, type Order, orderLink, picturedLines, readGuarantee } from '../orders/index.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { isOrdered, units } from '../platform/db/schema/production.ts';
import { refunds, returnedGoods } from '../platform/db/schema/returns.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { ARTICLES_IN_FULL } from '../platform/mail/letter.tsx';
import { linePictures } from '../platform/mail/mail-pictures.ts';
import { inBoth, MailFailure } from '../platform/mail/mailer.ts';
import { sendOnce } from '../platform/mail/send-once.ts';
import type { Services } from '../platform/services.ts';
import { unitFacts } from '../production/index.ts';
import { answered, writtenLetters } from './buyer-letters.ts';
import { giveUpLetter, refusedBy } from './give-up.ts';
import { measuredRows } from './measured-rows.ts';
import { OrderLetter, type OrderLetterMessages } from './order-letter.tsx';
import {
  addressChanged,
  addressNeeded,
  collected,
  delay,
  inTheMaking,
  notSent,
  refunded,
  repair,
  repaired,
  returnNumber,
  shipped,
  trackingCorrected,
} from './order-letters.ts';

const UUID_LENGTH = 36;

type Asked = JobPayloads['order-mail'];

/** Writes a letter from the order's current state; undefined if it is obsolete. */
async function write(
  services: Services,
  order: Order,
  { kind, detailId }: Asked,
): Promise<OrderLetterMessages | undefined> {
  const { db } = services;
  switch (kind) {
    case 'address needed':
      return addressNeeded(order, orderLink(services, order));
    case 'in the making': {
      const rows = await db
        .select()
        .from(units)
        .where(and(eq(units.orderId, order.id), isOrdered))
        .orderBy(asc(units.number));
      return inTheMaking(
        order,
        rows.flatMap(({ serial }) => serial ?? []),
        await linesOf(db, order.id),
      );
    }
    case 'delay': {
      const moves = await eventsOf(db, [order.id], { kinds: ['promise-moved'] });
      const last = moves.at(-1)?.event;
      return delay(order, last?.kind === 'promise-moved' ? last.payload.before : null);
    }
    case 'address changed':
      return addressChanged(order);
    case 'not shipped':
    case 'not collected':
      return notSent(order, kind);
    case 'collected':
      return collected(order, await linesOf(db, order.id), await unitFacts(db, order.id));
    case 'shipped':
    case 'tracking corrected': {
      const sent = await db
        .select()
        .from(parcels)
        .where(eq(parcels.orderId, order.id))
        .orderBy(asc(parcels.number));
      return kind === 'tracking corrected'
        ? trackingCorrected(order, sent)
        : shipped(order, sent, await linesOf(db, order.id), await unitFacts(db, order.id));
    }
    case 'return number': {
      const [row] = await db.select().from(returnedGoods).where(eq(returnedGoods.id, detailId));
      return row && returnNumber(order, row);
    }
    case 'refund': {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, detailId));
      if (!row) return undefined;
      const [goods] = row.returnId
        ? await db.select().from(returnedGoods).where(eq(returnedGoods.id, row.returnId))
        : [];
      // A reason typed by a maker is internal.
      const why = row.cause === 'withdrawal' ? causeWords(row.cause, order.language) : goods?.number;
      return refunded(order, row.amount, { why, message: row.message });
    }
    case 'repaired': {
      const [row] = await db.select().from(units).where(eq(units.id, detailId));
      const repairs = (await readGuarantee(db, order))?.repairs ?? [];
      const repair = repairs.find(({ unit }) => unit === row?.number);
      return row?.serial && repair ? repaired(order, row.serial, repair) : undefined;
    }
    case 'repair received':
    case 'repair sent': {
      // One letter per arrival: the id is the pickup's with the order's version appended.
      const [row] = await db
        .select()
        .from(units)
        .where(eq(units.id, detailId.slice(0, UUID_LENGTH)));
      if (!row?.serial) return undefined;
      if (kind === 'repair received') return repair(order, row.serial, undefined);
      const log = await eventsOf(db, [order.id], { kinds: ['repair-sent'] });
      const sent = log.flatMap(({ event }) =>
        event.kind === 'repair-sent' && event.payload.unit === row.number ? event.payload : [],
      );
      const last = sent.at(-1);
      return (
        last &&
        repair(order, row.serial, [{ number: 1, carrier: last.carrier, tracking: last.numbers[0] ?? null }])
      );
    }
    case 'letter':
    case 'answer': {
      // The id of an answer has the order's version appended, because an answer can change and each one is confirmed.
      const [row] = await db
        .select()
        .from(buyerLetters)
        .where(eq(buyerLetters.id, detailId.slice(0, UUID_LENGTH)));
      if (!row) return undefined;
      return kind === 'letter'
        ? writtenLetters(order, row, orderLink(services, order), services.shopfront.days())
        : answered(order, row);
    }
    default:
      return kind satisfies never;
  }
}

/**
 * Job behind a letter from the workshop. Throws mail failures, to be retried; on a permanent refusal it notifies the
 * makers at once.
 */
export async function sendOrderMail(services: Services, asked: Asked): Promise<void> {
  const { db, env, log } = services;
  const { orderId, kind } = asked;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const letter = order?.email ? await write(services, order, asked) : undefined;
  if (!order?.email || !letter) {
    log.warn({ orderId, kind }, 'no mail address for a letter');
    return;
  }
  const { number, language } = order;
  const { publicUrl, testMode } = env;
  const frame = { number, language, publicUrl, testMode };
  const pictures = letter.articles
    ? await linePictures(picturedLines(await linesOf(db, orderId)).slice(0, ARTICLES_IN_FULL))
    : [];
  const element = OrderLetter({
    ...letter,
    ...frame,
    link: orderLink(services, order),
    cids: pictures.map((picture) => picture?.cid),
    measured:
      kind === 'shipped' || kind === 'collected' ? await measuredRows(services, orderId, language) : [],
  });
  const mail = {
    id: MAIL_IDS.letter(asked),
    to: order.email,
    subject: letter.subject,
    ...inBoth(element),
    pictures: pictures.flatMap((picture) => picture ?? []),
  };
  try {
    const isNew = await sendOnce(services, { kind, orderId, mail });
    if (!isNew) return;
  } catch (error) {
    if (!(error instanceof MailFailure && error.refused)) throw error;
    log.warn({ err: error, order: order.number, kind }, 'letter refused');
    return giveUpLetter(services, orderId, kind, refusedBy(error));
  }
  log.info({ order: order.number, kind }, 'letter sent');
}
