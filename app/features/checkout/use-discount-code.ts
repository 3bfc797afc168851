import type { StripeCheckoutElementsValue } from '@stripe/react-stripe-js/checkout';
import { useEffect, useRef, useState } from 'react';
import { callShop, wordsOf } from '#app/state/shop-api.ts';
import { useMessages } from '#app/ui/language.tsx';
import { CHECKOUT } from './checkout.messages.tsx';
import { forgetCode, keepCode, readKeptCode } from './kept-code.ts';
import type { TakeTurn } from './use-turns.ts';

type CodeState =
  | { readonly status: 'none' }
  | { readonly status: 'busy' }
  | { readonly status: 'refused'; readonly words: string }
  | { readonly status: 'on'; readonly code: string; readonly percent: number };

type Checkout = Pick<StripeCheckoutElementsValue, 'id' | 'applyPromotionCode' | 'removePromotionCode'>;

/**
 * A discount code on the checkout. The shop validates it and reserves it for this order. With the key that the shop
 * returns, the provider applies the discount, and its amounts are shown from then on.
 */
export function useDiscountCode(
  checkout: Checkout,
  email: { readonly value: string; readonly save: () => Promise<boolean> },
  takeTurn: TakeTurn,
) {
  const says = useMessages(CHECKOUT).code;
  const [state, setState] = useState<CodeState>({ status: 'none' });
  const [typed, setTyped] = useState('');
  const bound = useRef<string>(undefined);
  const session = checkout.id;

  /** Returns undefined if applied, otherwise the reason. */
  async function put(code: string, formerSessionId?: string): Promise<string | undefined> {
    try {
      const former = formerSessionId === undefined ? {} : { formerSessionId };
      const answer = await callShop('use-code', { checkoutSessionId: session, code, ...former });
      const result = await checkout.applyPromotionCode(answer.key);
      if (result.type === 'error') {
        await takeOff();
        return result.error.code === 'promotionCodeAmountInsufficient' ? says.notHere : says.notNow;
      }
      bound.current = answer.isPersonal ? email.value.trim() : undefined;
      keepCode({ code, session });
      setState({ status: 'on', code, percent: answer.percent });
      return undefined;
    } catch (error) {
      return wordsOf(error);
    }
  }

  /** A lost request to release the shop's reservation does no harm: the actual payment decides in the end. */
  async function takeOff(): Promise<void> {
    forgetCode();
    bound.current = undefined;
    await callShop('drop-code', { checkoutSessionId: session }).catch(() => undefined);
  }

  async function use(code = typed.trim().toUpperCase(), former?: string): Promise<void> {
    if (code === '') return setState({ status: 'refused', words: says.first });
    setState({ status: 'busy' });
    // A personal code is checked against the provider's address.
    if (email.value.trim() !== '') await email.save();
    const words = await takeTurn(() => put(code, former));
    if (words !== undefined) setState({ status: 'refused', words });
  }

  async function remove(): Promise<boolean> {
    const result = await checkout.removePromotionCode().catch(() => undefined);
    if (result?.type !== 'success') return false;
    await takeOff();
    return true;
  }

  async function drop(): Promise<void> {
    const isOff = await takeTurn(remove);
    if (!isOff) return setState({ status: 'refused', words: says.notNow });
    setTyped('');
    setState({ status: 'none' });
  }

  /** Checks the code once more; if it is no longer valid, removes it and returns the reason. */
  async function check(): Promise<string | undefined> {
    if (state.status !== 'on') return undefined;
    const { code } = state;
    const words = await takeTurn(() => put(code));
    if (words === undefined) return undefined;
    await takeTurn(remove);
    setState({ status: 'refused', words });
    return words;
  }

  /** True if the code was applied with another address; then it must be checked again before paying. */
  const isOfOther = (address: string) => bound.current !== undefined && bound.current !== address.trim();

  // A reload creates a new checkout, and the code is applied to it again.
  const started = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the checkout has loaded
  useEffect(() => {
    const stored = readKeptCode();
    if (started.current || !stored) return;
    started.current = true;
    setTyped(stored.code);
    void use(stored.code, stored.session);
  }, []);

  return {
    state,
    typed,
    drop,
    check,
    isOfOther,
    use: () => use(),
    type: (text: string) => {
      setTyped(text);
      if (state.status === 'refused') setState({ status: 'none' });
    },
  };
}

export type UsedCode = ReturnType<typeof useDiscountCode>;
