import type Stripe from 'stripe';
import { type CardInput, cardBrand } from '../wire/cards.ts';
import { newId, nowSeconds, randomToken } from '../wire/errors.ts';
import type { WireCharge, WireIntent } from '../wire/objects.ts';

type IntentChoices = Pick<
  WireIntent,
  | 'amount'
  | 'automatic_payment_methods'
  | 'currency'
  | 'description'
  | 'metadata'
  | 'receipt_email'
  | 'shipping'
>;

/** A payment intent without a payment method. */
export function newIntent(choices: IntentChoices): WireIntent {
  const id = newId('pi');
  return {
    ...choices,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomToken(25)}`,
    confirmation_method: 'automatic',
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export interface Payer {
  email: string | null;
  name: string | null;
}

/** Result of one attempt to charge a card. */
export function newCharge(
  intent: WireIntent,
  method: Stripe.PaymentMethod,
  payer: Payer,
  options: { authenticated: boolean; failure: { code: string; declineCode: string; message: string } | null },
): WireCharge {
  const { failure } = options;
  const paid = failure === null;
  const brand = method.card?.brand ?? 'unknown';
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    created: nowSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: failure?.declineCode ?? null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank declined the payment.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: paid ? intent.amount : null,
        authorization_code: null,
        brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: method.card?.country ?? null,
        electronic_commerce_indicator: null,
        exp_month: method.card?.exp_month ?? 1,
        exp_year: method.card?.exp_year ?? 1970,
        fingerprint: method.card?.fingerprint ?? null,
        funding: 'credit',
        installments: null,
        last4: method.card?.last4 ?? null,
        mandate: null,
        network: brand,
        network_transaction_id: null,
        regulated_status: 'unregulated',
        three_d_secure: options.authenticated
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: newId('3ds'),
              version: '2.2.0',
            }
          : null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping && { ...intent.shipping },
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/** A tokenised card: displayable data only, nothing that could be charged elsewhere. */
export function newCardMethod({ number, expMonth, expYear }: CardInput): Stripe.PaymentMethod {
  const brand = cardBrand(number);
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'DE',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: randomToken(16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
