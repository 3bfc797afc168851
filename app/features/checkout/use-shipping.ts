import type { StripeCheckoutElementsValue } from '@stripe/react-stripe-js/checkout';
import type { StripeAddressElementChangeEvent } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { callShop, wordsOf } from '#app/state/shop-api.ts';
import { type CountryCode, isCountry } from '#domain/countries.ts';
import type { Recipient } from '#domain/postal-address.ts';
import type { TakeTurn } from './use-turns.ts';

/** How far shipping has come: only an accepted address can be paid. */
export type ShippingState =
  | { status: 'missing' }
  | { status: 'pending' }
  | { status: 'accepted' }
  | { status: 'refused'; words: string };

/** A pause in typing, in milliseconds, before the server is asked. */
const PAUSE_MS = 400;

/** Sends each complete shipping address to the server, which sets the session's shipping price. */
export function useShipping(checkout: StripeCheckoutElementsValue, takeTurn: TakeTurn) {
  const [state, setState] = useState<ShippingState>({ status: 'missing' });
  const [country, setCountry] = useState<CountryCode>();
  /** The address that counts, as text; answers to earlier ones are not listened to. */
  const wanted = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function send(key: string, shippingDetails: Recipient) {
    if (wanted.current !== key) return;
    let fault: string | undefined;
    try {
      const result = await checkout.runServerUpdate(async () => {
        try {
          await callShop('calculate-shipping', { checkoutSessionId: checkout.id, shippingDetails });
        } catch (error) {
          fault = wordsOf(error);
          throw error;
        }
      });
      if (result.type === 'error') fault ??= result.error.message;
    } catch (error) {
      fault ??= wordsOf(error);
    }
    if (wanted.current !== key) return;
    setState(fault ? { status: 'refused', words: fault } : { status: 'accepted' });
  }

  function onChange({ complete, value: { name, address } }: StripeAddressElementChangeEvent) {
    if (isCountry(address.country)) setCountry(address.country);
    const recipient = { name, address };
    const key = complete ? JSON.stringify(recipient) : '';
    if (key === wanted.current && key !== '') return;
    wanted.current = key;
    clearTimeout(timer.current);
    setState({ status: complete ? 'pending' : 'missing' });
    if (!complete) return;
    timer.current = setTimeout(() => {
      void takeTurn(() => send(key, recipient));
    }, PAUSE_MS);
  }

  return { state, country, onChange };
}
