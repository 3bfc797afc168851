import { CheckoutElementsProvider, useCheckoutElements } from '@stripe/react-stripe-js/checkout';
import type { Stripe, StripeCheckoutElementsSdkOptions } from '@stripe/stripe-js';
import { useState } from 'react';
import { appearance, fonts } from '#app/buying/express/appearance.ts';
import { ExpressCheckout } from '#app/buying/express/express-checkout.tsx';
import { WalletTerms } from '#app/buying/express/wallet-terms.tsx';
import { chosenShipTo } from '#app/state/ship-to.ts';
import { cx } from '#app/ui/cx.ts';
import type { Cart } from '#domain/cart.ts';
import { Failure } from './failure.tsx';
import styles from './payment-form.module.css';
import { PaymentForm } from './payment-form.tsx';
import { Spinner } from './spinner.tsx';

export interface PaymentProps {
  stripe: Stripe;
  clientSecret: string;
  /** The cart as it was when the session was opened; another tab may have changed it since. */
  lines: Cart;
}

/** The country that was chosen in the cart, as the address form's first value. */
function presetCountry(): Pick<StripeCheckoutElementsSdkOptions, 'defaultValues'> {
  const country = chosenShipTo();
  return country ? { defaultValues: { shippingAddress: { address: { country } } } } : {};
}

/** The payment form of one checkout session. */
export function Payment({ stripe, clientSecret, lines }: PaymentProps) {
  const [options] = useState<StripeCheckoutElementsSdkOptions>(() => ({
    clientSecret,
    elementsOptions: { appearance: appearance(), fonts: fonts() },
    ...presetCountry(),
  }));
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <PaymentStage
        lines={lines}
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
      {available && !withCode ? <p className={styles.or}>or by form</p> : null}
    </>
  );
}

function PaymentStage({ lines, express }: { lines: Cart; express: (withCode: boolean) => React.ReactNode }) {
  const result = useCheckoutElements();
  if (result.type === 'loading') return <Spinner words="Loading the payment form" />;
  if (result.type === 'error') return <Failure words={result.error.message} />;
  return <PaymentForm checkout={result.checkout} lines={lines} express={express} />;
}
