import type { StripeCheckoutElementsValue } from '@stripe/react-stripe-js/checkout';
import { useEffect, useRef, useState } from 'react';
import { callShop, wordsOf } from '#app/state/shop-api.ts';
import { useMessages } from '#app/ui/language.tsx';
import { type Cents, cents } from '#domain/money.ts';
import type { Vat } from '#domain/prices/vat.ts';
import type { Recipient } from '#domain/shipping/postal-address.ts';
import type { Answer } from '#server/api/calls.ts';
import { CHECKOUT } from './checkout.messages.tsx';
import type { TakeTurn } from './use-turns.ts';

/** The shop's answer to an address. Only an accepted one can be paid, with its total. */
type Settled =
  | {
      readonly status: 'accepted';
      readonly total: Cents;
      /** VAT in the order, and abroad what is paid on delivery. */
      readonly vat: Vat | undefined;
      readonly words: readonly string[];
    }
  | { readonly status: 'refused'; readonly words: string };

/** Pause in typing before the server is asked, ms. */
const PAUSE_MS = 400;

/** Sends each complete shipping address to the server, which sets the session's shipping price. */
export function useShipping(
  checkout: Pick<StripeCheckoutElementsValue, 'id' | 'runServerUpdate'>,
  recipient: Recipient | undefined,
  takeTurn: TakeTurn,
) {
  const { addressFirst } = useMessages(CHECKOUT);
  const key = recipient ? JSON.stringify(recipient) : '';
  const [answer, setAnswer] = useState<{ readonly key: string; readonly settled: Settled }>();
  /** The current address; and the last one sent to the session, with its result. */
  const wanted = useRef(key);
  wanted.current = key;
  const last = useRef<typeof answer>(undefined);

  async function send(of: string, shippingDetails: Recipient): Promise<Settled> {
    const known = last.current;
    if (known?.key === of && known.settled.status === 'accepted') return known.settled;
    let settled: Settled;
    try {
      let refusal: string | undefined;
      let shippingAnswer: Answer<'calculate-shipping'> | undefined;
      const result = await checkout.runServerUpdate(async () => {
        try {
          shippingAnswer = await callShop('calculate-shipping', {
            checkoutSessionId: checkout.id,
            shippingDetails,
          });
        } catch (error) {
          refusal = wordsOf(error);
          throw error;
        }
      });
      settled =
        result.type === 'success'
          ? {
              status: 'accepted',
              total: cents(result.session.total.total.minorUnitsAmount),
              vat: shippingAnswer?.vat,
              words: shippingAnswer?.words ?? [],
            }
          : { status: 'refused', words: refusal ?? result.error.message };
    } catch (error) {
      settled = { status: 'refused', words: wordsOf(error) };
    }
    last.current = { key: of, settled };
    setAnswer(last.current);
    return settled;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the address only when it changes
  useEffect(() => {
    if (!recipient) return;
    const timer = setTimeout(() => {
      void takeTurn(async () => {
        // Another address may have been typed while this one was queued.
        if (wanted.current === key && last.current?.key !== key) await send(key, recipient);
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  /** State of the current address: incomplete, sent, or answered. */
  const state: Settled | { readonly status: 'missing' | 'pending' } =
    answer?.key === key ? answer.settled : { status: recipient ? 'pending' : 'missing' };
  return {
    state,
    /** Has the address accepted now if it is not yet; a refusal or a missing answer is requested again. */
    settle: (): Promise<Settled> =>
      recipient
        ? takeTurn(() => send(key, recipient))
        : Promise.resolve({ status: 'refused', words: addressFirst }),
  };
}

export type AddressCheck = ReturnType<typeof useShipping>;
