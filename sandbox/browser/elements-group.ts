import type {
  Appearance,
  Stripe,
  StripeElements,
  StripeElementsOptions,
  StripeError,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js';
import type { PaymentOutcome } from '../model/payment.ts';
import { authenticate } from './dialog.ts';
import { ExpressElement, type ExpressGroup } from './express-element.ts';
import { callApi } from './http.ts';
import { say } from './speech.ts';
import { adoptStyle } from './style.ts';

/** A group of elements without a session. Contains only wallets, which pay an intent created at the end. */
export type SandboxElements = Pick<StripeElements, 'update' | 'fetchUpdates' | 'submit' | 'on'> & {
  create: (type: string, options?: Partial<StripeExpressCheckoutElementOptions>) => ExpressElement;
  getElement: (type: string) => ExpressElement | null;
};

type Group = ExpressGroup & {
  amount: number;
  currency: string;
  appearance: Appearance | undefined;
  submitted: boolean;
};

const groups = new WeakMap<object, Group>();

interface Wanted {
  amount?: number;
  currency?: string;
  appearance?: Appearance;
}

export function createElements(options: StripeElementsOptions = {}): SandboxElements {
  adoptStyle(document);
  const { amount = 0, currency = 'eur', appearance } = options as Wanted;
  const group: Group = { amount, currency, appearance, agreed: undefined, submitted: false };
  let express: ExpressElement | null = null;
  const elements: SandboxElements = {
    create(type, elementOptions) {
      if (type !== 'expressCheckout') {
        throw new Error(`The payment sandbox has no ${type} element outside a checkout session.`);
      }
      const destroyed = () => {
        express = null;
      };
      express = new ExpressElement(destroyed, group, elementOptions);
      return express;
    },
    getElement: (type) => (type === 'expressCheckout' ? express : null),
    async update(change) {
      Object.assign(group, change);
    },
    fetchUpdates: async () => ({}),
    async submit() {
      if (!group.agreed) return { error: invalid('Nothing was agreed to in a wallet yet.') };
      group.submitted = true;
      return { selectedPaymentMethod: 'google_pay' };
    },
    on: () => {},
  };
  groups.set(elements, group);
  return elements;
}

type Answer = Awaited<ReturnType<Stripe['confirmPayment']>>;

/** `confirmPayment` for the wallet's agreement; redirects to the return page when paid. */
export async function confirmWallet(
  publishableKey: string,
  { elements, clientSecret, confirmParams }: Parameters<Stripe['confirmPayment']>[0],
): Promise<Answer> {
  const group = elements && groups.get(elements);
  if (!group?.agreed || !clientSecret) return refused(invalid('There is no wallet to pay with.'));
  if (!group.submitted) {
    throw new Error('elements.submit() must be called before stripe.confirmPayment().');
  }
  group.submitted = false;
  const { holder, card, withShipping } = group.agreed;
  const call = <Data>(path: string, body: object) =>
    callApi<Data>(path, { clientSecret, publishableKey, ...body });
  const expires = { expMonth: 12, expYear: new Date().getFullYear() + 3, cvc: '123' };
  const token = await call<{ paymentMethod: string }>('card', { number: card.number, ...expires });
  if (!token.ok) return refused(faultOf(token));

  const { name, address, passesOn = address } = holder;
  const { line2, ...rest } = passesOn ?? address;
  const shipping = { name, address: { ...rest, ...(line2 ? { line2 } : {}) } };
  let answer = await call<PaymentOutcome>('confirm', {
    paymentMethod: token.data.paymentMethod,
    email: holder.email,
    amount: group.amount,
    ...(withShipping && passesOn ? { shipping } : {}),
  });
  if (answer.ok && answer.data.outcome === 'authenticate') {
    const euro = new Intl.NumberFormat('en', { style: 'currency', currency: group.currency });
    const succeeded = await authenticate(euro.format(group.amount / 100), group.appearance);
    answer = await call<PaymentOutcome>('authenticate', { succeeded });
  }
  if (!answer.ok) return refused(faultOf(answer));
  const { data } = answer;
  if (data.outcome === 'declined') {
    const { code, declineCode, message } = data;
    return refused({
      type: 'card_error',
      code,
      decline_code: declineCode ?? undefined,
      message: say(message),
    } as StripeError);
  }
  if (data.outcome !== 'paid') {
    return refused(
      invalid(data.outcome === 'refused' ? data.message : 'Authentication was asked for twice.'),
    );
  }
  const back = new URL(confirmParams?.return_url ?? location.href);
  back.searchParams.set('payment_intent', clientSecret.split('_secret_')[0] ?? '');
  back.searchParams.set('payment_intent_client_secret', clientSecret);
  back.searchParams.set('redirect_status', 'succeeded');
  location.assign(back);
  // Never resolves: the page is being left, and an answer would make it flicker.
  return new Promise(() => {});
}

const refused = (error: StripeError) => ({ error }) as Answer;

function invalid(message: string): StripeError {
  return { type: 'invalid_request_error', message: say(message) } as StripeError;
}

function faultOf({ message, unreachable }: { message: string; unreachable?: true }): StripeError {
  return {
    type: unreachable ? 'api_connection_error' : 'invalid_request_error',
    message: say(message),
  } as StripeError;
}
