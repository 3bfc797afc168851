import { newId, nowSeconds, randomToken } from '../wire/errors.ts';
import type { WireSession } from '../wire/objects.ts';
import { customerWith } from './session.ts';

export interface SessionChoices {
  allowsPromotionCodes: boolean | null;
  allowedCountries: string[] | null;
  clientReferenceId: string | null;
  currency: string;
  customerEmail: string | null;
  expiresAt: number;
  locale: string | null;
  metadata: Record<string, string>;
  phone: boolean;
  returnUrl: string | undefined;
  billingAddress: string | null;
  shippingUpdates: string | null;
  submitType: string | null;
}

/** An open, unpaid session without amounts, which `withAmounts` adds. */
export function newSession(choices: SessionChoices): WireSession {
  const id = newId('cs_test');
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: choices.allowsPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: choices.billingAddress,
    cancel_url: null,
    client_reference_id: choices.clientReferenceId,
    client_secret: `${id}_secret_${randomToken(43)}`,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: nowSeconds(),
    currency: choices.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: customerWith(choices.customerEmail),
    customer_email: choices.customerEmail,
    discounts: [],
    expires_at: choices.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: choices.locale,
    managed_payments: { enabled: false },
    metadata: choices.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: choices.shippingUpdates ? { update_shipping_details: choices.shippingUpdates } : null,
    phone_number_collection: { enabled: choices.phone },
    recovered_from: null,
    redirect_on_completion: 'always',
    ...(choices.returnUrl ? { return_url: choices.returnUrl } : {}),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: choices.allowedCountries
      ? { allowed_countries: choices.allowedCountries }
      : null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: choices.submitType,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'elements',
    url: null,
    wallet_options: null,
  };
}
