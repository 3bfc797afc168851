import type {
  Appearance,
  StripeCheckoutConfirmResult,
  StripeCheckoutLoadActionsSuccess,
} from '@stripe/stripe-js';
import type { BrowserView } from '../model/browser-session.ts';
import type { PaymentOutcome } from '../model/payment.ts';
import { type ContactElement, emailFault } from './contact-element.ts';
import { authenticate } from './dialog.ts';
import type { PaymentElement } from './payment-element.ts';
import type { SessionStore } from './session-store.ts';
import { say } from './speech.ts';

export interface MountedElements {
  payment: PaymentElement | null;
  contact: ContactElement | null;
}

type ConfirmArguments = NonNullable<Parameters<StripeCheckoutLoadActionsSuccess['confirm']>[0]>;
type Confirmed = PaymentOutcome & BrowserView;

const SEVERAL = 'Some details are missing or not right. Please check the marked fields.';

/** Pays: checks all fields, tokenises the card, charges, authenticates, and redirects to the return page. */
export async function confirm(
  store: SessionStore,
  elements: MountedElements,
  appearance: Appearance | undefined,
  options: ConfirmArguments,
): Promise<StripeCheckoutConfirmResult> {
  const faults = await validateAll(elements);
  if (faults.length > 0) return buyerError(faults.length === 1 && faults[0] ? faults[0] : SEVERAL);
  const email = options.email ?? elements.contact?.email;
  const wrongEmail = email === undefined ? undefined : emailFault(email);
  if (wrongEmail) return buyerError(wrongEmail.message);
  if (!elements.payment) return buyerError('The card form is missing from the page.');

  const shipping = options.shippingAddress;
  if (shipping && !store.settings.shippingByServerOnly && store.settings.allowedCountries !== null) {
    const answer = await store.ask('update', { shippingAddress: shipping });
    if (!answer.ok) return buyerError(answer.message);
  }

  const token = await elements.payment.tokenise();
  if ('failure' in token) return buyerError(token.failure);
  if ('faults' in token) return buyerError(token.faults[0]?.message ?? SEVERAL);

  let answer = await store.call<Confirmed>('confirm', {
    paymentMethod: token.paymentMethod,
    ...(email === undefined ? {} : { email }),
  });
  if (answer.ok && answer.data.outcome === 'authenticate') {
    const succeeded = await authenticate(answer.data.session.total.total.amount, appearance);
    answer = await store.call<Confirmed>('authenticate', { succeeded });
  }
  if (!answer.ok) return buyerError(answer.message);
  const outcome = answer.data;
  store.accept(outcome);
  switch (outcome.outcome) {
    case 'paid':
      return leave(store, options);
    case 'declined':
      // A decline is shown at its field; a failed authentication has no field.
      if (outcome.declineCode !== null) elements.payment.showDecline(outcome.code, outcome.message);
      return {
        type: 'error',
        error: {
          message: say(outcome.message),
          code: 'paymentFailed',
          paymentFailed: { declineCode: outcome.declineCode },
        },
      };
    case 'refused':
      return buyerError(outcome.message);
    case 'authenticate':
      return buyerError('The card asked for authentication twice. Please try again.');
    default:
      return outcome satisfies never;
  }
}

function leave(
  store: SessionStore,
  options: ConfirmArguments,
): StripeCheckoutConfirmResult | Promise<StripeCheckoutConfirmResult> {
  const address = options.returnUrl ?? store.settings.returnUrl;
  if (options.redirect === 'if_required' || address === null) {
    return { type: 'success', session: store.session };
  }
  location.assign(address.replaceAll('{CHECKOUT_SESSION_ID}', store.session.id));
  // Never resolves: the page is being left, and an answer would make it flicker.
  return new Promise(() => {});
}

async function validateAll(elements: MountedElements): Promise<string[]> {
  const { contact, payment } = elements;
  const before = contact?.validate(true) ?? [];
  const card = (await payment?.validate(before.length === 0)) ?? [];
  return [...before, ...card];
}

export function buyerError(message: string): { type: 'error'; error: { message: string; code: null } } {
  return { type: 'error', error: { message: say(message), code: null } };
}
