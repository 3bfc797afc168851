import type { Language } from '#domain/languages.ts';
import { BUYER, changeOrder, type Order } from '../orders/index.ts';
import type { Services } from '../platform/services.ts';

/** From now on mails and papers of an order speak the language of the page on which its buyer said so. */
export async function chooseLanguage(services: Services, order: Order, language: Language): Promise<void> {
  await changeOrder(services, BUYER, { number: order.number }, async ({ order: locked, record }) => {
    record({ kind: 'language-chosen', payload: { before: locked.language, after: language } });
    return {};
  });
}
