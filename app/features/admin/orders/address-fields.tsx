import { useLanguage } from '#app/ui/language.tsx';
import type { AddressCountry } from '#domain/countries.ts';
import { addressLabel } from '#domain/shipping/address.messages.ts';
import { addressFieldsIn } from '#domain/shipping/address-faults.ts';
import { ADDRESS_LENGTHS, type AddressField } from '#domain/shipping/order-address.ts';
import { EntryField, Options, SelectField } from '../kit/field.tsx';

interface AddressFieldsProps {
  /** Begins the ids of the fields. */
  prefix: string;
  country: AddressCountry;
  values: Partial<Record<AddressField, string>> | undefined;
  /** Fields that are selects, with their options. */
  choices: Partial<Record<AddressField, readonly { readonly value: string; readonly label: string }[]>>;
  /** For fields that change with the chosen country. */
  onCountry?: (country: string) => void;
}

/** The fields of an address, as its country writes them. */
export function AddressFields({ prefix, country, values, choices, onCountry }: AddressFieldsProps) {
  const language = useLanguage();
  return addressFieldsIn(country).map((field) => {
    const own = { id: `${prefix}-${field}`, label: addressLabel(field, country, language), name: field };
    const options = choices[field];
    if (!options)
      return (
        <EntryField key={field} {...own} defaultValue={values?.[field]} maxLength={ADDRESS_LENGTHS[field]} />
      );
    const chosen =
      field === 'country' && onCountry
        ? { value: country, onChange: ({ target }: { target: HTMLSelectElement }) => onCountry(target.value) }
        : { defaultValue: values?.[field] };
    return (
      <SelectField key={field} {...own} {...chosen}>
        <Options values={options} idOf={({ value }) => value} nameOf={({ label }) => label} />
      </SelectField>
    );
  });
}
