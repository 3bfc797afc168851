import type { Cents } from '../money.ts';

/** What a maker enters an order as. A replacement is under the guarantee of an earlier order. */
export const HAND_KINDS = ['fair', 'friend', 'replacement'] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** How an order by hand was paid. Its money never goes through the payment provider, and neither do its refunds. */
export const HAND_PAYS = ['cash', 'bank transfer', 'nothing'] as const;
export type HandPay = (typeof HAND_PAYS)[number];

/** What an order keeps of how it was entered by a maker. */
export interface ByHand {
  readonly kind: HandKind;
  readonly pay: HandPay;
  /** Its buyer collects it: no parcel, and no address is needed. */
  readonly collected: boolean;
  /** Number of the order whose guarantee it serves; null unless it is a replacement. */
  readonly replaces: string | null;
  /** A keyed hash of what was entered, so that the same entry twice is one order. */
  readonly asked: string;
}

/** Whether nothing is paid for an order: it has a delivery note instead of an invoice, and is not revenue. */
export const isFree = ({
  byHand,
  total,
}: {
  readonly byHand: ByHand | null;
  readonly total: Cents;
}): boolean => byHand !== null && total === 0;
