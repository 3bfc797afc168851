/**
 * The browser half: a classic script that sets `window.Stripe`, where `loadStripe()` of `@stripe/stripe-js`
 * looks before it would load the real library.
 */
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { createCheckoutSdk } from './checkout-sdk.ts';
import { confirmWallet, createElements } from './elements-group.ts';
import { speak } from './speech.ts';

/** The train of releases that the installed `@stripe/stripe-js` expects; it warns about any other. */
const VERSION = 'endive';

/** The parts of `Stripe` that the shop and the React components use. */
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
  /** Not in the public type, though `loadStripe` and the React components call it. */
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

// Assigned rather than declared: the page's own types know the whole of `Stripe`, of which this is a part.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: VERSION }) });
