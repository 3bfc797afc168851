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
  /** Hears what the order comes to. */
  tell: (order: OrderInShort) => void;
}

/** The payment form of one checkout session. */
export function Payment({ stripe, clientSecret, lines, tell }: PaymentProps) {
  const [options] = useState<StripeCheckoutElementsSdkOptions>(() => ({
    clientSecret,
    elementsOptions: { appearance: appearance(), fonts: fonts() },
  }));
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <PaymentStage
        lines={lines}
        tell={tell}
        express={(withCode) => <Wallets stripe={stripe} lines={lines} withCode={withCode} />}
      />
    </CheckoutElementsProvider>
  );
}

/** Wallets, where there are any, above the form that does without them. */
function Wallets({
  stripe,
  lines,
  withCode,
}: Pick<PaymentProps, 'stripe' | 'lines'> & { withCode: boolean }) {
  const [available, setAvailable] = useState(false);
  return (
    <>
      {available && !withCode ? (
        <div className={styles.wallets}>
          <WalletTerms />
        </div>
      ) : null}
      {/* Their own sums know no code: nobody shall pay more there than the page says. */}
      <div hidden={withCode}>
        <ExpressCheckout stripe={stripe} lines={lines} onReady={setAvailable} />
      </div>
      {available && withCode ? (
        <p className={cx('mono muted', styles.wallets)}>
          With a discount code you pay by the form. Remove the code to use a wallet button.
        </p>
      ) : null}
      {available && !withCode ? <p className={styles.or}>or step by step</p> : null}
    </>
  );
}

function PaymentStage(props: Omit<ComponentProps<typeof PaymentForm>, 'checkout'>) {
  const result = useCheckoutElements();
  if (result.type === 'loading') return <Spinner words="Loading the payment form" />;
  if (result.type === 'error') return <Failure words={result.error.message} />;
  return <PaymentForm checkout={result.checkout} {...props} />;
}
