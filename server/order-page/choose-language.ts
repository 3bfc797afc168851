import { eq } from 'drizzle-orm';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import { BUYER, changeOrder, type Order, remark } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';

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
