/**
 * The objects the sandbox keeps, in the shapes in which they cross the wire.
 *
 * They are the official SDK's own types, with two differences: ids instead of expanded objects, and decimal
 * amounts as strings (the SDK turns those into its `Decimal` class after receiving them).
 */
import type Stripe from 'stripe';
import type { CardBehaviour } from './cards.ts';

/** A price as sent, before the SDK has read its decimal. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal' | 'product'> & {
  unit_amount_decimal: string | null;
  product: string;
};

/** A line of a session as sent. */
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice; quantity: number };

/** Sessions refer to other objects by id; an expanded form is made only when answering. */
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

/** A promotion code names its coupon by id. */
export type WirePromotionCode = Omit<Stripe.PromotionCode, 'promotion' | 'customer'> & {
  promotion: { type: 'coupon'; coupon: string };
  customer: string | null;
};

/** What of a coupon a session works with, and how its shopper came by it. */
export interface SessionDiscount {
  coupon: string;
  promotionCode: string;
  /** As the shopper typed it. */
  code: string;
  name: string;
  percentOff: number;
}

export type WireCharge = Omit<Stripe.Charge, 'payment_intent'> & { payment_intent: string };
export type WireRefund = Omit<Stripe.Refund, 'payment_intent' | 'charge'> & {
  payment_intent: string;
  charge: string;
};

/** What moved the balance; its source is a charge, a refund or a dispute, by id. */
export type WireBalanceTransaction = Omit<Stripe.BalanceTransaction, 'source'> & { source: string };
export type WireDispute = Omit<Stripe.Dispute, 'charge' | 'payment_intent' | 'balance_transactions'> & {
  charge: string;
  payment_intent: string;
  balance_transactions: WireBalanceTransaction[];
};
export type WireReview = Omit<Stripe.Review, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};
export type WireWarning = Omit<Stripe.Radar.EarlyFraudWarning, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};
export type WirePayout = Omit<Stripe.Payout, 'balance_transaction' | 'destination'> & {
  balance_transaction: string;
  destination: string;
};

/** The event types that are sent to the shop's webhook. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded'
  | 'refund.created'
  | 'refund.updated'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.funds_reinstated'
  | 'radar.early_fraud_warning.created'
  | 'review.opened'
  | 'review.closed'
  | 'price.created'
  | 'price.updated'
  | 'product.created'
  | 'product.updated';

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
    /** What was changed, as it was before. */
    previous_attributes?: object;
  };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

/** What a session keeps out of sight. */
export interface SessionHidden {
  items: WireLineItem[];
  /** What the shopper sees of each line's product, by the line's id. */
  products: Record<string, { description: string | null; images: string[] }>;
  /** Copied onto the payment intent when the shopper first confirms. */
  intent: { description: string | null; metadata: Record<string, string> };
  /** The id of the chosen rate; the first one until the shopper chooses. */
  shippingRate: string | null;
  /** Absent from sessions of before there were any. */
  discount?: SessionDiscount | null;
  phone: string | null;
}

/** Shipping that the shop's server has set: browsers may not change it (a wallet's confirmation is refused). */
export type IntentHidden = { shippingBySecretKey: true } | null;

/** What a tokenised card keeps out of sight: how it is to behave. Never its number or security code. */
interface CardHidden {
  behaviour: CardBehaviour;
}

/** The payout that has brought it to the bank; none while it is on its way. */
interface BalanceHidden {
  payout: string | null;
}

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

/** Type name -> hidden part. */
export interface HiddenTypes {
  product: null;
  price: null;
  coupon: null;
  promotion_code: null;
  'checkout.session': SessionHidden;
  payment_intent: IntentHidden;
  charge: null;
  refund: null;
  event: null;
  shipping_rate: null;
  payment_method: CardHidden;
  balance_transaction: BalanceHidden;
  payout: null;
  dispute: null;
  review: null;
  'radar.early_fraud_warning': null;
}

export type ObjectType = keyof ObjectTypes;
