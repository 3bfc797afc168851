import { useEffect } from 'react';
import { AddressGrid, AddressInput } from '#app/buying/address/address-grid.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { type AddressCountry, countriesIn, isCountry } from '#domain/countries.ts';
import { chooseWords, labelIn } from '#domain/shipping/address.messages.ts';
import {
  type AddressText,
  addressFault,
  addressFieldsIn,
  tidyAddress,
} from '#domain/shipping/address-faults.ts';
import { refusedWords } from '#domain/shipping/destinations.messages.ts';
import { destinationOf } from '#domain/shipping/destinations.ts';
import type { AddressField } from '#domain/shipping/order-address.ts';
import type { Recipient } from '#domain/shipping/postal-address.ts';
import { tidyPostalCode } from '#domain/shipping/postal-codes.ts';
import { statesOf } from '#domain/shipping/states.ts';
import { useKeptField } from './kept-form.ts';
import type { FormFaults } from './use-form-faults.ts';

const EMPTY = { name: '', line1: '', line2: '', postal_code: '', city: '', state: '' };

function recipientOf({ name, country, ...rest }: AddressText): Recipient {
  const { line1, line2, city, state } = rest;
  const hasStates = statesOf(country).length > 0;
  const tidy = tidyAddress({
    line1: line1.trim(),
    line2: line2.trim(),
    city: city.trim(),
    country,
    postal_code: rest.postal_code,
    state: hasStates ? state : null,
  });
  return { name: name.trim(), address: { ...tidy, line2: tidy.line2 || null } };
}

/** An address that is being typed. The ids of its fields begin with `prefix`. `first` is the initial country. For the parcel it is the one last chosen, in the cart or here. */
export function useAddress(prefix: 'shipping' | 'invoice', first: AddressCountry) {
  const language = useLanguage();
  const [keptText, setText] = useKeptField<typeof EMPTY & { readonly country: string }>(prefix, {
    ...EMPTY,
    country: first,
  });
  useEffect(() => {
    if (prefix === 'shipping')
      setText((before) => (before.country === first ? before : { ...before, country: first, state: '' }));
  }, [prefix, first, setText]);
  const text: AddressText = { ...keptText, country: isCountry(keptText.country) ? keptText.country : first };
  const use = prefix === 'shipping' ? 'parcel' : 'invoice';
  const { refused } = use === 'parcel' ? destinationOf(text) : {};
  // An excluded place is recognised by its postal code or its state.
  const refusedAt = refused && destinationOf({ ...text, state: '' }).refused ? 'postal_code' : 'state';
  const faults = addressFieldsIn(text.country).flatMap((field) => {
    const words =
      refused && field === refusedAt
        ? refusedWords(refused, language)
        : addressFault(field, text, language, use);
    return words ? [{ id: `${prefix}-${field}`, label: labelIn(field, text, language), words }] : [];
  });
  return {
    prefix,
    text,
    // A state belongs to its country.
    change: (field: AddressField, value: string) =>
      setText((before) => ({ ...before, ...(field === 'country' && { state: '' }), [field]: value })),
    /** Formats the postal code as its country's post does. */
    tidy: () =>
      setText((before) => ({
        ...before,
        postal_code: tidyPostalCode(before.postal_code, text.country),
      })),
    faults,
    /** The address to send; undefined while it has an error. */
    recipient: faults.length === 0 ? recipientOf(text) : undefined,
  };
}

export type TypedAddress = ReturnType<typeof useAddress>;

interface AddressFieldProps {
  address: TypedAddress;
  field: AddressField;
  faults: FormFaults;
  use: 'shipping' | 'billing';
}

export function AddressFieldOf({ address, field, faults, use }: AddressFieldProps) {
  const language = useLanguage();
  const { prefix, text, change, tidy } = address;
  const { country } = text;
  const id = `${prefix}-${field}`;
  const label = labelIn(field, text, language);
  return (
    <AddressInput
      field={field}
      country={country}
      use={use}
      id={id}
      label={label}
      name={id}
      error={faults.at(id)}
      choices={
        field === 'country'
          ? countriesIn(language)
          : [{ value: '', label: chooseWords(field, country, language) }, ...statesOf(country)]
      }
      value={text[field]}
      onChange={(event) => change(field, event.target.value)}
      onBlur={() => {
        if (field === 'postal_code') tidy();
        if (text[field].trim() !== '') faults.leave(id);
      }}
    />
  );
}

/** The fields of an address. The country comes first: it decides which fields there are and their labels. */
export function AddressFields({
  skip,
  ...rest
}: Omit<AddressFieldProps, 'field'> & { skip?: AddressField | undefined }) {
  const fields = addressFieldsIn(rest.address.text.country).filter((field) => field !== skip);
  return (
    <AddressGrid hasStates={fields.includes('state')}>
      {fields.map((field) => (
        <AddressFieldOf key={field} {...rest} field={field} />
      ))}
    </AddressGrid>
  );
}
