import type { FieldFault } from '../forms/form-state.ts';

export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'postal_code', 'city', 'state', 'country'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** How long each part of an address may be, in characters. */
export const ADDRESS_LENGTHS = {
  name: 200,
  line1: 200,
  line2: 200,
  postal_code: 20,
  city: 100,
  state: 100,
  country: 2,
};

/** What is wrong with a part of an address; `elsewhere` is a country with another fee or tax. */
export type AddressFault = FieldFault | 'elsewhere';

/** Why a form that is filled in well was not taken. */
export type OrderRefusal = 'closed' | 'faster' | 'too late' | 'nothing' | 'trouble';

/** A form of an order's page as it comes back. */
export type OrderForm =
  | {
      readonly what: 'address';
      readonly values: Readonly<Record<AddressField, string>>;
      readonly faults: Readonly<Partial<Record<AddressField, AddressFault>>>;
      readonly refused?: OrderRefusal | undefined;
    }
  | { readonly what: 'return'; readonly quantities: readonly number[]; readonly refused: OrderRefusal };
