/**
 * The browser half: a classic script that sets `window.Stripe`, where `loadStripe()` of `@stripe/stripe-js`
 * looks before it would load the real library.
 */
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { createCheckoutSdk } from './checkout-sdk.ts';
import { ExpressElement } from './express-element.ts';

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
  elements: () => SandboxElements;
  /** Not in the public type, though `loadStripe` and the React components call it. */
  _registerWrapper: () => void;
};

type SandboxElements = Pick<StripeElements, 'update' | 'fetchUpdates' | 'submit' | 'on'> & {
  create: (type: string) => ExpressElement;
  getElement: (type: string) => ExpressElement | null;
};

function createStripe(publishableKey: string): SandboxStripe {
  if (typeof publishableKey !== 'string' || publishableKey === '') {
    throw new Error('Please call Stripe() with your publishable key. You used an empty string.');
  }
  return {
    initCheckoutElementsSdk: (options) => createCheckoutSdk(publishableKey, options),
    elements: createElements,
    createToken: async () => ({ error: unavailable('Tokens') }),
    createPaymentMethod: async () => ({ error: unavailable('Payment methods') }),
    confirmCardPayment: async () => ({ error: unavailable('Card elements') }),
    confirmPayment: async () => ({ error: unavailable('Wallets') }),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

/** A group of elements without a session: here only wallets would stand, and there are none. */
function createElements(): SandboxElements {
  let express: ExpressElement | null = null;
  return {
    create(type) {
      if (type !== 'expressCheckout') {
        throw new Error(`The payment sandbox has no ${type} element outside a checkout session.`);
      }
      express = new ExpressElement(() => {
        express = null;
      });
      return express;
    },
    getElement: (type) => (type === 'expressCheckout' ? express : null),
    update: async () => {},
    fetchUpdates: async () => ({}),
    submit: async () => ({ error: unavailable('Wallets') }),
    on: () => {},
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
