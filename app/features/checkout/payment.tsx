import { CheckoutElementsProvider, useCheckoutElements } from '@stripe/react-stripe-js/checkout';
import type { Stripe, StripeCheckoutElementsSdkOptions } from '@stripe/stripe-js';
import { type ComponentProps, useState } from 'react';
import { appearance, fonts } from '#app/buying/express/appearance.ts';
import { ExpressCheckout } from '#app/buying/express/express-checkout.tsx';
import { WalletTerms } from '#app/buying/express/wallet-terms.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Cart } from '#domain/cart.ts';
import { Failure } from './failure.tsx';
import type { OrderInShort } from './order-line.tsx';
import styles from './payment-form.module.css';
import { PaymentForm } from './payment-form.tsx';
import { Spinner } from './spinner.tsx';

export interface PaymentProps {
  stripe: Stripe;
  clientSecret: string;
  /** The cart as it was when the session was opened; another tab may have changed it since. */
  lines: Cart;
  /** Whether the browser looks as if it had a wallet. */
  walletLikely: boolean;
  /** Hears what the order comes to. */
  tell: (order: OrderInShort) => void;
}

/** The payment form of one checkout session. */
export function Payment({ stripe, clientSecret, lines, walletLikely, tell }: PaymentProps) {
  const [options] = useState<StripeCheckoutElementsSdkOptions>(() => ({
    clientSecret,
    elementsOptions: { appearance: appearance(), fonts: fonts() },
  }));
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <PaymentStage
        lines={lines}
        tell={tell}
        express={(withCode) =>
          walletLikely ? <Wallets stripe={stripe} lines={lines} withCode={withCode} /> : null
        }
      />
    </CheckoutElementsProvider>
  );
}

/** Wallets, where there may be any, above the form that does without them. Their place is kept until that is known. */
function Wallets({
  stripe,
  lines,
  withCode,
}: Pick<PaymentProps, 'stripe' | 'lines'> & { withCode: boolean }) {
  const [available, setAvailable] = useState<boolean>();
  const isLacking = available === false;
  if (withCode && available)
    return (
      <p className="mono muted">
        With a discount code you pay step by step. Remove the code to use a wallet button.
      </p>
    );
  return (
    <>
      <div className={styles.wallets} data-lacking={isLacking || undefined}>
        <div className={styles.terms}>
          <WalletTerms />
        </div>
        {/* Their own sums know no code: nobody shall pay more there than the page says. */}
        <div className={styles.buttons}>
          <ExpressCheckout stripe={stripe} lines={lines} onReady={setAvailable} />
        </div>
        {isLacking ? (
          <p className={cx('mono muted', styles.lacking)}>No wallet is set up in this browser.</p>
        ) : null}
      </div>
      <p className={styles.or}>or step by step</p>
    </>
  );
}

function PaymentStage(props: Omit<ComponentProps<typeof PaymentForm>, 'checkout'>) {
  const result = useCheckoutElements();
  if (result.type === 'loading') return <Spinner words="Loading the payment form" />;
  if (result.type === 'error') return <Failure words={result.error.message} />;
  return <PaymentForm checkout={result.checkout} {...props} />;
}
