import type { StripeCheckoutElementsValue } from '@stripe/react-stripe-js/checkout';
import { useRef, useState } from 'react';
import { Field } from '#app/ui/field.tsx';

interface Email {
  readonly value: string;
  readonly error: string | undefined;
  readonly change: (value: string) => void;
  /** Gives the address to the session; false, with an error shown, where it is not one. */
  readonly save: () => Promise<boolean>;
}

const FAULT = 'Enter a full e-mail address, such as name@example.org.';

/** The buyer's e-mail address, kept in the checkout session. */
export function useEmail(checkout: Pick<StripeCheckoutElementsValue, 'email' | 'updateEmail'>): Email {
  const [value, setValue] = useState(checkout.email ?? '');
  const [error, setError] = useState<string>();
  const saved = useRef(checkout.email);

  async function save() {
    const address = value.trim();
    if (address !== '' && address === saved.current) return true;
    const result = address === '' ? undefined : await checkout.updateEmail(address);
    if (result?.type !== 'success') {
      setError(FAULT);
      return false;
    }
    saved.current = address;
    setError(undefined);
    return true;
  }

  function change(next: string) {
    setValue(next);
    setError(undefined);
  }

  return { value, error, change, save };
}

export function EmailField({ email: { value, error, change, save } }: { email: Email }) {
  return (
    <Field
      id="email"
      label="E-mail"
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      required
      hint="For the confirmation and the tracking number."
      value={value}
      error={error}
      onChange={(event) => change(event.target.value)}
      onBlur={() => value !== '' && void save()}
    />
  );
}
