import { render } from '@react-email/components';
import { eq } from 'drizzle-orm';
import { featureWords, isCustom } from '#domain/cart-line.ts';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { quoteGoods } from '#domain/quote.ts';
import { type orderLines, orders } from '../db/schema.ts';
import { type Mailer, MailFailure } from '../mail/mailer.ts';
import { type ConfirmationProps, OrderConfirmation } from '../mail/order-confirmation.tsx';
import { giveUpConfirmation } from './give-up.ts';
import { linesOf, priceOf } from './order-goods.ts';
import type { Services } from './services.ts';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

function confirmationOf(
  order: Order,
  lines: Line[],
  publicUrl: string,
  testMode: boolean,
): ConfirmationProps {
  const [first] = lines;
  const { shippingCountry: country, goods, shipping, total } = order;
  // The order's own figures: rates and fees may have changed since it was frozen.
  const frozen = { country: first?.vatCountry ?? null, ratePercent: first?.vatRatePercent ?? 0 };
  const quoted = quoteGoods(goods, country, { shipping, total, vat: frozen });
  const { line1, line2, postal_code, city, state } = order.shippingAddress ?? {};
  const address = [order.shippingName, line1, line2, [postal_code, city, state].filter(Boolean).join(' ')];
  return {
    number: order.number,
    publicUrl,
    testMode,
    lines: lines.map((line) => ({
      name: line.name,
      description: featureWords(line).join(' · '),
      quantity: line.quantity,
      total: priceOf(line),
      isCustom: isCustom(line.config),
    })),
    quoted,
    address: [...address.filter((part): part is string => !!part), COUNTRY_NAMES[country]],
  };
}

/**
 * The job behind a paid order's first mail. Throws when the mail server does, and is then tried again; where the
 * server does not take this mail for good, the makers hear it at once.
 */
export async function sendConfirmation(
  services: Services,
  mailer: Mailer,
  testMode: boolean,
  orderId: string,
): Promise<void> {
  const { db, env, log } = services;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.email) {
    log.error({ orderId }, 'no address to confirm an order to');
    return;
  }
  const lines = await linesOf(db, orderId);
  const element = OrderConfirmation(confirmationOf(order, lines, env.publicUrl, testMode));
  const mail = {
    id: `order-confirmation-${order.id}`,
    to: order.email,
    subject: `Order ${order.number}: thank you`,
    text: await render(element, { plainText: true }),
    html: await render(element),
  };
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailFailure && error.refused)) throw error;
    log.warn({ err: error, order: order.number }, 'confirmation refused');
    return giveUpConfirmation(
      services,
      orderId,
      `refused by the mail server (${error.responseCode ?? error.code})`,
    );
  }
  log.info({ order: order.number }, 'confirmation sent');
}
