import { AddressGrid, AddressInput } from '#app/buying/address/address-grid.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { countriesIn } from '#domain/country-in.ts';
import { chooseWords, labelIn } from '#domain/shipping/address.messages.ts';
import { addressFieldsIn } from '#domain/shipping/address-faults.ts';
import type { AddressField } from '#domain/shipping/order-address.ts';
import { statesOf } from '#domain/shipping/states.ts';
import type { TypedAddress } from './use-address.ts';
import type { FormFaults } from './use-form-faults.ts';

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
