import { CheckoutElementsProvider, useCheckoutElements } from '@stripe/react-stripe-js/checkout';
import type { Stripe, StripeCheckoutElementsSdkOptions } from '@stripe/stripe-js';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { appearance, fonts } from '#app/buying/express/appearance.ts';
import { ExpressCheckout } from '#app/buying/express/express-checkout.tsx';
import { WalletTerms } from '#app/buying/express/wallet-terms.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import type { ShownNotice } from '#domain/legal/guarantee-notice.ts';
import { CHECKOUT } from './checkout.messages.tsx';
import { Failure } from './failure.tsx';
import type { OrderInShort } from './order-total-line.tsx';
import { PaymentForm } from './payment-form.tsx';
import { Spinner } from './spinner.tsx';

export interface PaymentProps {
  stripe: Stripe;
  clientSecret: string;
  /** The cart at the opening of the session; another tab may have changed it since. */
  lines: Cart;
  walletLikely: boolean;
  notice: ShownNotice | undefined;
  tell: (order: OrderInShort) => void;
}

/** Time after which a provider without an answer counts as no wallet, ms. */
const WALLET_WITHIN = 3000;

export function PaymentSection({ stripe, clientSecret, lines, walletLikely, notice, tell }: PaymentProps) {
  const [options] = useState<StripeCheckoutElementsSdkOptions>(() => ({
    clientSecret,
    elementsOptions: { appearance: appearance(), fonts: fonts() },
  }));
  /**
   * Undefined until the provider has checked. Later answers are ignored, so nothing appears or disappears under a
   * pointer.
   */
  const [wallet, setWallet] = useState(walletLikely ? undefined : false);
  const hear = useCallback((found: boolean) => setWallet((known) => known ?? found), []);
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <PaymentStage
        lines={lines}
        notice={notice}
        tell={tell}
        wallet={wallet}
        hear={hear}
        express={(withCode) =>
          wallet === false ? null : (
            <Wallets stripe={stripe} lines={lines} hear={hear} aside={withCode && wallet === true} />
          )
        }
      />
    </CheckoutElementsProvider>
  );
}

interface WalletsProps extends Pick<PaymentProps, 'stripe' | 'lines'> {
  hear: (found: boolean) => void;
  /** The wallets' totals ignore the code, and nobody must pay more than the page says. */
  aside: boolean;
}

function Wallets({ stripe, lines, hear, aside }: WalletsProps) {
  const words = useMessages(CHECKOUT);
  if (aside) return <p className="mono muted">{words.withCode}</p>;
  return (
    <>
      <div className="grid gap-12">
        <WalletTerms />
        <div className="min-h-48">
          <ExpressCheckout stripe={stripe} lines={lines} onReady={hear} />
        </div>
      </div>
      <p
        className={cx(
          '[&::before]:[content:""] [&::before]:flex-1 [&::before]:line-t [&::after]:[content:""] [&::after]:flex-1 [&::after]:line-t',
          'flex gap-16 items-center mt-22 text-muted mono-12/[1.55] phone:mt-16',
        )}
      >
        {words.stepByStep}
      </p>
    </>
  );
}

interface PaymentStageProps extends Omit<ComponentProps<typeof PaymentForm>, 'checkout'> {
  wallet: boolean | undefined;
  hear: (found: boolean) => void;
}

/** The form appears once it is known whether wallets come first, so there is no gap and nothing moves. */
function PaymentStage({ wallet, hear, ...props }: PaymentStageProps) {
  const { loadingForm } = useMessages(CHECKOUT);
  const result = useCheckoutElements();
  const isWaiting = result.type === 'success' && wallet === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(hear, WALLET_WITHIN, false);
    return () => clearTimeout(timer);
  }, [isWaiting, hear]);
  if (result.type === 'error') return <Failure words={result.error.message} />;
  return (
    <>
      {result.type === 'loading' || isWaiting ? <Spinner words={loadingForm} /> : null}
      {result.type === 'success' ? (
        // The provider's frames load meanwhile.
        <div className={isWaiting ? 'h-0 overflow-hidden invisible' : undefined}>
          <PaymentForm checkout={result.checkout} {...props} />
        </div>
      ) : null}
    </>
  );
}
