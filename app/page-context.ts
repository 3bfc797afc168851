import { createContext } from 'react-router';
import type { PriceList } from '#domain/price-list.ts';

/** What the server tells the checkout page about the payment provider. */
export interface PaymentSettings {
  readonly publishableKey: string;
  /** Script of the sandbox, which stands in for the provider's own; undefined with a real account. */
  readonly sandboxScript: string | undefined;
}

/** What a checkout session has come to, as the shopper may know it. */
export type CheckoutOutcome =
  | { status: 'complete'; email: string; orderNumber: string }
  | { status: 'processing' | 'refunded'; orderNumber: string }
  | { status: 'open' | 'expired' | 'unclear' | 'unknown' };

/** What loaders may ask of the server: the same use-cases that stand behind the API, called in process. */
export interface PageServices {
  readonly testMode: boolean;
  /** The shop's address without a trailing slash, for links that leave it. */
  readonly publicUrl: string;
  readonly payment: PaymentSettings;
  /** The current price list; undefined where the provider cannot be reached and never could. */
  prices(): Promise<PriceList | undefined>;
  checkoutOutcome(sessionId: string): Promise<CheckoutOutcome>;
  /** Writes down that a page could not be rendered. */
  reportFault(error: unknown): void;
}

export const pageServices = createContext<PageServices>();
