import type { StripeCheckoutElementsValue } from '@stripe/react-stripe-js/checkout';
import { useRef, useState } from 'react';
import { Field } from '#app/ui/field.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { readEmailAddress } from '#domain/email-address.ts';
import { FIELD_LENGTHS } from '#domain/field-lengths.ts';
import { CHECKOUT } from './checkout.messages.tsx';
import { useKeptField } from './kept-form.ts';
import type { FormFaults } from './use-form-faults.ts';

/** The buyer's e-mail address, kept in the checkout session. */
export function useEmail(checkout: Pick<StripeCheckoutElementsValue, 'email' | 'updateEmail'>) {
  const { label, fault } = useMessages(CHECKOUT).email;
  const [value, setValue] = useKeptField('email', checkout.email ?? '');
  /** An address that looks valid but was rejected by the provider. */
  const [refused, setRefused] = useState<string>();
  const saved = useRef(checkout.email);
  const address = readEmailAddress(value);
  const isOne = address !== undefined && address !== refused;

  /** Saves the address in the session; false if the session rejects it. */
  async function save() {
    if (address === undefined) return false;
    if (address === saved.current) return true;
    const result = await checkout.updateEmail(address);
    if (result.type !== 'success') {
      setRefused(address);
      return false;
    }
    saved.current = address;
    return true;
  }

  const faults = isOne ? [] : [{ id: 'email', label, words: fault }];
  return { value, change: setValue, faults, save };
}

export function EmailField({ email, faults }: { email: ReturnType<typeof useEmail>; faults: FormFaults }) {
  const { label, what } = useMessages(CHECKOUT).email;
  const { value, change, save } = email;
  const error = faults.at('email');
  return (
    <Field
      id="email"
      label={
        <>
          <span className="visually-hidden">{label}: </span>
          {what}
        </>
      }
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={FIELD_LENGTHS.email}
      value={value}
      {...(error && { error })}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        if (value === '') return;
        faults.leave('email');
        void save();
      }}
    />
  );
}
