import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { COMPANY } from '#domain/company.ts';
import { countryIn } from '#domain/country-in.ts';
import { ADDRESS_FIELDS, ADDRESS_LENGTHS, type AddressField } from '#domain/order-address.ts';
import type { OrderPage } from '#server/order-page/read-order.ts';
import styles from './order-page.module.css';
import { ORDER_WORDS } from './order-words.ts';

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
  const { language, path, version, recipient, countries, form } = order;
  const words = ORDER_WORDS[language];
  const sent = form?.what === 'address' ? form : undefined;
  const { name, address } = recipient;
  const known = sent?.values ?? { ...address, name };
  const fields = ADDRESS_FIELDS.filter(
    (field) =>
      field !== 'country' && (field !== 'state' || countries.some((code) => code === 'US' || code === 'CA')),
  );
  const firstFault = ADDRESS_FIELDS.find((field) => sent?.faults[field]);
  const fieldOf = (field: AddressField) => {
    const fault = sent?.faults[field];
    return {
      id: `address-${field}`,
      name: field,
      className: styles.input,
      autoComplete: FILL[field],
      'aria-invalid': fault ? true : undefined,
      'aria-describedby': fault ? `address-${field}-fault` : undefined,
      // A page that comes back with a fault begins where something has to be done.
      autoFocus: field === firstFault,
    };
  };
  const label = (field: AddressField) => (
    <label htmlFor={`address-${field}`}>
      {words.to.fields[field]}
      {field === 'line2' ? <span> {words.to.optional}</span> : null}
    </label>
  );
  const faultOf = (field: AddressField) => {
    const fault = sent?.faults[field];
    return fault ? (
      <p id={`address-${field}-fault`} className={styles.fault}>
        <Icon name="warning" />
        <span>{words.faults[fault]}</span>
      </p>
    ) : null;
  };
  return (
    <details className={styles.open} open={sent !== undefined}>
      <summary>{words.to.change}</summary>
      <form className={styles.form} method="post" action={path} noValidate>
        <input type="hidden" name="what" value="address" />
        <input type="hidden" name="version" value={version} />
        {sent?.refused ? <Notice>{words.refusals.address[sent.refused]}</Notice> : null}
        {fields.map((field) => (
          <div key={field}>
            {label(field)}
            <input
              {...fieldOf(field)}
              defaultValue={known[field] ?? ''}
              maxLength={ADDRESS_LENGTHS[field]}
              required={NEEDED.includes(field)}
            />
            {faultOf(field)}
          </div>
        ))}
        <div>
          {label('country')}
          <select {...fieldOf('country')} defaultValue={known.country ?? countries[0]}>
            {countries.map((code) => (
              <option key={code} value={code}>
                {countryIn(code, language)}
              </option>
            ))}
          </select>
          {faultOf('country')}
        </div>
        <p className="mono muted">{words.to.other(COMPANY.supportEmail)}</p>
        <Button type="submit" kind="second" wide>
          {words.to.save}
        </Button>
      </form>
    </details>
  );
}
