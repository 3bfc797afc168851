import { AddressGrid, AddressInput } from '#app/buying/address/address-grid.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { COMPANY } from '#domain/company.ts';
import { addressCountry, countryIn, FIRST_COUNTRY } from '#domain/countries.ts';
import { labelIn } from '#domain/shipping/address.messages.ts';
import { addressFieldsIn } from '#domain/shipping/address-faults.ts';
import type { AddressField } from '#domain/shipping/order-address.ts';
import { stateIn, statesOf } from '#domain/shipping/states.ts';
import { stationIn } from '#domain/shipping/stations.ts';
import type { ShopperOrder } from '#server/order-page/index.ts';
import { ADDRESS_MESSAGES } from './address.messages.ts';
import { Unfolding } from './box.tsx';

/** Changes the address of an order. Unfolds without a script, and stays open with its errors. */
export function AddressForm({ order }: { order: ShopperOrder }) {
  const { language, path, version, recipient, lacksAddress } = order;
  const countries = order.countries.map(addressCountry);
  const words = ADDRESS_MESSAGES[language];
  const sent = order.form?.what === 'address' ? order.form : undefined;
  const { name, address } = recipient;
  const known = sent?.values ?? { ...address, name };
  const chosen = countries.find((code) => code === known.country);
  // No country is assumed.
  const asksForCountry = lacksAddress && countries.length > 1;
  const country = chosen ?? countries[0] ?? FIRST_COUNTRY;
  // Without scripts the form cannot follow the choice, so it has the fields of all its countries.
  const states = countries.flatMap(statesOf);
  const fields = addressFieldsIn(chosen ?? countries.find((code) => statesOf(code).length > 0) ?? country);
  const isPostNumber = (field: AddressField) => field === 'line2' && stationIn({ ...known, country });
  const firstFault = fields.find((field) => sent?.faults[field]);
  const choicesOf = (field: AddressField) =>
    field === 'country'
      ? [
          ...(asksForCountry ? [{ value: '', label: words.choose.country }] : []),
          ...order.countries.map((code) => ({
            value: addressCountry(code),
            label: countryIn(code, language),
          })),
        ]
      : [{ value: '', label: words.choose.state }, ...states];
  const shownIn = (field: AddressField) => {
    if (field === 'country') return chosen ?? (asksForCountry ? '' : country);
    const text = known[field] ?? '';
    return field === 'state' ? (stateIn(text, country) ?? '') : text;
  };
  const form = (
    <form className="grid gap-16" method="post" action={path} noValidate>
      <input type="hidden" name="what" value="address" />
      <input type="hidden" name="version" value={version} />
      {sent?.refused ? <Notice>{words.refusals[sent.refused]}</Notice> : null}
      <AddressGrid hasStates={fields.includes('state')}>
        {fields.map((field) => {
          const fault = sent?.faults[field];
          return (
            <AddressInput
              key={field}
              field={field}
              country={country}
              id={`address-${field}`}
              name={field}
              label={
                isPostNumber(field)
                  ? labelIn(field, { ...known, country }, language)
                  : words.field(field, country)
              }
              error={fault && words.fault(fault, field, country)}
              choices={choicesOf(field)}
              defaultValue={shownIn(field)}
              // A page that returns with errors focuses the first one.
              autoFocus={field === firstFault}
            />
          );
        })}
      </AddressGrid>
      {lacksAddress ? null : <p className="mono muted">{words.other(COMPANY.supportEmail)}</p>}
      <Button type="submit" kind="second" wide>
        {words.save}
      </Button>
    </form>
  );
  if (lacksAddress) return form;
  return (
    <Unfolding label={words.change} isOpen={sent !== undefined} className="mt-16">
      {form}
    </Unfolding>
  );
}
