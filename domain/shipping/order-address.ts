import type { ByHand } from '../orders/by-hand.ts';
import { isOpen, type OrderState } from '../orders/states.ts';
import type { PostalAddress } from './postal-address.ts';

/** Parts of an address that a buyer may change, in the order of the form. */
export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'postal_code', 'city', 'state', 'country'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export const ADDRESS_FLAWS = [
  'missing',
  'misspelled',
  'other state',
  'post box',
  'other point',
  'station number',
  'post number',
] as const;
export type AddressFlaw = (typeof ADDRESS_FLAWS)[number];

/** Longest values, in characters. */
export const ADDRESS_LENGTHS: Readonly<Record<AddressField, number>> = {
  name: 200,
  line1: 200,
  line2: 200,
  postal_code: 20,
  city: 100,
  state: 100,
  country: 2,
};

/** True if a paid order has no address that we ship to; collected orders need none. It is not packed until then. */
export const lacksAddress = ({
  state,
  shippingAddress,
  byHand,
}: {
  readonly state: OrderState;
  readonly shippingAddress: PostalAddress | null;
  readonly byHand: ByHand | null;
}): boolean => shippingAddress === null && isOpen(state) && !byHand?.collected;
