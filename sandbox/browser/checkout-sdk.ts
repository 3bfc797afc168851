import type {
  StripeCheckoutElementsSdk,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsResult,
} from '@stripe/stripe-js';
import type { BrowserView } from '../model/browser-session.ts';
import { createActions } from './checkout-actions.ts';
import { ExpressElement } from './express-element.ts';
import { callApi } from './http.ts';
import { PaymentElement } from './payment-element.ts';
import { SessionStore } from './session-store.ts';
import { adoptStyle } from './style.ts';

/** One session on one page. A plain object with bound functions, because the React components spread it. */
export function createCheckoutSdk(
  publishableKey: string,
  options: StripeCheckoutElementsSdkOptions,
): StripeCheckoutElementsSdk {
  adoptStyle(document);
  const { appearance, fonts } = options.elementsOptions ?? {};
  const mounted: { payment: PaymentElement | null; express: ExpressElement | null } = {
    payment: null,
    express: null,
  };
  let store: SessionStore | undefined;
  let loading: Promise<StripeCheckoutLoadActionsResult> | undefined;
  const changeListeners: Array<Parameters<StripeCheckoutElementsSdk['on']>[1]> = [];
  const fieldsChanged = () => store?.notify();

  async function load(): Promise<StripeCheckoutLoadActionsResult> {
    const clientSecret = await options.clientSecret;
    const answer = await callApi<BrowserView>('session', { clientSecret, publishableKey });
    if (!answer.ok) return { type: 'error', error: { message: answer.message, code: null } };
    const created = new SessionStore(clientSecret, publishableKey, answer.data);
    created.fieldsComplete = () => mounted.payment?.complete ?? false;
    created.subscribe((session) => {
      for (const listener of changeListeners) listener(session);
    });
    store = created;
    return { type: 'success', actions: createActions(created, () => mounted.payment, appearance) };
  }

  function loaded(): SessionStore {
    if (!store) throw new Error('Elements can be created once loadActions() has answered.');
    return store;
  }

  function only(name: string, taken: boolean): void {
    if (taken) throw new Error(`There is already a ${name} element. Destroy it before creating another one.`);
  }

  return {
    on(_event, handler) {
      changeListeners.push(handler);
    },
    loadActions() {
      loading ??= load();
      return loading;
    },
    // The shop changes neither while a payment form is open.
    changeAppearance: () => {},
    loadFonts: () => {},
    createPaymentElement() {
      only('payment', mounted.payment !== null);
      const { clientSecret } = loaded();
      mounted.payment = new PaymentElement({
        clientSecret,
        publishableKey,
        appearance,
        fonts,
        changed: fieldsChanged,
        destroyed: () => {
          mounted.payment = null;
        },
      });
      return mounted.payment;
    },
    createExpressCheckoutElement() {
      only('express checkout', mounted.express !== null);
      mounted.express = new ExpressElement(() => {
        mounted.express = null;
      });
      return mounted.express;
    },
    createContactDetailsElement: () => missing('contact details'),
    createShippingAddressElement: () => missing('shipping address'),
    createBillingAddressElement: () => missing('billing address'),
    createCurrencySelectorElement: () => missing('currency selector'),
    createTaxIdElement: () => missing('tax id'),
    createTermsElement: () => missing('terms'),
    createLinkSignupElement: () => missing('Link sign-up'),
    getPaymentElement: () => mounted.payment,
    getShippingAddressElement: () => null,
    getContactDetailsElement: () => null,
    getExpressCheckoutElement: () => mounted.express,
    getBillingAddressElement: () => null,
    getCurrencySelectorElement: () => null,
    getTaxIdElement: () => null,
    getTermsElement: () => null,
    getLinkSignupElement: () => null,
  };
}

function missing(name: string): never {
  throw new Error(`The payment sandbox has no ${name} element.`);
}
