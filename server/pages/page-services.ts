import type { Language } from '#domain/languages.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import type { Announcements } from '#domain/shopfront/announcements.ts';
import type { FirstMakerFault, OpenedAccountLink, Session, Visitor } from '../accounts/index.ts';
import type { WorkshopReads } from '../admin/index.ts';
import type { Answer } from '../api/calls.ts';
import type { OrderPage } from '../order-page/index.ts';
import type { OrderGoods } from '../orders/index.ts';
import type { OpenedLink } from '../privacy/index.ts';
import type { FoundPassport } from '../production/index.ts';
import type { Receipt } from '../returns/index.ts';
import type { AccountView } from './account-view.ts';
import type { FormState } from './forms/form-state.ts';

/**
 * What a checkout has come to, as the shopper may know it: `unknown` is none of ours, of `unclear` nobody knows yet.
 * Whoever comes back from paying also sees what was ordered.
 */
export type CheckoutOutcome =
  | (Answer<'checkout-status'> & {
      readonly goods?: OrderGoods | undefined;
      readonly orderPath?: string | undefined;
      /** Tells the browser that paid to put its cart away. */
      readonly cookie?: string;
    })
  | { readonly status: 'unclear' | 'unknown' };

/** What loaders of pages may ask of the server: the same use-cases that stand behind the API, called in process. */
export interface PageServices {
  readonly testMode: boolean;
  /** Who counts the visits of those who agree: the configured service, or the sandbox. Undefined: nobody, and nobody is asked. */
  readonly countedBy: 'service' | 'sandbox' | undefined;
  /** The shop's address without a trailing slash, for links that leave it. */
  readonly publicUrl: string;
  readonly payment: {
    readonly publishableKey: string;
    /** Script of the sandbox, which is in for the provider's own; undefined with a real account. */
    readonly sandboxScript: string | undefined;
  };
  /** The current price list; undefined where the provider cannot be reached and never could. */
  prices(): Promise<PriceList | undefined>;
  /** What the makers have the shop say, as it holds now. */
  said(): Announcements;
  /** `cookies` are those of the page's request: an order is shown to the browser that began its checkout. */
  checkoutOutcome(sessionId: string, language: Language, cookies: string | null): Promise<CheckoutOutcome>;
  /** The form that was sent to this page, as it is to be shown again. */
  readonly form?: FormState | undefined;
  /** Who is signed in, for the head of the page; made for one answer, kept nowhere. */
  readonly visitor?: Visitor | undefined;
  /** The order that the link of a mail has opened; made for one answer, kept nowhere. */
  readonly order?: OrderPage | undefined;
  /** The cart of a browser without JavaScript, and what its last form could not add; made for one answer, kept nowhere. */
  readonly cart?: { readonly lines: readonly unknown[]; readonly said: string | undefined } | undefined;
  /** What the token of a receipt stands for; undefined where it is none. */
  withdrawalReceipt(token: string): Promise<Receipt | undefined>;
  /** What the workshop shows to whoever sends a request; undefined unless that is staff with a second factor. */
  workshop(request: Request): Promise<WorkshopReads | undefined>;
  /** Looks at the link of a mail about data, without using it. */
  dataLink(token: string): Promise<OpenedLink>;
  /** Who asks for a page whose rule is `personal`; undefined where nobody is signed in. */
  session(request: Request): Promise<Session | undefined>;
  /** What the owner of an account sees of it. `secret` is the key that a form was about. */
  account(session: Session, language: Language, secret?: string): Promise<AccountView | undefined>;
  /** The pickup with a serial number, as whoever asks may see it. */
  passport(serial: string, session: Session | undefined, language: Language): Promise<FoundPassport>;
  /** Looks at the link of a mail about an account, without using it. */
  accountLink(page: 'verify' | 'reset', token: string): Promise<OpenedAccountLink>;
  /** Whether the workshop waits for its first maker; where no link to it opens any more, the shop prints a new one. */
  awaitsFirstMaker(): Promise<boolean>;
  /** Looks at the link of the first maker; `secret` is the key that its form was about. */
  firstMaker(
    token: string,
    secret?: string,
  ): Promise<
    | { readonly ok: true; readonly offer: AccountView['offer'] }
    | { readonly ok: false; readonly why: FirstMakerFault }
  >;
  /** Writes down that a page could not be rendered. */
  reportFault(error: unknown): void;
}

/** What is on a page for one answer alone. */
export type PageExtras = Pick<PageServices, 'cart' | 'form' | 'order' | 'visitor'> &
  Partial<Pick<PageServices, 'said'>>;
