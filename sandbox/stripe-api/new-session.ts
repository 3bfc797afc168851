import type { z } from 'zod';
import { customerWith } from '../model/session.ts';
import { newId, nowSeconds, randomToken } from '../wire/errors.ts';
import type { WireSession } from '../wire/objects.ts';
import { textOrNull } from './params.ts';
import type { createParams } from './session-params.ts';

type Choices = z.output<typeof createParams> & { currency: string; expires_at: number };

/** An open, unpaid session without amounts, which `withAmounts` adds. */
export function newSession(choices: Choices): WireSession {
  const id = newId('cs_test');
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: choices.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: choices.billing_address_collection ?? null,
    cancel_url: null,
    client_reference_id: textOrNull(choices.client_reference_id),
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
    customer_details: customerWith(choices.customer_email ?? null),
    customer_email: choices.customer_email ?? null,
    discounts: [],
    expires_at: choices.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: choices.locale ?? null,
    managed_payments: { enabled: false },
    metadata: choices.metadata ?? {},
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: choices.permissions ?? null,
    phone_number_collection: choices.phone_number_collection ?? { enabled: false },
    recovered_from: null,
    redirect_on_completion: 'always',
    ...(choices.return_url ? { return_url: choices.return_url } : {}),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: choices.shipping_address_collection ?? null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: choices.submit_type ?? null,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'elements',
    url: null,
    wallet_options: null,
  };
}
