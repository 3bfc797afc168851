import type { Language } from '#domain/languages.ts';
import { BUYER, changeOrder, type Order } from '../orders/index.ts';
import type { Services } from '../platform/services.ts';

/** Sets the language of an order's mails and papers to that of the page. */
export async function chooseLanguage(services: Services, order: Order, language: Language): Promise<void> {
  await changeOrder(services, BUYER, { number: order.number }, async ({ order: locked, record }) => {
    record({ kind: 'language-chosen', payload: { before: locked.language, after: language } });
    return {};
  });
}
