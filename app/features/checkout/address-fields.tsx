import { cx } from '#app/ui/cx.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { addressFields, addressLabel } from '#domain/address-faults.ts';
import { statesOf } from '#domain/address-rules.ts';
import { COUNTRIES_BY_NAME } from '#domain/countries.ts';
import { ADDRESS_LENGTHS, type AddressField } from '#domain/order-address.ts';
import styles from './address-fields.module.css';
import type { TypedAddress } from './use-address.ts';
import type { FormFaults } from './use-form-faults.ts';

const FILL: Record<AddressField, string> = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
};

interface AddressFieldProps {
  address: TypedAddress;
  field: AddressField;
  faults: FormFaults;
  /** Whose address it is to browsers that fill it in. */
  use: 'shipping' | 'billing';
}

/** One field of an address, in the words of its country. */
export function AddressFieldOf({ address, field, faults, use }: AddressFieldProps) {
  const { prefix, text, change, tidy } = address;
  const { country } = text;
  const id = `${prefix}-${field}`;
  const error = faults.at(id);
  const label = addressLabel(field, country);
  const common = {
    ...{ id, name: id, label, value: text[field] },
    autoComplete: `${use} ${FILL[field]}`,
    ...(error !== undefined && { error }),
  };
  if (field === 'country' || field === 'state') {
    const choices =
      field === 'country'
        ? COUNTRIES_BY_NAME
        : [{ value: '', label: `Choose a ${label.toLowerCase()}` }, ...statesOf(country)];
    return (
      <Select
        {...common}
        className={cx(styles[field], error && styles.faulty)}
        options={choices}
        onChange={(event) => change(field, event.target.value)}
      />
    );
  }
  return (
    <Field
      {...common}
      className={cx(styles[field], error && styles.faulty)}
      required={field !== 'line2'}
      maxLength={ADDRESS_LENGTHS[field]}
      onChange={(event) => change(field, event.target.value)}
      onBlur={() => {
        if (field === 'postal_code') tidy();
        if (text[field].trim() !== '') faults.leave(id);
      }}
    />
  );
}

/** The fields of an address. The country stands first: it decides what the others are called, and which there are. */
export function AddressFields({ skip, ...rest }: Omit<AddressFieldProps, 'field'> & { skip?: AddressField }) {
  const { country } = rest.address.text;
  const fields = addressFields(country).filter((field) => field !== skip);
  return (
    <div className={styles.fields} data-states={fields.includes('state') || undefined}>
      {fields.map((field) => (
        <AddressFieldOf key={field} {...rest} field={field} />
      ))}
    </div>
  );
}
