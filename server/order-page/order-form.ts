import type { ClaimDecision } from '#domain/production/passport-claim.ts';
import type { AddressField, AddressFlaw } from '#domain/shipping/order-address.ts';
import type { FieldFault } from '../platform/fields/fields.ts';

/** Fault of an address field; `elsewhere` is a place with other fees or tax. */
export type AddressFault = FieldFault | AddressFlaw | 'elsewhere';

export type OrderRefusal = 'closed' | 'faster' | 'too late' | 'nothing' | 'trouble';

export interface RefusedClaim {
  readonly serial: string;
  readonly why: Exclude<ClaimDecision, 'noted' | 'yours already'> | 'unknown';
}

/** A submitted form of the order page, with its result. */
export type OrderForm =
  | {
      readonly what: 'address';
      readonly values: Readonly<Record<AddressField, string>>;
      readonly faults: Readonly<Partial<Record<AddressField, AddressFault>>>;
      readonly refused?: OrderRefusal | undefined;
    }
  | { readonly what: 'return'; readonly quantities: readonly number[]; readonly refused: OrderRefusal }
  | { readonly what: 'answer'; readonly refused: 'closed' | 'unknown' | 'bench was faster' }
  | { readonly what: 'letter'; readonly text: string; readonly refused: 'empty' | 'too long' | 'too many' }
  | { readonly what: 'claim'; readonly refused: readonly RefusedClaim[] };
