import type { ByHand } from '../orders/by-hand.ts';
import { isOpen, type OrderState } from '../orders/states.ts';
import type { PostalAddress } from './postal-address.ts';

/** The parts of an address that a buyer may still change, in the order in which they are asked for. */
export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'postal_code', 'city', 'state', 'country'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** What can be wrong with a field of an address. */
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

/** How long each may be, in characters. */
export const ADDRESS_LENGTHS: Readonly<Record<AddressField, number>> = {
  name: 200,
  line1: 200,
  line2: 200,
  postal_code: 20,
  city: 100,
  state: 100,
  country: 2,
};

/**
 * Whether a paid order waits for an address: a wallet gave none, or one that leads nowhere we ship to. Until its buyer has
 * given one nothing of it is packed for the post, and no country counts as theirs. What is collected by hand needs none.
 */
export const lacksAddress = ({
  state,
  shippingAddress,
  byHand,
}: {
  readonly state: OrderState;
  readonly shippingAddress: PostalAddress | null;
  readonly byHand: ByHand | null;
}): boolean => shippingAddress === null && isOpen(state) && !byHand?.collected;
