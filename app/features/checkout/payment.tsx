import { CheckoutElementsProvider, useCheckoutElements } from '@stripe/react-stripe-js/checkout';
import type { Stripe, StripeCheckoutElementsSdkOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { lazy, Suspense, useState } from 'react';
import type { Cart } from '#domain/cart.ts';
import { appearance, fonts } from './appearance.ts';
import { Failure } from './failure.tsx';
import { PaymentForm } from './payment-form.tsx';
import { Spinner } from './spinner.tsx';

const ExpressCheckout = lazy(async () => ({
  default: (await import('./express-checkout.tsx')).ExpressCheckout,
}));

export interface PaymentProps {
  stripe: Stripe;
  clientSecret: string;
  /** The cart as it was when the session was opened; another tab may have changed it since. */
  lines: Cart;
  wallets: boolean;
}

/** Loads the payment provider's own script, or takes the sandbox's where that stands in the page. */
export async function loadProvider(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey).catch(() => null);
  if (!stripe) throw new Error('The payment form could not be loaded. Check your connection and try again.');
  return stripe;
}

/** The payment form of one checkout session. */
export function Payment({ stripe, clientSecret, lines, wallets }: PaymentProps) {
  const [options] = useState<StripeCheckoutElementsSdkOptions>(() => ({
    clientSecret,
    elementsOptions: { appearance: appearance(), fonts: fonts() },
  }));
  return (
    <CheckoutElementsProvider stripe={stripe} options={options}>
      <PaymentStage
        lines={lines}
        express={
          wallets ? (
            <Suspense>
              <ExpressCheckout stripe={stripe} lines={lines} />
            </Suspense>
          ) : null
        }
      />
    </CheckoutElementsProvider>
  );
}

function PaymentStage({ lines, express }: { lines: Cart; express: React.ReactNode }) {
  const result = useCheckoutElements();
  if (result.type === 'loading') return <Spinner words="Loading the payment form" />;
  if (result.type === 'error') return <Failure words={result.error.message} />;
  return <PaymentForm checkout={result.checkout} lines={lines} express={express} />;
}
