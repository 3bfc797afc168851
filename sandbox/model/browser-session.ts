import type {
  StripeCheckoutAmount,
  StripeCheckoutDeliveryEstimate,
  StripeCheckoutDiscountAmount,
  StripeCheckoutEstimate,
  StripeCheckoutLineItem,
  StripeCheckoutSession,
  StripeCheckoutShippingOption,
} from '@stripe/stripe-js';
import type Stripe from 'stripe';
import { find, type SandboxDatabase } from '../store/objects.ts';
import type { SessionHidden, WireLineItem, WireSession } from '../wire/objects.ts';
import type { StoredSession } from './session.ts';

export interface BrowserSettings {
  allowedCountries: string[] | null;
  returnUrl: string | null;
  /** Only the shop's server may set shipping details. */
  shippingByServerOnly: boolean;
  locale: string;
}

/** A session as the provider's browser library shows it, with that library's internal settings. */
export interface BrowserView {
  session: StripeCheckoutSession;
  settings: BrowserSettings;
}

/** The browser's view of a session. Amounts include text in the session's locale. */
export async function browserView(
  db: SandboxDatabase,
  stored: StoredSession,
  businessName: string,
): Promise<BrowserView> {
  const { data, hidden } = stored;
  const locale = data.locale === null || data.locale === 'auto' ? 'en' : data.locale;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: data.currency.toUpperCase() });
  const divisor = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  const money = (cents: number): StripeCheckoutAmount => ({
    minorUnitsAmount: cents,
    amount: format.format(cents / divisor),
  });

  const shippingOptions: StripeCheckoutShippingOption[] = [];
  for (const option of data.shipping_options) {
    const rate = await find(db, 'shipping_rate', String(option.shipping_rate));
    if (rate) shippingOptions.push(shippingOption(rate.data, data.currency, money));
  }
  const chosen = shippingOptions.find((option) => option.id === hidden.shippingRate);
  const intent = data.payment_intent ? await find(db, 'payment_intent', data.payment_intent) : undefined;
  const lastError = data.status === 'open' ? intent?.data.last_payment_error?.message : undefined;
  const shipping = data.collected_information?.shipping_details ?? null;
  const zero = money(0);
  const discounted = data.total_details?.amount_discount ?? 0;

  const session: StripeCheckoutSession = {
    billingAddress: null,
    businessName,
    nameCollection: null,
    // The browser half also considers its own form fields.
    canConfirm:
      data.status === 'open' &&
      Boolean(data.customer_details?.email) &&
      (data.shipping_address_collection === null || shipping !== null),
    currency: data.currency,
    currencyOptions: null,
    discountAmounts: discountAmounts(hidden, money(discounted)),
    email: data.customer_details?.email ?? null,
    id: data.id,
    lastPaymentError: lastError === undefined ? null : { message: lastError },
    lineItems: hidden.items.map((item) => lineItem(item, hidden, money)),
    livemode: false,
    minorUnitsAmountDivisor: divisor,
    phoneNumber: hidden.phone,
    recurring: null,
    savedPaymentMethods: null,
    shipping: chosen ? { shippingOption: chosen, taxAmounts: null } : null,
    shippingAddress: shipping && {
      name: shipping.name,
      address: { ...shipping.address, country: shipping.address.country ?? '' },
    },
    shippingOptions,
    status: browserStatus(data),
    surcharge: null,
    tax: { status: 'ready' },
    taxAmounts: null,
    taxIdInfo: null,
    total: {
      appliedBalance: zero,
      balanceAppliedToNextInvoice: false,
      discount: money(discounted),
      shippingRate: money(data.shipping_cost?.amount_total ?? 0),
      subtotal: money(data.amount_subtotal),
      surcharge: zero,
      taxExclusive: zero,
      taxInclusive: zero,
      total: money(data.amount_total),
    },
    optionalItems: null,
  };
  return {
    session,
    settings: {
      allowedCountries: data.shipping_address_collection?.allowed_countries ?? null,
      returnUrl: data.return_url ?? null,
      shippingByServerOnly: data.permissions?.update_shipping_details === 'server_only',
      locale,
    },
  };
}

function browserStatus(session: WireSession): StripeCheckoutSession['status'] {
  if (session.status === 'complete') {
    return { type: 'complete', paymentStatus: session.payment_status === 'paid' ? 'paid' : 'unpaid' };
  }
  return { type: session.status === 'expired' ? 'expired' : 'open' };
}

function lineItem(
  item: WireLineItem,
  hidden: SessionHidden,
  money: (cents: number) => StripeCheckoutAmount,
): StripeCheckoutLineItem {
  const product = hidden.products[item.id];
  return {
    id: item.id,
    name: item.description ?? '',
    discount: money(item.amount_discount),
    subtotal: money(item.amount_subtotal),
    total: money(item.amount_total),
    taxExclusive: money(0),
    taxInclusive: money(0),
    unitAmount: money(item.price.unit_amount ?? 0),
    unitAmountDecimal: null,
    description: product?.description ?? null,
    quantity: item.quantity,
    unitLabel: null,
    discountAmounts: discountAmounts(hidden, money(item.amount_discount)),
    taxAmounts: null,
    recurring: null,
    adjustableQuantity: null,
    images: product?.images ?? [],
    priceId: item.price.id,
    isRemovable: false,
    pricing: null,
    transformQuantity: null,
  };
}

function discountAmounts(
  { discount }: SessionHidden,
  amount: StripeCheckoutAmount,
): StripeCheckoutDiscountAmount[] | null {
  if (!discount) return null;
  const { name: displayName, code: promotionCode, percentOff } = discount;
  return [{ ...amount, displayName, promotionCode, recurring: null, percentOff }];
}

function shippingOption(
  rate: Stripe.ShippingRate,
  currency: string,
  money: (cents: number) => StripeCheckoutAmount,
): StripeCheckoutShippingOption {
  return {
    ...money(rate.fixed_amount?.amount ?? 0),
    id: rate.id,
    currency,
    displayName: rate.display_name,
    deliveryEstimate: deliveryEstimate(rate.delivery_estimate),
  };
}

function deliveryEstimate(
  estimate: Stripe.ShippingRate.DeliveryEstimate | null,
): StripeCheckoutDeliveryEstimate | null {
  return (
    estimate && {
      maximum: estimate.maximum && { unit: unitOf(estimate.maximum.unit), value: estimate.maximum.value },
      minimum: estimate.minimum && { unit: unitOf(estimate.minimum.unit), value: estimate.minimum.value },
    }
  );
}

// The SDK allows any unit; the parameter parser only these.
function unitOf(unit: string): StripeCheckoutEstimate['unit'] {
  switch (unit) {
    case 'business_day':
    case 'hour':
    case 'week':
    case 'month':
      return unit;
    default:
      return 'day';
  }
}
