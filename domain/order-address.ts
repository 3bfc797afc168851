/** The parts of an address that a buyer may still change, in the order in which they are asked for. */
export const ADDRESS_FIELDS = ['name', 'line1', 'line2', 'postal_code', 'city', 'state', 'country'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** How long each may be, in characters. */
export const ADDRESS_LENGTHS: Readonly<Record<AddressField, number>> = {
  ...{ name: 200, line1: 200, line2: 200, postal_code: 20, city: 100, state: 100, country: 2 },
};
