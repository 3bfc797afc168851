import type { Language } from '#domain/languages.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import type { MadeClass } from '#domain/production/made-check.ts';
import type { Announcements } from '#domain/shopfront/announcements.ts';
import {
  type FirstMakerFault,
  firstMakerWords,
  freshFirstMakerLink,
  hasStaff,
  type OpenedAccountLink,
  openAccountLink,
  openFirstMaker,
  readSession,
  type Session,
  type Visitor,
} from '../accounts/index.ts';
import { openWorkshop, type WorkshopReads } from '../admin/index.ts';
import type { Answer } from '../api/calls.ts';
import { beganCheckout, checkoutStatus, paidCookie } from '../checkout/index.ts';
import type { ShopperOrder } from '../order-page/index.ts';
import { type OrderGoods, orderGoods, orderPath } from '../orders/index.ts';
import { readFromReplica } from '../platform/db/read-from-replica.ts';
import type { Services } from '../platform/services.ts';
import { type OpenedLink, openDataLink } from '../privacy/index.ts';
import { type FoundPassport, readPassport } from '../production/index.ts';
import { openRepair, type RepairView } from '../repairs/index.ts';
import { type Receipt, readReceipt } from '../returns/index.ts';
import { type AccountView, offerOf, viewAccount } from './account-view.ts';
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

/** Server functions for the loaders of pages: the API's use cases, called in process. */
export interface PageServices {
  readonly testMode: boolean;
  /** The service that counts consenting visitors, or the sandbox; undefined if none, then nobody is asked for consent. */
  readonly countedBy: 'service' | 'sandbox' | undefined;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly payment: {
    readonly publishableKey: string;
    /** Script of the sandbox instead of the provider's; undefined with a real account. */
    readonly sandboxScript: string | undefined;
  };
  /** The current price list; undefined if the provider has never been reachable. */
  prices(): Promise<PriceList | undefined>;
  said(): Announcements;
  /** Our made pickups against the model. */
  made(): readonly MadeClass[];
  /** `cookies` of the request: only the browser that began the checkout sees the order. */
  checkoutOutcome(sessionId: string, language: Language, cookies: string | null): Promise<CheckoutOutcome>;
  readonly form?: FormState | undefined;
  /** The signed-in visitor, for this response only. */
  readonly visitor?: Visitor | undefined;
  /** The order of a mail link, for this response only. */
  readonly order?: ShopperOrder | undefined;
  /** The cart of a browser without JavaScript and the message of its last form or link, for this response only. */
  readonly cart?:
    | { readonly lines: readonly unknown[] | undefined; readonly said: string | undefined }
    | undefined;
  /** The withdrawal of a receipt's token; undefined if it is invalid. */
  withdrawalReceipt(token: string): Promise<Receipt | undefined>;
  /** The workshop's reads; undefined without a staff session and second factor. */
  workshop(request: Request): Promise<WorkshopReads | undefined>;
  /** Validates the link of a mail about data, without using it. */
  dataLink(token: string): Promise<OpenedLink>;
  /** The repair of a letter's link; undefined if it is invalid. */
  repair(token: string): Promise<RepairView | undefined>;
  /** The session, for `personal` pages; undefined if nobody is signed in. */
  session(request: Request): Promise<Session | undefined>;
  /** The account for its owner; `secret` is that of a submitted form. */
  account(session: Session, language: Language, secret?: string): Promise<AccountView | undefined>;
  /** The passport of a serial number, as the viewer may see it. */
  passport(serial: string, session: Session | undefined, language: Language): Promise<FoundPassport>;
  /** Validates the link of a mail about an account, without using it. */
  accountLink(page: 'verify' | 'reset', token: string): Promise<OpenedAccountLink>;
  /** True if there is no maker yet; prints a new link if no earlier one is valid. */
  awaitsFirstMaker(): Promise<boolean>;
  /** Validates the link of the first maker; `secret` is that of a submitted form. */
  firstMaker(
    token: string,
    secret?: string,
  ): Promise<
    | { readonly ok: true; readonly offer: AccountView['offer'] }
    | { readonly ok: false; readonly why: FirstMakerFault }
  >;
  reportFault(error: unknown): void;
}

export type PageExtras = Pick<PageServices, 'cart' | 'form' | 'order' | 'visitor'> &
  Partial<Pick<PageServices, 'said'>>;

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
