import type { ChangeEvent, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Field } from '#app/ui/field.tsx';
import { type Option, Select } from '#app/ui/select.tsx';
import type { AddressCountry } from '#domain/countries.ts';
import { needsPostalCode } from '#domain/shipping/address-rules.ts';
import { ADDRESS_LENGTHS, type AddressField } from '#domain/shipping/order-address.ts';
import styles from './address-grid.module.css';

const FILL: Record<AddressField, string> = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
};

interface AddressInputProps {
  readonly field: AddressField;
  /** The country of the address. */
  readonly country: AddressCountry;
  /** Whose address it is to browsers that fill it in, where a page asks for two. */
  readonly use?: 'shipping' | 'billing';
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  /** What a list has to choose from. */
  readonly choices: readonly Option[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly autoFocus?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  readonly onBlur?: () => void;
}

/** One field of an address, on whichever page it is asked for. */
export function AddressInput({ field, country, use, error, choices, onBlur, ...rest }: AddressInputProps) {
  const common = {
    ...rest,
    autoComplete: cx(use, FILL[field]),
    className: cx(styles[field], error && styles.faulty),
    ...(error !== undefined && { error }),
  };
  if (field === 'country' || field === 'state') return <Select {...common} options={choices} />;
  return (
    <Field
      {...common}
      required={field !== 'line2' && (field !== 'postal_code' || needsPostalCode(country))}
      maxLength={ADDRESS_LENGTHS[field]}
      onBlur={onBlur}
    />
  );
}

/** Where the fields of an address stand. */
export const AddressGrid = ({ hasStates, children }: { hasStates: boolean; children: ReactNode }) => (
  <div className={styles.grid}>
    <div
      className={cx(styles.fields, 'grid grid-cols-6 gap-14 items-start')}
      data-states={hasStates || undefined}
    >
      {children}
    </div>
  </div>
);
