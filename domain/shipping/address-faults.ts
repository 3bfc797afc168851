import { type AddressCountry, isCountry } from '../countries.ts';
import type { Language } from '../languages.ts';
import { cleanLine } from '../typed-text.ts';
import { addressSentence } from './address.messages.ts';
import { needsPostalCode, postalCodeFault, statesOf } from './address-rules.ts';
import type { AddressField } from './order-address.ts';

/** An address as it is typed. */
export type AddressText = Readonly<Record<Exclude<AddressField, 'country'>, string>> & {
  readonly country: AddressCountry;
};

/** Countries that write the place before its code; all others the other way round. */
const PLACE_FIRST: readonly AddressCountry[] = ['US', 'CA', 'GB', 'IE'];

/** The fields of an address in the order in which a country writes them. The country decides, so it is asked first. */
export function addressFields(country: AddressCountry): readonly AddressField[] {
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

/** What can be wrong with a field of an address. */
export type AddressFlaw = 'missing' | 'misspelled';

/** What is wrong with a field of an address; undefined where nothing is. */
export function flawIn(field: AddressField, address: AddressText): AddressFlaw | undefined {
  const { country } = address;
  const isEmpty = cleanLine(address[field]) === '';
  switch (field) {
    case 'postal_code':
      if (isEmpty) return needsPostalCode(country) ? 'missing' : undefined;
      return postalCodeFault(address.postal_code, country) === undefined ? undefined : 'misspelled';
    case 'state':
      return isEmpty && statesOf(country).length > 0 ? 'missing' : undefined;
    case 'country':
      return isCountry(country) ? undefined : 'missing';
    case 'name':
    case 'line1':
    case 'city':
      return isEmpty ? 'missing' : undefined;
    case 'line2':
      return undefined;
    default:
      return field satisfies never;
  }
}

/** What is wrong with a field of an address, in a sentence that says how to mend it; undefined where nothing is. */
export const addressFault = (
  field: AddressField,
  address: AddressText,
  language: Language,
): string | undefined => flawIn(field, address) && addressSentence(field, address.country, language);
