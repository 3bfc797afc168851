import { useRef } from 'react';
import { callShop } from '#app/state/shop-api.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { phoneFault } from '#domain/checkout/buyer-fields.ts';
import { tidyVatId, vatIdFault } from '#domain/checkout/vat-ids.ts';
import type { AddressCountry } from '#domain/countries.ts';
import { CHECKOUT } from './checkout.messages.tsx';
import { useKeptField } from './kept-form.ts';
import { type TypedAddress, useAddress } from './use-address.ts';
import type { FormFault } from './use-form-faults.ts';

const EMPTY = { company: '', vatId: '', phone: '' };
type Typed = typeof EMPTY;

export interface TypedDetails {
  readonly text: Typed;
  readonly change: (field: keyof Typed, text: string) => void;
  readonly elsewhere: boolean;
  readonly setElsewhere: (elsewhere: boolean) => void;
  readonly invoice: TypedAddress;
  readonly faults: readonly FormFault[];
  /** Saves changed details with the order; throws the shop's refusal. */
  readonly save: () => Promise<void>;
}

/** Details as sent. The shop starts with empty ones. */
const NOTHING = JSON.stringify({ ...EMPTY, invoice: null });

export function useBuyerDetails(checkoutSessionId: string, country: AddressCountry): TypedDetails {
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
    change: (field, value) => setText((before) => ({ ...before, [field]: value })),
    faults: [...own, ...(elsewhere ? invoice.faults : [])],
  };
}
