import type { CountryCode } from './countries.ts';

/** Ireland has codes for buildings (Eircode), but mail goes without them and many people do not know theirs. */
const WITHOUT_POSTAL_CODE: readonly CountryCode[] = ['IE'];
/** Where an address is incomplete without its state or province. */
const WITH_STATE: readonly CountryCode[] = ['US', 'CA'];

export interface Recipient {
  readonly name?: string | undefined;
  readonly address: {
    readonly line1?: string | undefined;
    readonly postal_code?: string | undefined;
    readonly city?: string | undefined;
    readonly state?: string | null | undefined;
  };
}

/** The first thing that is missing for a parcel to arrive, in words; undefined where nothing is. */
export function missingPart({ name, address }: Recipient, country: CountryCode): string | undefined {
  const { line1, postal_code, city, state } = address;
  if (!name?.trim()) return 'name';
  if (!line1?.trim()) return 'street and number';
  if (!postal_code?.trim() && !WITHOUT_POSTAL_CODE.includes(country)) return 'postal code';
  if (!city?.trim()) return 'city';
  if (!state?.trim() && WITH_STATE.includes(country)) return country === 'CA' ? 'province' : 'state';
  return undefined;
}
