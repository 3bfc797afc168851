import type {
  Appearance,
  StripeCheckoutLoadActionsSuccess,
  StripeCheckoutSession,
  StripeCheckoutValidateElementsResult,
} from '@stripe/stripe-js';
import type { BrowserView } from '../model/browser-session.ts';
import { buyerError, confirm, type MountedElements } from './confirm.ts';
import { emailFault } from './contact-element.ts';
import type { ApiAnswer } from './http.ts';
import type { SessionStore } from './session-store.ts';

export function createActions(
  store: SessionStore,
  elements: () => MountedElements,
  appearance: () => Appearance | undefined,
): StripeCheckoutLoadActionsSuccess {
  const success = () => ({ type: 'success' as const, session: store.session });
  const settle = (answer: ApiAnswer<BrowserView>) => (answer.ok ? success() : buyerError(answer.message));
  let confirming: ReturnType<typeof confirm> | undefined;
  /** Pending server updates. Paying waits for them, so that nobody pays an outdated total. */
  const updates = new Set<Promise<unknown>>();

  return {
    getSession: () => store.session,
    async updateEmail(email) {
      const fault = email === null ? undefined : emailFault(email);
      if (fault) return { type: 'error', error: fault };
      const answer = await store.ask('update', { email });
      if (answer.ok) return success();
      return { type: 'error', error: { message: answer.message, code: 'invalidEmail' } };
    },
    async updatePhoneNumber(phone) {
      await store.ask('update', { phone });
      return success();
    },
    async updateShippingAddress(shippingAddress) {
      if (store.settings.shippingByServerOnly) {
        return buyerError(
          "You cannot update shipping details on the client because permissions.update_shipping_details is 'server_only'. " +
            'Update the Checkout Session from your server inside runServerUpdate instead.',
        );
      }
      return settle(await store.ask('update', { shippingAddress }));
    },
    async updateShippingOption(shippingOption) {
      return settle(await store.ask('update', { shippingOption }));
    },
    async runServerUpdate(update) {
      const work = Promise.resolve().then(update);
      updates.add(work);
      try {
        await work;
      } catch (error) {
        return buyerError(error instanceof Error ? error.message : 'The update failed.');
      } finally {
        updates.delete(work);
      }
      return settle(await store.ask('session'));
    },
    confirm(options = {}) {
      // A second click during a payment gets the result of the first.
      confirming ??= Promise.allSettled(updates)
        .then(() => confirm(store, elements(), appearance(), options))
        .finally(() => {
          confirming = undefined;
        });
      return confirming;
    },
    validateElements: () => validateElements(store.session, elements()),
    async applyPromotionCode(code) {
      const answer = await store.ask('promotion', { code: code.trim() });
      if (answer.ok) return success();
      const { message } = answer;
      const known = (['invalidCode', 'promotionCodeAmountInsufficient'] as const).find(
        (name) => name === answer.code,
      );
      return { type: 'error', error: known ? { message, code: known } : { message, code: null } };
    },
    removePromotionCode: async () => settle(await store.ask('promotion', { code: null })),
    updateBillingAddress: async () => success(),
    updateIndividualName: async () => success(),
    updateBusinessName: async () => success(),
    updateLineItemQuantity: async () => buyerError('Quantities cannot be adjusted in this session.'),
    updateTaxIdInfo: async () => buyerError('The sandbox collects no tax ids.'),
    addOptionalLineItem: async () => buyerError('This session has no optional items.'),
    removeOptionalLineItem: async () => buyerError('This session has no optional items.'),
  };
}

async function validateElements(
  session: StripeCheckoutSession,
  elements: MountedElements,
): Promise<StripeCheckoutValidateElementsResult> {
  const { payment, contact } = elements;
  if (!payment && !contact) {
    return {
      type: 'error',
      error: { code: 'no_elements', message: 'No elements are mounted.', validation_errors: [] },
    };
  }
  const found = [
    ...(contact?.validate(false) ?? []).map((message) => ({ message, element: 'contactDetails' as const })),
    ...((await payment?.validate(false)) ?? []).map((message) => ({ message, element: 'payment' as const })),
  ];
  if (found.length === 0) return { type: 'success', session };
  return {
    type: 'error',
    error: {
      code: 'validation_error',
      message: found[0]?.message ?? '',
      validation_errors: found,
    },
  };
}
