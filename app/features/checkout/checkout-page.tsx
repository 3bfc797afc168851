import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ProviderKeys } from '#app/buying/express/payment-keys.tsx';
import { walletLikely } from '#app/buying/express/wallet-likely.ts';
import { currentCart, startCart } from '#app/state/cart-store.ts';
import { checkoutOfSavedCart, noteCheckout } from '#app/state/checkout-notes.ts';
import { reachGoal } from '#app/state/count-visit.ts';
import { callShop, wordsOf } from '#app/state/shop-api.ts';
import { showToast } from '#app/state/toasts.ts';
import { languageHere } from '#app/state/words-here.ts';
import { useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import { writeLine } from '#domain/cart/cart-line.ts';
import { inLanguage } from '#domain/languages.ts';
import { CHECKOUT } from './checkout.messages.tsx';
import { Failure } from './failure.tsx';
import { type OrderInShort, OrderTotalLine } from './order-total-line.tsx';
import { askForPayment, returnPath } from './payment-answer.ts';
import type { PaymentProps } from './payment-section.tsx';
import { Spinner } from './spinner.tsx';

type Step =
  | { type: 'loading' }
  | { type: 'failed'; words: string }
  | { type: 'ready'; Payment: ComponentType<PaymentProps>; props: Omit<PaymentProps, 'tell' | 'notice'> };

/** An earlier payment of exactly this cart, made by a shopper who left before its answer came; usually undefined. */
async function findPaid(): Promise<string | undefined> {
  const former = checkoutOfSavedCart();
  const status = former && (await askForPayment(former));
  return status === 'complete' || status === 'processing' ? former : undefined;
}

/** Opens a checkout session for the cart and loads the payment code, which no other page loads. */
async function open(cart: Cart, keys: ProviderKeys): Promise<Step> {
  const [paid, clientSecret, { PaymentSection: Payment }, { loadProvider }] = await Promise.all([
    findPaid(),
    callShop('checkout', cart.map(writeLine)),
    import('./payment-section.tsx'),
    import('#app/buying/express/load-provider.ts'),
  ]);
  if (paid !== undefined) {
    location.replace(returnPath(paid, languageHere()));
    return { type: 'loading' };
  }
  noteCheckout(clientSecret, cart);
  reachGoal('Checkout begun');
  // The page contains the sandbox's script already.
  const stripe = await loadProvider({ ...keys, sandboxScript: undefined });
  const props = { stripe, clientSecret, lines: cart, walletLikely: walletLikely(keys) };
  return { type: 'ready', Payment, props };
}

/** The checkout of the cart. An empty cart redirects to the shop. */
export function CheckoutPage({
  publishableKey,
  sandboxScript,
  notice,
}: ProviderKeys & Pick<PaymentProps, 'notice'>) {
  const words = useMessages(CHECKOUT);
  const to = usePath();
  const [step, setStep] = useState<Step>({ type: 'loading' });
  const [order, setOrder] = useState<OrderInShort>();
  /** One visit opens one session. */
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // The back/forward cache may restore the page in the middle of a payment.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    startCart();
    const { cart } = currentCart();
    if (cart.length === 0) {
      location.replace(inLanguage('/shop', languageHere()));
      return;
    }
    open(cart, { publishableKey, sandboxScript }).then(setStep, (error: unknown) => {
      const why = wordsOf(error);
      showToast('error', why);
      setStep({ type: 'failed', words: why });
    });
  }, [publishableKey, sandboxScript]);

  return (
    <>
      <OrderTotalLine order={order} />
      <div className="desk:[&>div]:[padding-block:20px_0] desk:[&>div]:h-92 desk:[&_p]:hidden desk:[&_h1]:[grid-column:1/8] desk:[&_h1]:type-56 phone:[&>div]:[padding-block:16px_18px] phone:[&_p]:flex phone:[&_p]:col-span-full phone:[&_p]:justify-between phone:[&_h1]:mt-14 phone:[&_h1]:type-37">
        <PageTitle
          figure={words.figure}
          link={{ href: to('/cart'), label: words.back }}
          title={words.title}
        />
      </div>
      <div className="min-h-480 px-margin pb-72 phone:pb-36">
        {step.type === 'loading' ? <Spinner words={words.ready} /> : null}
        {step.type === 'failed' ? <Failure words={step.words} /> : null}
        {step.type === 'ready' ? <step.Payment {...step.props} notice={notice} tell={setOrder} /> : null}
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
      </div>
    </>
  );
}
