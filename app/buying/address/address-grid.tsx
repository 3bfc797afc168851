import type { ChangeEvent, ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Field } from '#app/ui/field.tsx';
import { Select, type SelectOption } from '#app/ui/select.tsx';
import type { AddressCountry } from '#domain/countries.ts';
import { ADDRESS_LENGTHS, type AddressField } from '#domain/shipping/order-address.ts';
import { needsPostalCode } from '#domain/shipping/postal-codes.ts';

/** An error under the postal code needs the whole line. */
const BELOW_FAULT =
  '@max-[560px]:group-has-[[autocomplete$=postal-code][aria-invalid]]/fields:col-span-full!';

const FILL: Record<AddressField, string> = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
};

/** Position of each field. The grid adapts to its container: a page with a column beside it, a phone, a narrow box. */
const PLACES: Record<AddressField, string> = {
  country: 'col-[span_3] @max-[560px]:col-span-full',
  name: 'col-[span_3] @max-[560px]:col-span-full',
  line1: 'col-span-full',
  line2: 'col-span-full',
  postal_code: 'col-[span_2] @max-[560px]:col-[span_4] @max-[560px]:group-data-states/fields:col-[span_4]',
  city: cx(
    'col-[span_4] group-data-states/fields:col-[span_2] @max-[560px]:col-[span_6] @max-[560px]:group-data-states/fields:col-span-full',
    BELOW_FAULT,
  ),
  state: cx('col-[span_2] @max-[560px]:col-[span_6]', BELOW_FAULT),
};

interface AddressInputProps {
  readonly field: AddressField;
  readonly country: AddressCountry;
  /** Autofill section, for a page with two addresses. */
  readonly use?: 'shipping' | 'billing';
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly choices: readonly SelectOption[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly autoFocus?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  readonly onBlur?: () => void;
}

export function AddressInput({ field, country, use, error, choices, onBlur, ...rest }: AddressInputProps) {
  const common = {
    ...rest,
    autoComplete: cx(use, FILL[field]),
    className: cx(PLACES[field], error && '@max-[560px]:col-span-full!'),
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

export const AddressGrid = ({ hasStates, children }: { hasStates: boolean; children: ReactNode }) => (
  <div className="@container">
    <div
      className="group/fields grid grid-cols-6 gap-14 items-start @max-[560px]:grid-cols-10 @max-[560px]:gap-12"
      data-states={hasStates || undefined}
    >
      {children}
    </div>
  </div>
);
