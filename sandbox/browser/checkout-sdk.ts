import type {
  StripeCheckoutElementsSdk,
  StripeCheckoutElementsSdkOptions,
  StripeCheckoutLoadActionsResult,
} from '@stripe/stripe-js';
import type { BrowserView } from '../model/browser-session.ts';
import { createActions } from './checkout-actions.ts';
import type { MountedElements } from './confirm.ts';
import { ContactElement } from './contact-element.ts';
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
  let appearance = options.elementsOptions?.appearance;
  let fonts = options.elementsOptions?.fonts;
  const mounted: MountedElements & { express: ExpressElement | null } = {
    payment: null,
    contact: null,
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
    const { email, shippingAddress } = options.defaultValues ?? {};
    const open = answer.data.session.status.type === 'open';
    if (open && email && answer.data.session.email === null) await created.ask('update', { email });
    if (open && shippingAddress && !created.settings.shippingByServerOnly) {
      await created.ask('update', { shippingAddress });
    }
    created.fieldsComplete = () =>
      (mounted.payment?.complete ?? false) && (mounted.contact?.complete ?? true);
    created.typedEmail = () => (mounted.contact?.complete ? mounted.contact.email : null);
    created.subscribe((session) => {
      for (const listener of changeListeners) listener(session);
    });
    store = created;
    return {
      type: 'success',
      actions: createActions(
        created,
        () => mounted,
        () => appearance,
      ),
    };
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
    changeAppearance(next) {
      appearance = next;
      mounted.payment?.changeAppearance(next);
      mounted.contact?.changeAppearance(next);
    },
    loadFonts(next) {
      fonts = next;
      mounted.payment?.loadFonts(next);
    },
    createPaymentElement(elementOptions) {
      only('payment', mounted.payment !== null);
      const { clientSecret } = loaded();
      mounted.payment = new PaymentElement({
        clientSecret,
        publishableKey,
        appearance,
        fonts,
        readOnly: elementOptions?.readOnly ?? false,
        changed: fieldsChanged,
        destroyed: () => {
          mounted.payment = null;
        },
      });
      return mounted.payment;
    },
    createContactDetailsElement() {
      only('contact details', mounted.contact !== null);
      const current = loaded();
      mounted.contact = new ContactElement({
        appearance,
        email: current.session.email ?? options.defaultValues?.email ?? '',
        entered: (email) => {
          if (email !== current.session.email) current.ask('update', { email });
        },
        changed: fieldsChanged,
        destroyed: () => {
          mounted.contact = null;
        },
      });
      return mounted.contact;
    },
    createExpressCheckoutElement() {
      only('express checkout', mounted.express !== null);
      mounted.express = new ExpressElement(() => {
        mounted.express = null;
      });
      return mounted.express;
    },
    createShippingAddressElement: () => missing('shipping address'),
    createBillingAddressElement: () => missing('billing address'),
    createCurrencySelectorElement: () => missing('currency selector'),
    createTaxIdElement: () => missing('tax id'),
    createTermsElement: () => missing('terms'),
    createLinkSignupElement: () => missing('Link sign-up'),
    getPaymentElement: () => mounted.payment,
    getShippingAddressElement: () => null,
    getContactDetailsElement: () => mounted.contact,
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
