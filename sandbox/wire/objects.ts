/**
 * Objects of the sandbox in their serialised form.
 *
 * They are the official SDK's types with two differences: ids instead of expanded objects, and decimal amounts as
 * strings (the SDK converts those to its `Decimal` class on receipt).
 */
import type Stripe from 'stripe';
import type { CardBehaviour } from './cards.ts';

/** A price as sent, before the SDK reads its decimal. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal' | 'product'> & {
  unit_amount_decimal: string | null;
  product: string;
};

export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice; quantity: number };

/** Sessions contain ids of other objects; they are expanded only in answers. */
export type WireSession = Omit<Stripe.Checkout.Session, 'payment_intent' | 'line_items' | 'shipping_cost'> & {
  payment_intent: string | null;
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  shipping_cost:
    | (Omit<Stripe.Checkout.Session.ShippingCost, 'shipping_rate'> & { shipping_rate: string })
    | null;
};

export type WireIntent = Omit<Stripe.PaymentIntent, 'latest_charge' | 'payment_method'> & {
  latest_charge: string | null;
  payment_method: string | null;
  client_secret: string;
};

/** Refers to its coupon by id. */
export type WirePromotionCode = Omit<Stripe.PromotionCode, 'promotion' | 'customer'> & {
  promotion: { type: 'coupon'; coupon: string };
  customer: string | null;
};

/** The parts of a coupon that a session uses, and the shopper's code. */
export interface SessionDiscount {
  coupon: string;
  promotionCode: string;
  /** The shopper's spelling. */
  code: string;
  name: string;
  percentOff: number;
}

export type WireCharge = Omit<Stripe.Charge, 'payment_intent'> & { payment_intent: string };
/** An object about a charge and its payment intent, both by id. */
type AboutCharge<Type> = Omit<Type, 'charge' | 'payment_intent'> & { charge: string; payment_intent: string };
export type WireRefund = AboutCharge<Stripe.Refund>;

/** The source is a charge, a refund or a dispute, by id. */
export type WireBalanceTransaction = Omit<Stripe.BalanceTransaction, 'source'> & { source: string };
export type WireDispute = AboutCharge<Omit<Stripe.Dispute, 'balance_transactions'>> & {
  balance_transactions: WireBalanceTransaction[];
};
export type WireReview = AboutCharge<Stripe.Review>;
export type WireWarning = AboutCharge<Stripe.Radar.EarlyFraudWarning>;
export type WirePayout = Omit<Stripe.Payout, 'balance_transaction' | 'destination'> & {
  balance_transaction: string;
  destination: string;
};

/** An event as stored and sent; the SDK narrows it by its type on receipt. */
export interface WireEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: {
    object:
      | WireSession
      | WireIntent
      | WireCharge
      | WireRefund
      | WireDispute
      | WireReview
      | WireWarning
      | WirePrice
      | Stripe.Product;
    /** Previous values of the changed fields. */
    previous_attributes?: object;
  };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event['type'];
}

export interface SessionHidden {
  items: WireLineItem[];
  /** Product details shown to the shopper, by the line's id. */
  products: Record<string, { description: string | null; images: string[] }>;
  /** Copied to the payment intent at the first confirmation. */
  intent: { description: string | null; metadata: Record<string, string> };
  /** Id of the chosen rate; initially the first one. */
  shippingRate: string | null;
  /** Missing in older sessions. */
  discount?: SessionDiscount | null;
  phone: string | null;
}

/** Set if the shop's server set the shipping, which browsers (and a wallet's confirmation) then cannot change. */
export type IntentHidden = { shippingBySecretKey: true } | null;

/** Type name -> object; the type name is also the object's `object` field. */
export interface ObjectTypes {
  product: Stripe.Product;
  price: WirePrice;
  coupon: Stripe.Coupon;
  promotion_code: WirePromotionCode;
  'checkout.session': WireSession;
  payment_intent: WireIntent;
  charge: WireCharge;
  refund: WireRefund;
  event: WireEvent;
  shipping_rate: Stripe.ShippingRate;
  payment_method: Stripe.PaymentMethod;
  balance_transaction: WireBalanceTransaction;
  payout: WirePayout;
  dispute: WireDispute;
  review: WireReview;
  'radar.early_fraud_warning': WireWarning;
}

/** Internal data of the types that have some. */
interface HiddenParts {
  'checkout.session': SessionHidden;
  payment_intent: IntentHidden;
  /** A tokenised card's behaviour, never its number or security code. */
  payment_method: { behaviour: CardBehaviour };
  /** The payout that included it; null until then. */
  balance_transaction: { payout: string | null };
}

export type HiddenTypes = {
  [Type in ObjectType]: Type extends keyof HiddenParts ? HiddenParts[Type] : null;
};

export type ObjectType = keyof ObjectTypes;
