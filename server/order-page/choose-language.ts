import { eq } from 'drizzle-orm';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import { orders } from '../db/schema.ts';
import { type Order, remark } from '../shop/order-trail.ts';
import type { Services } from '../shop/services.ts';
import { changeOrder } from '../workshop/change-order.ts';
import { BUYER } from '../workshop/staff.ts';

/** From now on mails and papers of an order speak the language of the page on which its buyer said so. */
export async function chooseLanguage(services: Services, order: Order, language: Language): Promise<void> {
  await changeOrder(services, BUYER, { number: order.number }, async ({ tx, order: locked, now, note }) => {
    const [before, after] = [LANGUAGE_NAMES[locked.language], LANGUAGE_NAMES[language]];
    if (before === after) return {};
    await tx.update(orders).set({ language }).where(eq(orders.id, locked.id));
    note({ what: 'Language', before, after });
    await remark(tx, locked, 'customer', now, `mails in ${after}`);
    return {};
  });
}
