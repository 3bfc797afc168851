import type { Cents } from '../money.ts';

/** Kinds of orders that makers enter. A replacement is under the guarantee of an earlier order. */
export const HAND_KINDS = ['fair', 'friend', 'replacement'] as const;
/** A `repair` is entered by its own page (`server/repairs/`). */
export type HandKind = (typeof HAND_KINDS)[number] | 'repair';

/** Payment of an order by hand. Its money and refunds never go through the payment provider. */
export const HAND_PAYS = ['cash', 'bank transfer', 'nothing'] as const;
export type HandPay = (typeof HAND_PAYS)[number];

export interface ByHand {
  readonly kind: HandKind;
  readonly pay: HandPay;
  /** Collected by the buyer: no parcel, and no address needed. */
  readonly collected: boolean;
  /** Number of the order that a replacement belongs to; null for other kinds. */
  readonly replaces: string | null;
  /** A keyed hash of the input, so that a repeated submission creates no second order. */
  readonly asked: string;
}

/** True if nothing is paid: the order has a delivery note instead of an invoice, and is not revenue. */
export const isFree = (order: { readonly byHand: ByHand | null; readonly total: Cents }): boolean =>
  order.byHand !== null && order.total === 0;
