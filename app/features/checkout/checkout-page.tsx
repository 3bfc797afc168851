import { type ComponentType, useEffect, useRef, useState } from 'react';
import { currentCart, startCart } from '#app/state/cart-store.ts';
import { checkoutOfSavedCart, noteCheckout } from '#app/state/checkout-notes.ts';
import { reachGoal } from '#app/state/count-visit.ts';
import { showMessage } from '#app/state/messages.ts';
import { callShop, wordsOf } from '#app/state/shop-api.ts';
import type { Cart } from '#domain/cart.ts';
import { writeLine } from '#domain/cart-line.ts';
import styles from './checkout-page.module.css';
import { Failure } from './failure.tsx';
import type { PaymentProps } from './payment.tsx';
import { askForPayment, returnPath } from './payment-answer.ts';
import { Spinner } from './spinner.tsx';

interface CheckoutPageProps {
  publishableKey: string;
}

type Step =
  | { type: 'loading' }
  | { type: 'failed'; words: string }
  | { type: 'ready'; Payment: ComponentType<PaymentProps>; props: PaymentProps };

/** The payment that was already made for this very cart, by somebody who left before its answer came; mostly there is none. */
async function findPaid(): Promise<string | undefined> {
  const former = checkoutOfSavedCart();
  const status = former && (await askForPayment(former));
  return status === 'complete' || status === 'processing' ? former : undefined;
}

/** Opens a checkout session for the cart and loads the payment code, which no other page loads. */
async function open(cart: Cart, publishableKey: string): Promise<Step> {
  const [paid, clientSecret, { Payment }, { loadProvider }] = await Promise.all([
    findPaid(),
    callShop('checkout', cart.map(writeLine)),
    import('./payment.tsx'),
    import('#app/buying/express/load-provider.ts'),
  ]);
  if (paid !== undefined) {
    location.replace(returnPath(paid));
    return { type: 'loading' };
  }
  noteCheckout(clientSecret, cart);
  reachGoal('Checkout begun');
  const stripe = await loadProvider({ publishableKey, sandboxScript: undefined });
  return { type: 'ready', Payment, props: { stripe, clientSecret, lines: cart } };
}

/** The checkout of the cart. An empty cart has nothing to pay and goes to the shop. */
export function CheckoutPage({ publishableKey }: CheckoutPageProps) {
  const [step, setStep] = useState<Step>({ type: 'loading' });
  /** One visit opens one session. */
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // The browser may bring the page back as it was left, in the middle of paying.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    startCart();
    const { cart } = currentCart();
    if (cart.length === 0) {
      location.replace('/shop');
      return;
    }
    open(cart, publishableKey).then(setStep, (error: unknown) => {
      const words = wordsOf(error);
      showMessage('error', words);
      setStep({ type: 'failed', words });
    });
  }, [publishableKey]);

  return (
    <div className={styles.page}>
      {step.type === 'loading' ? <Spinner words="Getting your order ready" /> : null}
      {step.type === 'failed' ? <Failure words={step.words} /> : null}
      {step.type === 'ready' ? <step.Payment {...step.props} /> : null}
      <noscript>
        <p>Paying needs JavaScript: the card fields come from the payment provider.</p>
      </noscript>
    </div>
  );
}
