import type { ClaimDecision } from '#domain/production/passport-claim.ts';
import type { AddressField, AddressFlaw } from '#domain/shipping/order-address.ts';
import type { FieldFault } from '../platform/fields/fields.ts';

/** What is wrong with a part of an address; `elsewhere` is a place with another fee or tax. */
export type AddressFault = FieldFault | AddressFlaw | 'elsewhere';

/** Why a form that is filled in well was not taken. */
export type OrderRefusal = 'closed' | 'faster' | 'too late' | 'nothing' | 'trouble';

/** A pickup that was not noted as its buyer's, and why. */
export interface RefusedClaim {
  readonly serial: string;
  readonly why: Exclude<ClaimDecision, 'noted' | 'yours already'> | 'unknown';
}

/** A form of an order's page as it comes back. */
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
