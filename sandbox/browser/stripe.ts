/** A classic script that sets `window.Stripe`, which `loadStripe()` of `@stripe/stripe-js` then uses. */
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { createCheckoutSdk } from './checkout-sdk.ts';
import { confirmWallet, createElements } from './elements-group.ts';
import { speak } from './speech.ts';

/** Release train expected by the installed `@stripe/stripe-js`, which warns about others. */
const VERSION = 'endive';

type SandboxStripe = Pick<
  Stripe,
  | 'initCheckoutElementsSdk'
  | 'createToken'
  | 'createPaymentMethod'
  | 'confirmCardPayment'
  | 'confirmPayment'
  | 'registerAppInfo'
> & {
  elements: typeof createElements;
  /** Not in the public type, but called by `loadStripe` and the React components. */
  _registerWrapper: () => void;
};

function createStripe(publishableKey: string, options: { locale?: string } = {}): SandboxStripe {
  speak(options.locale);
  if (typeof publishableKey !== 'string' || publishableKey === '') {
    throw new Error('Please call Stripe() with your publishable key. You used an empty string.');
  }
  return {
    initCheckoutElementsSdk: (options) => createCheckoutSdk(publishableKey, options),
    elements: createElements,
    createToken: async () => ({ error: unavailable('Tokens') }),
    createPaymentMethod: async () => ({ error: unavailable('Payment methods') }),
    confirmCardPayment: async () => ({ error: unavailable('Card elements') }),
    confirmPayment: ((wanted: never) => confirmWallet(publishableKey, wanted)) as Stripe['confirmPayment'],
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

function unavailable(what: string): StripeError {
  return {
    type: 'invalid_request_error',
    message: `${what} are not available in the payment sandbox. Please pay by card.`,
  };
}

// Assigned, not declared: the page's types have the complete `Stripe`.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: VERSION }) });
