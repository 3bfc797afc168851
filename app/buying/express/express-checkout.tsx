import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js';
import { type ReactNode, useState } from 'react';
import { noteCheckout } from '#app/state/checkout-notes.ts';
import { readShipTo } from '#app/state/ship-to.ts';
import { callShop, wordsOf } from '#app/state/shop-api.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import { writeLine } from '#domain/cart/cart-line.ts';
import { quoteLines } from '#domain/checkout/quote.ts';
import { walletSheet } from '#domain/checkout/wallet-sheet.ts';
import { COUNTRIES } from '#domain/countries.ts';
import { appearance, fonts } from './appearance.ts';
import { EXPRESS_MESSAGES } from './express.messages.tsx';

export function Fault({ words, action }: { words: string; action?: ReactNode }) {
  return (
    <div
      className="flex flex-wrap gap-12 items-start mt-20 py-14 px-16 [border:2px_solid_var(--wine)] rounded text-wine lh-[1.4] [&_svg]:flex-none [&_svg]:mt-3 [&_button]:text-text"
      role="alert"
    >
      <Icon name="warning" />
      <span className="flex-[1_1_0] min-w-[60%]">{words}</span>
      {action}
    </div>
  );
}

/** The address from a wallet. Parts that the wallet withholds are empty. */
const stated = ({ country, ...rest }: { country: string }) => ({
  country,
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value)),
});

/** Error types that mean nothing was charged. After any other error the result is unknown. */
const SURELY_REFUSED = new Set(['card_error', 'validation_error', 'invalid_request_error']);

interface ExpressCheckoutProps {
  stripe: Stripe;
  lines: Cart;
  /** The lines are not the cart, which must be kept. */
  apart?: boolean | undefined;
  onReady?: (available: boolean) => void;
}

/** Apple Pay, Google Pay and PayPal, if the browser and the account support them (spec decision 19). */
export function ExpressCheckout({ stripe, ...rest }: ExpressCheckoutProps) {
  const language = useLanguage();
  const [start] = useState(() => {
    // A first estimate from the prices in the cart. The server's quote replaces it once an address is known.
    const priced = rest.lines.map(({ name, price, quantity }) => ({ name, unit: price, quantity }));
    return walletSheet(quoteLines(priced, readShipTo()), language);
  });
  const [options] = useState(() => ({
    mode: 'payment' as const,
    amount: start.amount,
    currency: 'eur',
    appearance: appearance(),
    fonts: fonts(),
  }));
  return (
    <Elements stripe={stripe} options={options}>
      <WalletButtons {...rest} start={start} />
    </Elements>
  );
}

function WalletButtons({
  lines,
  apart,
  onReady,
  start,
}: Omit<ExpressCheckoutProps, 'stripe'> & { start: ReturnType<typeof walletSheet> }) {
  const words = useMessages(EXPRESS_MESSAGES);
  const stripe = useStripe();
  const elements = useElements();
  const [available, setAvailable] = useState(false);
  const [fault, setFault] = useState<string>();
  const [options] = useState<StripeExpressCheckoutElementOptions>(() => ({
    buttonHeight: 48,
    // Confirming in the wallet places the order; the buttons' labels say so as far as the wallets allow (§ 312j BGB).
    buttonType: { applePay: 'order', googlePay: 'order', paypal: 'buynow' },
    emailRequired: true,
    shippingAddressRequired: true,
    allowedShippingCountries: [...COUNTRIES],
    shippingRates: start.shippingRates,
    lineItems: start.lineItems,
  }));

  async function quote(event: StripeExpressCheckoutElementShippingAddressChangeEvent) {
    try {
      const sheet = await callShop('express-checkout', {
        items: lines.map(writeLine),
        shippingDetails: { address: stated(event.address) },
      });
      if (!('amount' in sheet)) throw new Error('The shop gave no quote');
      const { amount, shippingRates, lineItems } = sheet;
      await elements?.update({ amount });
      setFault(undefined);
      event.resolve({ shippingRates, lineItems });
    } catch (error) {
      // The wallet only shows that it cannot ship there. The page explains why and what to do.
      setFault(wordsOf(error));
      event.reject();
    }
  }

  async function confirm(event: StripeExpressCheckoutElementConfirmEvent) {
    if (!stripe || !elements) return;
    try {
      const submitted = await elements.submit();
      if (submitted.error) throw new Error(submitted.error.message);
      const payment = await callShop('express-checkout', {
        items: lines.map(writeLine),
        shippingDetails: event.shippingAddress && {
          name: event.shippingAddress.name,
          address: stated(event.shippingAddress.address),
        },
        email: event.billingDetails?.email,
        confirm: true,
      });
      if (!('clientSecret' in payment)) throw new Error(words.notOpened);
      const { clientSecret, returnUrl } = payment;
      if (!apart) noteCheckout(clientSecret, lines);
      const result = await stripe
        .confirmPayment({ elements, clientSecret, confirmParams: { return_url: returnUrl } })
        .catch(() => undefined);
      // Each attempt is an order of its own, so only a surely refused payment may be retried.
      if (!result || !SURELY_REFUSED.has(result.error.type)) location.assign(returnUrl);
      else throw new Error(`${result.error.message} ${words.nothingCharged}`);
    } catch (error) {
      const words = wordsOf(error);
      event.paymentFailed({ reason: 'fail', message: words });
      setFault(words);
    }
  }

  return (
    <div
      className="[&:not([data-available])]:h-0 [&:not([data-available])]:overflow-hidden [&:not([data-available])]:invisible"
      data-available={available || undefined}
    >
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) => {
          setAvailable(availablePaymentMethods !== undefined);
          onReady?.(availablePaymentMethods !== undefined);
        }}
        onClick={(event) => {
          setFault(undefined);
          event.resolve({ lineItems: start.lineItems, shippingRates: start.shippingRates });
        }}
        onShippingAddressChange={quote}
        onConfirm={confirm}
      />
      {fault ? <Fault words={fault} /> : null}
    </div>
  );
}
