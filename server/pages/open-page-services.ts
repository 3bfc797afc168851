import type { Language } from '#domain/languages.ts';
import type { Announcements } from '#domain/shopfront/announcements.ts';
import {
  firstMakerWords,
  freshFirstMakerLink,
  hasStaff,
  openAccountLink,
  openFirstMaker,
  readSession,
  type Session,
  type Visitor,
} from '../accounts/index.ts';
import { openWorkshop } from '../admin/index.ts';
import type { Answer } from '../api/calls.ts';
import { beganCheckout, checkoutStatus, paidCookie } from '../checkout/index.ts';
import type { ShopperOrder } from '../order-page/index.ts';
import { type OrderGoods, orderGoods, orderPath } from '../orders/index.ts';
import { readFromReplica } from '../platform/db/read-from-replica.ts';
import type { Services } from '../platform/services.ts';
import { openDataLink } from '../privacy/index.ts';
import { readPassport } from '../production/index.ts';
import { openRepair } from '../repairs/index.ts';
import { readReceipt } from '../returns/index.ts';
import { offerOf, viewAccount } from './account-view.ts';
import type { FormState } from './forms/form-state.ts';

/**
 * Result of a checkout for the shopper: `unknown` is none of ours, `unclear` is undecided. The return page also shows the
 * goods.
 */
export type CheckoutOutcome =
  | (Answer<'checkout-status'> & {
      readonly goods?: OrderGoods | undefined;
      readonly orderPath?: string | undefined;
      /** Tells the browser that paid to empty its cart. */
      readonly cookie?: string;
    })
  | { readonly status: 'unclear' | 'unknown' };

/** Parts of a single response. */
export interface PageExtras {
  readonly form?: FormState | undefined;
  /** The signed-in visitor. */
  readonly visitor?: Visitor | undefined;
  /** The order of a mail link. */
  readonly order?: ShopperOrder | undefined;
  /** The cart of a browser without JavaScript and the message of its last form or link. */
  readonly cart?:
    | { readonly lines: readonly unknown[] | undefined; readonly said: string | undefined }
    | undefined;
  readonly said?: () => Announcements;
}

interface PageSettings {
  readonly testMode: boolean;
  /** The service that counts consenting visitors, or the sandbox; undefined if none, then nobody is asked for consent. */
  readonly countedBy: 'service' | 'sandbox' | undefined;
  readonly payment: {
    readonly publishableKey: string;
    /** Script of the sandbox instead of the provider's; undefined with a real account. */
    readonly sandboxScript: string | undefined;
  };
}

export type PageServices = ReturnType<typeof createPageServices> & PageExtras;

/** Server functions for the loaders of pages: the API's use cases, called in process. */
export const createPageServices = (services: Services, settings: PageSettings) => ({
  ...settings,
  /** Without a trailing slash. */
  publicUrl: services.env.publicUrl,
  /** The current price list; undefined if the provider has never been reachable. */
  prices: () => services.prices.current(),
  said: services.shopfront.current,
  /** Our made pickups against the model. */
  made: services.shopfront.made,
  /** `cookies` of the request: only the browser that began the checkout sees the order. */
  checkoutOutcome: (sessionId: string, language: Language, cookies: string | null) =>
    checkoutOutcome(services, sessionId, language, cookies),
  /** The withdrawal of a receipt's token; undefined if it is invalid. */
  withdrawalReceipt: (token: string) => readReceipt(services, token),
  /** The workshop's reads; undefined without a staff session and second factor. */
  workshop: (request: Request) => openWorkshop(services, request),
  /** Validates the link of a mail about data, without using it. */
  dataLink: (token: string) => openDataLink(services, token),
  /** The repair of a letter's link; undefined if it is invalid. */
  repair: (token: string) => openRepair(services, token),
  /** The session, for `personal` pages; undefined if nobody is signed in. */
  session: (request: Request) => readSession(services, request),
  /** The account for its owner; `secret` is that of a submitted form. */
  account: (session: Session, language: Language, secret?: string) =>
    viewAccount(services, session, language, secret),
  /** The passport of a serial number, as the viewer may see it. */
  passport: (serial: string, session: Session | undefined, language: Language) =>
    readFromReplica(services, (aside) => readPassport(aside, serial, session, language)),
  /** Validates the link of a mail about an account, without using it. */
  accountLink: (page: 'verify' | 'reset', token: string) =>
    openAccountLink(services, page === 'reset' ? ['reset'] : ['registration', 'address change'], token),
  /** True if there is no maker yet; prints a new link if no earlier one is valid. */
  awaitsFirstMaker: async () => {
    if (await hasStaff(services.db)) return false;
    const link = await freshFirstMakerLink(services);
    if (link) console.log(firstMakerWords(link));
    return true;
  },
  /** Validates the link of the first maker; `secret` is that of a submitted form. */
  firstMaker: async (token: string, secret?: string) => {
    const link = await openFirstMaker(services, token);
    return link.ok ? ({ ok: true, offer: offerOf('workshop', secret) } as const) : link;
  },
  reportFault: (error: unknown) => services.log.error({ err: error }, 'page not rendered'),
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
