import { useRef } from 'react';
import { callShop } from '#app/state/shop-api.ts';
import { Field } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { BUYER_LENGTHS, phoneFault } from '#domain/checkout/buyer-fields.ts';
import { tidyVatId, vatIdFault } from '#domain/checkout/vat-ids.ts';
import type { AddressCountry } from '#domain/countries.ts';
import { asksForPostNumber } from '#domain/shipping/stations.ts';
import { AddressFieldOf, AddressFields, type TypedAddress, useAddress } from './address-fields.tsx';
import { CHECKOUT } from './checkout.messages.tsx';
import { useKeptField } from './kept-form.ts';
import type { FormFaults } from './use-form-faults.ts';

const EMPTY = { company: '', vatId: '', phone: '' };
type Typed = typeof EMPTY;

/** Details as sent. The shop starts with empty ones. */
const NOTHING = JSON.stringify({ ...EMPTY, invoice: null });

export function useBuyerDetails(checkoutSessionId: string, country: AddressCountry) {
  const language = useLanguage();
  const words = useMessages(CHECKOUT).details;
  const [text, setText] = useKeptField('details', EMPTY);
  const [elsewhere, setElsewhere] = useKeptField<boolean>('elsewhere', false);
  const invoice = useAddress('invoice', country);
  const saved = useRef(NOTHING);

  const own = (
    [
      ['vatId', words.vatId, vatIdFault(text.vatId, language)],
      ['phone', words.phone, phoneFault(text.phone, language)],
    ] as const
  ).flatMap(([id, label, fault]) => (fault ? [{ id, label, words: fault }] : []));

  /** Saves changed details with the order; throws the shop's refusal. */
  async function save() {
    const details = {
      company: text.company.trim(),
      vatId: tidyVatId(text.vatId),
      phone: text.phone.trim(),
      invoice: elsewhere ? (invoice.recipient ?? null) : null,
    };
    const sent = JSON.stringify(details);
    if (sent === saved.current) return;
    await callShop('buyer-details', { checkoutSessionId, details });
    saved.current = sent;
  }

  return {
    text,
    elsewhere,
    setElsewhere,
    invoice,
    save,
    change: (field: keyof Typed, value: string) => setText((before) => ({ ...before, [field]: value })),
    faults: [...own, ...(elsewhere ? invoice.faults : [])],
  };
}

interface BuyerDetailsProps {
  details: ReturnType<typeof useBuyerDetails>;
  /** The parcel's address: its rarely used fields are folded in here. */
  shipping: TypedAddress;
  faults: FormFaults;
}

const FIELDS = [
  { id: 'company', fill: 'organization', hint: undefined, type: 'text' },
  { id: 'vatId', fill: 'off', hint: 'vatIdHint', type: 'text' },
  { id: 'phone', fill: 'tel', hint: 'phoneHint', type: 'tel' },
] as const;

export function BuyerDetailsFields({ details, shipping, faults }: BuyerDetailsProps) {
  const words = useMessages(CHECKOUT).details;
  const { text, change, elsewhere, setElsewhere, invoice } = details;
  return (
    <div className="phone:grid-cols-[minmax(0,1fr)] phone:gap-8 grid grid-cols-2 gap-14 items-start mt-16">
      <details className="[&>summary::-webkit-details-marker]:hidden [&>summary>svg]:flex-none [&>summary>svg]:text-copper [&>summary>:last-child]:ml-auto [&[open]]:col-span-full [&[open]>summary>svg]:[rotate:45deg] edge-dashed rounded">
        <summary className="flex gap-12 items-center min-h-46 py-4 px-14 type-15 cursor-pointer list-none">
          <Icon name="plus" size={13} />
          <span>{words.fold}</span>
          <span className="mono muted">{words.optional}</span>
        </summary>
        <div className="grid grid-cols-2 gap-14 items-start px-14 pt-4 pb-16 phone:grid-cols-[minmax(0,1fr)] phone:gap-12">
          {asksForPostNumber(shipping.text) ? null : (
            <AddressFieldOf address={shipping} field="line2" faults={faults} use="shipping" />
          )}
          {FIELDS.map(({ id, fill, hint, type }) => {
            const error = faults.at(id);
            return (
              <Field
                key={id}
                id={id}
                label={words[id]}
                type={type}
                name={id}
                autoComplete={fill}
                maxLength={BUYER_LENGTHS[id]}
                {...(hint && { hint: words[hint] })}
                {...(error && { error })}
                value={text[id]}
                onChange={(event) => change(id, event.target.value)}
                onBlur={() => text[id] !== '' && faults.leave(id)}
              />
            );
          })}
        </div>
      </details>
      <label className="flex gap-12 items-center min-h-48 py-4 px-14 line rounded type-15 weight-400! cursor-pointer">
        <input
          className="flex-none size-20 accent-copper-fill"
          type="checkbox"
          checked={elsewhere}
          onChange={({ target }) => {
            // Most invoices stay in the country of the parcel.
            if (invoice.text.line1 === '') invoice.change('country', shipping.text.country);
            setElsewhere(target.checked);
          }}
        />
        {words.elsewhere}
      </label>
      {elsewhere ? (
        <fieldset className="[&_legend]:mb-14 [&_legend]:heading-17/[1.15] col-span-full mt-12">
          <legend>{words.invoice}</legend>
          <AddressFields address={invoice} faults={faults} use="billing" />
        </fieldset>
      ) : null}
    </div>
  );
}
