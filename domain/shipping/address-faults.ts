import { type AddressCountry, isCountry } from '../countries.ts';
import type { Language } from '../languages.ts';
import { cleanLine } from '../typed-text.ts';
import { flawSentence } from './address.messages.ts';
import type { AddressField, AddressFlaw } from './order-address.ts';
import type { PostalAddress } from './postal-address.ts';
import { needsPostalCode, postalCodeFault, tidyPostalCode } from './postal-codes.ts';
import { isCodeOf, stateIn, statesOf } from './states.ts';
import { stationIn, tidyLines, unservedLine } from './stations.ts';

export type AddressText = Readonly<Record<Exclude<AddressField, 'country'>, string>> & {
  readonly country: AddressCountry;
};

/** Countries that write the town before its code. */
const PLACE_FIRST: readonly AddressCountry[] = ['US', 'CA', 'GB', 'IE'];

/** The fields of an address in the order of its country, which is therefore asked first. */
export function addressFieldsIn(country: AddressCountry): readonly AddressField[] {
  const place = PLACE_FIRST.includes(country)
    ? (['city', 'postal_code'] as const)
    : (['postal_code', 'city'] as const);
  const hasStates = statesOf(country).length > 0;
  return [
    'country',
    'name',
    'line1',
    'line2',
    ...(hasStates ? (['city', 'state', 'postal_code'] as const) : place),
  ];
}

/** Parcels cannot go to a post box, and need the number of a station. Letters can go anywhere. */
type AddressUse = 'parcel' | 'invoice';

function lineFlaw(field: 'line1' | 'line2', address: AddressText): AddressFlaw | undefined {
  const unserved = unservedLine(address);
  if (unserved) return unserved.field === field ? unserved.why : undefined;
  const station = stationIn(address);
  if (!station) return undefined;
  if (field === 'line1') return station.number ? undefined : 'station number';
  const needsNumber = station.kind === 'locker' || station.rest !== '';
  return needsNumber && !station.postNumber ? 'post number' : undefined;
}

function codeFlaw({ postal_code, state, country }: AddressText): AddressFlaw | undefined {
  if (postalCodeFault(postal_code, country) !== undefined) return 'misspelled';
  const known = stateIn(state, country);
  return known && !isCodeOf(known, tidyPostalCode(postal_code, country), country) ? 'other state' : undefined;
}

/** Fault of an address field; undefined if it is valid. */
export function flawIn(
  field: AddressField,
  address: AddressText,
  use: AddressUse = 'parcel',
): AddressFlaw | undefined {
  const { country } = address;
  const isEmpty = cleanLine(address[field]) === '';
  switch (field) {
    case 'postal_code':
      if (isEmpty) return needsPostalCode(country) ? 'missing' : undefined;
      return codeFlaw(address);
    case 'state':
      return statesOf(country).length > 0 && !stateIn(address.state, country) ? 'missing' : undefined;
    case 'country':
      return isCountry(country) ? undefined : 'missing';
    case 'line1':
      return isEmpty ? 'missing' : use === 'parcel' ? lineFlaw(field, address) : undefined;
    case 'line2':
      return use === 'parcel' ? lineFlaw(field, address) : undefined;
    case 'name':
    case 'city':
      return isEmpty ? 'missing' : undefined;
    default:
      return field satisfies never;
  }
}

/** Fault of an address field as a sentence with its remedy; undefined if it is valid. */
export function addressFault(
  field: AddressField,
  address: AddressText,
  language: Language,
  use: AddressUse = 'parcel',
): string | undefined {
  const flaw = flawIn(field, address, use);
  return flaw && flawSentence(flaw, field, address.country, language);
}

/** The first fault that prevents delivery, as a sentence; undefined if there is none. */
export const firstAddressFault = (address: AddressText, language: Language): string | undefined =>
  addressFieldsIn(address.country)
    .map((field) => addressFault(field, address, language))
    .find((words) => words !== undefined);

/** Normalises code, state and station of an address to the form of its country. */
export function tidyAddress<
  Sent extends Omit<AddressText, 'name' | 'state' | 'line2'> & {
    readonly state?: string | null | undefined;
    readonly line2?: string | null | undefined;
  },
>(sent: Sent): Sent {
  const { postal_code, state, country } = sent;
  return {
    ...tidyLines(sent),
    postal_code: tidyPostalCode(postal_code, country),
    ...(state && { state: stateIn(state, country) ?? state }),
  };
}

export const asText = (
  name: string | undefined,
  { line1 = '', line2, postal_code = '', city = '', state }: Partial<Omit<PostalAddress, 'country'>>,
  country: AddressCountry,
): AddressText => ({
  ...{ name: name ?? '', line1, line2: line2 ?? '', postal_code, city, state: state ?? '' },
  country,
});
