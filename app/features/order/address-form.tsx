import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';
import { COMPANY } from '#domain/company.ts';
import { countryIn } from '#domain/country-in.ts';
import { ADDRESS_FIELDS, ADDRESS_LENGTHS, type AddressField } from '#domain/order-address.ts';
import type { OrderPage } from '#server/order-page/read-order.ts';
import { ADDRESS_WORDS } from './address-words.ts';
import styles from './order-page.module.css';

const FILL: Record<AddressField, string> = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country',
};
const NEEDED: readonly AddressField[] = ['name', 'line1', 'city'];

/** Changes where an order goes: unfolds without a script, and stays open with what is wrong. */
export function AddressForm({ order }: { order: OrderPage }) {
  const { language, path, version, recipient, countries, lacksAddress } = order;
  const words = ADDRESS_WORDS[language];
  const sent = order.form?.what === 'address' ? order.form : undefined;
  const { name, address } = recipient;
  const known = sent?.values ?? { ...address, name };
  const fields = ADDRESS_FIELDS.filter(
    (field) =>
      field !== 'country' && (field !== 'state' || countries.some((code) => code === 'US' || code === 'CA')),
  );
  const asksForCountry = lacksAddress && countries.length > 1;
  const firstFault = ADDRESS_FIELDS.find((field) => sent?.faults[field]);
  const given = (field: AddressField) => {
    const fault = sent?.faults[field];
    const of = words.fields[field];
    return {
      id: `address-${field}`,
      name: field,
      label: field === 'line2' ? `${of}, ${words.optional}` : of,
      autoComplete: FILL[field],
      // A page that comes back with a fault begins where something has to be done.
      autoFocus: field === firstFault,
      error: fault && words.faults[fault],
    };
  };
  const { error: elsewhere, ...country } = given('country');
  const form = (
    <form className={styles.form} method="post" action={path} noValidate>
      <input type="hidden" name="what" value="address" />
      <input type="hidden" name="version" value={version} />
      {sent?.refused ? <Notice>{words.refusals[sent.refused]}</Notice> : null}
      {fields.map((field) => {
        const { error, ...rest } = given(field);
        return (
          <Field
            key={field}
            {...rest}
            {...(error && { error })}
            defaultValue={known[field] ?? ''}
            maxLength={ADDRESS_LENGTHS[field]}
            required={NEEDED.includes(field)}
          />
        );
      })}
      <div>
        <Select
          {...country}
          aria-invalid={elsewhere ? true : undefined}
          aria-describedby={elsewhere ? 'address-country-fault' : undefined}
          defaultValue={known.country ?? (asksForCountry ? '' : countries[0])}
          options={[
            // Nobody’s country is guessed.
            ...(asksForCountry ? [{ value: '', label: words.lacking.choose }] : []),
            ...countries.map((code) => ({ value: code, label: countryIn(code, language) })),
          ]}
        />
        {elsewhere ? (
          <p id="address-country-fault" className={styles.fault}>
            <Icon name="warning" />
            <span>{elsewhere}</span>
          </p>
        ) : null}
      </div>
      {lacksAddress ? null : <p className="mono muted">{words.other(COMPANY.supportEmail)}</p>}
      <Button type="submit" kind="second" wide>
        {words.save}
      </Button>
    </form>
  );
  // Asked for, it stands open.
  if (lacksAddress) return form;
  return (
    <details className={styles.open} open={sent !== undefined}>
      <summary>{words.change}</summary>
      {form}
    </details>
  );
}
