import type { Language } from '#domain/languages.ts';
import {
  firstMakerWords,
  freshFirstMakerLink,
  hasStaff,
  openAccountLink,
  openFirstMaker,
  readSession,
} from '../accounts/index.ts';
import { openWorkshop } from '../admin/index.ts';
import { beganCheckout, checkoutStatus, paidCookie } from '../checkout/index.ts';
import { orderGoods, orderPath } from '../orders/index.ts';
import { readFromReplica } from '../platform/db/read-from-replica.ts';
import type { Services } from '../platform/services.ts';
import { openDataLink } from '../privacy/index.ts';
import { readPassport } from '../production/index.ts';
import { openRepair } from '../repairs/index.ts';
import { readReceipt } from '../returns/index.ts';
import { offerOf, viewAccount } from './account-view.ts';
import type { CheckoutOutcome, PageServices } from './page-services.ts';

/** Implements the loaders' services with the use cases of the API. */
export const createPageServices = (
  services: Services,
  settings: Pick<PageServices, 'testMode' | 'countedBy' | 'payment'>,
): PageServices => ({
  ...settings,
  publicUrl: services.env.publicUrl,
  prices: () => services.prices.current(),
  said: services.shopfront.current,
  made: services.shopfront.made,
  checkoutOutcome: (sessionId, language, cookies) => checkoutOutcome(services, sessionId, language, cookies),
  withdrawalReceipt: (token) => readReceipt(services, token),
  workshop: (request) => openWorkshop(services, request),
  dataLink: (token) => openDataLink(services, token),
  repair: (token) => openRepair(services, token),
  session: (request) => readSession(services, request),
  account: (session, language, secret) => viewAccount(services, session, language, secret),
  passport: (serial, session, language) =>
    readFromReplica(services, (aside) => readPassport(aside, serial, session, language)),
  accountLink: (page, token) =>
    openAccountLink(services, page === 'reset' ? ['reset'] : ['registration', 'address change'], token),
  awaitsFirstMaker: async () => {
    if (await hasStaff(services.db)) return false;
    const link = await freshFirstMakerLink(services);
    if (link) console.log(firstMakerWords(link));
    return true;
  },
  firstMaker: async (token, secret) => {
    const link = await openFirstMaker(services, token);
    return link.ok ? { ok: true, offer: offerOf('workshop', secret) } : link;
  },
  reportFault: (error) => services.log.error({ err: error }, 'page not rendered'),
});

async function checkoutOutcome(
  services: Services,
  sessionId: string,
  language: Language,
  cookies: string | null,
): Promise<CheckoutOutcome> {
  const began = (orderId: string) => beganCheckout(services, cookies ?? undefined, orderId);
  const outcome = await checkoutStatus(services, sessionId, { language, began });
  if (!outcome.ok) return { status: outcome.status === 404 ? 'unknown' : 'unclear' };
  if (outcome.value.status !== 'complete') return outcome.value;
  const { orderNumber } = outcome.value;
  if (orderNumber === null) return outcome.value;
  // Thank the buyer even if the goods cannot be read now.
  const goods = await orderGoods(services.db, orderNumber, language).catch((error: unknown) => {
    services.log.error({ err: error, order: orderNumber }, 'goods of an order not read');
    return undefined;
  });
  return {
    ...outcome.value,
    goods,
    cookie: paidCookie(services, sessionId),
    orderPath: goods && orderPath(services, goods.orderId, language),
  };
}
