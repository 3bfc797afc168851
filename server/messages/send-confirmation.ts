import { asc, eq } from 'drizzle-orm';
import { isCustom } from '#domain/cart/cart-line.ts';
import { countryIn } from '#domain/countries.ts';
import { customsWords } from '#domain/customs/consignment.messages.ts';
import { arrivalDay } from '#domain/order-page/order-progress.ts';
import { isFree } from '#domain/orders/by-hand.ts';
import { MAIL_IDS } from '#domain/orders/order-mail-kinds.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import { lacksAddress } from '#domain/shipping/order-address.ts';
import {
  contractPaper,
  frozenQuote,
  isPlugged,
  orderLink,
  picturedLines,
  soldInWords,
} from '../orders/index.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { firstNameIn } from '../platform/mail/first-name.ts';
import { ARTICLES_IN_FULL } from '../platform/mail/letter.tsx';
import { linePictures, type MailPicture } from '../platform/mail/mail-pictures.ts';
import { inBoth, MailFailure } from '../platform/mail/mailer.ts';
import { sendOnce } from '../platform/mail/send-once.ts';
import type { Services } from '../platform/services.ts';
import { readContractNotice } from '../platform/shopfront/notices.ts';
import { giveUpConfirmation, refusedBy } from './give-up.ts';
import { CONFIRMATION_SUBJECT, type ConfirmationProps, OrderConfirmation } from './order-confirmation.tsx';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

function confirmationOf(
  services: Services,
  order: Order,
  lines: Line[],
  pictures: readonly (MailPicture | undefined)[],
  sent: Pick<ConfirmationProps, 'testMode' | 'terms' | 'notice'>,
): ConfirmationProps {
  const { shippingCountry, shippingAddress, language, promisedOn } = order;
  const countryName = lacksAddress(order) ? undefined : countryIn(shippingCountry, language);
  return {
    number: order.number,
    language,
    ...sent,
    countryName,
    publicUrl: services.env.publicUrl,
    link: orderLink(services, order),
    firstName: firstNameIn(order.shippingName ?? ''),
    lines: lines.map((line, index) => ({
      cid: pictures[index]?.cid,
      ...soldInWords(line, language),
      isCustom: isCustom(line.config),
    })),
    isPlugged: isPlugged(lines),
    quoted: frozenQuote(order, lines),
    isFree: isFree(order),
    isCollected: order.byHand?.collected ?? false,
    customs: order.customs ? customsWords(order.customs, order.shipping, language) : undefined,
    promised: promisedOn
      ? { leaves: promisedOn, arrives: arrivalDay(promisedOn, shippingCountry) }
      : undefined,
    address: shippingAddress
      ? addressLines(order.shippingName ?? '', shippingAddress, countryName)
      : [order.shippingName, countryName].flatMap((words) => words || []),
  };
}

/**
 * Job behind the confirmation of a paid order. Throws mail failures, to be retried; on a permanent refusal it notifies
 * the makers at once.
 */
export async function sendConfirmation(
  services: Services,
  { orderId }: JobPayloads['order-confirmation'],
): Promise<void> {
  const { db, log } = services;
  const rows = await db
    .select({ order: orders, line: orderLines })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderLines.position));
  const order = rows[0]?.order;
  if (!order?.email) {
    log.error({ orderId }, 'no address to confirm an order to');
    return;
  }
  const lines = rows.flatMap(({ line }) => line ?? []);
  const pictures = await linePictures(picturedLines(lines).slice(0, ARTICLES_IN_FULL));
  const hasNotice = services.shopfront.current().notices[order.language] !== undefined;
  const notice = hasNotice ? await readContractNotice(db, order.language) : undefined;
  const terms = await contractPaper(services, order);
  const attachments = [
    ...(terms ? [{ name: terms.name, type: 'application/pdf', content: terms.pdf }] : []),
    ...(notice ? [notice] : []),
  ];
  const element = OrderConfirmation(
    confirmationOf(services, order, lines, pictures, {
      testMode: services.env.testMode,
      terms: terms?.name,
      notice: notice?.name,
    }),
  );
  const mail = {
    id: MAIL_IDS.confirmation(order.id),
    to: order.email,
    subject: CONFIRMATION_SUBJECT[order.language](order.number),
    ...inBoth(element),
    pictures: pictures.flatMap((picture) => picture ?? []),
    attachments,
  };
  try {
    const isNew = await sendOnce(services, { kind: 'confirmation', orderId, mail });
    if (!isNew) return;
  } catch (error) {
    if (!(error instanceof MailFailure && error.refused)) throw error;
    log.warn({ err: error, order: order.number }, 'confirmation refused');
    return giveUpConfirmation(services, orderId, refusedBy(error));
  }
  log.info({ order: order.number }, 'confirmation sent');
}
