import * as z from 'zod';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { buyerDetailsSchema } from '#domain/checkout/buyer-details.ts';
import { CHECKOUT_STATUSES, PAYMENT_REFERENCE } from '#domain/checkout/checkout-status.ts';
import { COUNTRIES, EU_DESTINATIONS } from '#domain/countries.ts';
import { recipientSchema, walletRecipientSchema } from '#domain/shipping/postal-address.ts';
import { emailAddress, fault, neededLine } from '#domain/typed-fields.ts';
import { CART_LINE } from './cart-line-schema.ts';

export type ApiCall = {
  readonly summary: string;
  readonly data: z.ZodType;
  /** Limit of its rate. By default that of writing calls for `post`, none for `get`. */
  readonly limit?: 'reads';
} & (
  | { readonly method: 'get'; readonly asks?: z.ZodObject }
  | { readonly method: 'post'; readonly asks: z.ZodType }
);

/** The use case parses cart lines one by one, to report their faults. */
const items = z
  .array(z.unknown())
  .max(MAX_LINES, `A cart can hold at most ${MAX_LINES} different pickups.`)
  .meta({
    description: 'Cart lines. Only lookupKey, quantity and config are read; prices are the server’s own.',
    items: CART_LINE,
  });

const sessionReference = z.string().regex(PAYMENT_REFERENCE, fault('unknownCheckout'));
const euro = z.number().meta({ description: 'Euro' });
const cents = z.int().meta({ description: 'Cents' });
/** Country of the contained tax: XI is Northern Ireland, null for none. */
const vat = z.object({
  country: z.enum([...COUNTRIES, ...EU_DESTINATIONS]).nullable(),
  ratePercent: z.number(),
});
const workDays = z.tuple([z.int(), z.int()]);

const walletSheet = z.object({
  amount: cents,
  currency: z.literal('eur'),
  shippingRates: z.array(z.object({ id: z.string(), displayName: z.string(), amount: cents })),
  lineItems: z.array(z.object({ name: z.string(), amount: cents })),
});
const walletPayment = z.object({ clientSecret: z.string(), returnUrl: z.string(), orderNumber: z.string() });

/**
 * The shop's calls below `/api/shop` (specification, section 7), with their inputs and outputs. Routes, API description
 * and types are derived from this table.
 */
export const CALLS = {
  prices: {
    method: 'get',
    summary: 'Prices in euro by lookup key',
    data: z.record(z.string(), euro),
  },
  'allowed-countries': {
    method: 'get',
    summary: 'Countries the shop ships to, with fee before promotion and delivery time',
    data: z.array(z.object({ code: z.string(), name: z.string(), fee: euro, workDays })),
  },
  'charges-abroad': {
    method: 'post',
    limit: 'reads',
    summary: 'What a country outside the EU adds to a cart, and what its buyer is told; nothing is kept',
    asks: z.object({
      items,
      country: z.enum(COUNTRIES, fault('notThere')),
      discountPercent: z.int().min(0).max(100).optional().meta({ description: 'What a code takes off.' }),
    }),
    data: z.object({
      isOpen: z
        .boolean()
        .meta({ description: 'false where nothing can be ordered there; the words say why.' }),
      duty: cents,
      vat,
      words: z.array(z.string()),
    }),
  },
  checkout: {
    method: 'post',
    summary: 'Freezes the cart as an order and opens its payment session; answers the client secret',
    asks: items,
    data: z.string(),
  },
  'calculate-shipping': {
    method: 'post',
    summary: 'Sets address and shipping price of an open checkout',
    asks: z.object({ checkoutSessionId: sessionReference, shippingDetails: recipientSchema }),
    data: z.object({
      country: z.string(),
      shipping: cents,
      duty: cents,
      total: cents,
      vat,
      words: z.array(z.string()),
      workDays,
    }),
  },
  'buyer-details': {
    method: 'post',
    summary: 'Company, VAT id, phone and invoice address of an open checkout; what is left out is taken off',
    asks: z.object({ checkoutSessionId: sessionReference, details: buyerDetailsSchema }),
    data: z.object({ kept: z.boolean() }),
  },
  'use-code': {
    method: 'post',
    summary:
      'Puts a discount code on an open checkout; answers the key that the payment provider takes for it',
    asks: z.object({
      checkoutSessionId: sessionReference,
      code: neededLine(40, fault('emptyCode'), fault('longCode')),
      formerSessionId: sessionReference.optional().meta({
        description: 'An earlier checkout of the same shopper that holds the code: it is closed.',
      }),
    }),
    data: z.object({
      key: z.string(),
      percent: z.int(),
      isPersonal: z.boolean(),
      discount: cents,
      total: cents,
    }),
  },
  'drop-code': {
    method: 'post',
    summary: 'Takes the discount code off an open checkout',
    asks: z.object({ checkoutSessionId: sessionReference }),
    data: z.object({ total: cents }),
  },
  'checkout-status': {
    method: 'get',
    limit: 'reads',
    summary: 'State of a checkout, asked of the payment provider',
    asks: z.object({ session_id: sessionReference }),
    data: z.object({
      status: z.enum(CHECKOUT_STATUSES),
      email: z.string().nullable(),
      orderNumber: z.string().nullable(),
    }),
  },
  'express-checkout': {
    method: 'post',
    summary: 'For wallet buttons: a quote, or with confirm an order and its payment',
    asks: z.object({
      items,
      shippingDetails: z.optional(walletRecipientSchema),
      email: emailAddress(fault('checkAddress')).optional(),
      /** true after the shopper confirmed the wallet's sheet: places an order and opens a payment. */
      confirm: z.boolean().optional(),
    }),
    data: z.union([walletSheet, walletPayment]),
  },
  'proof-task': {
    method: 'get',
    limit: 'reads',
    summary: 'A proof of work for a form that anybody may send (ALTCHA); solved, it is sent with the form',
    data: z.object({
      parameters: z.record(z.string(), z.unknown()),
      signature: z.string(),
    }),
  },
} as const satisfies Record<string, ApiCall>;

type Calls = typeof CALLS;
export type CallName = keyof Calls;

/** Input of a call as sent; undefined if it has none. */
export type Asking<Name extends CallName> = Calls[Name] extends { asks: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;
/** Input of a call after parsing. */
export type Asked<Name extends CallName> = Calls[Name] extends { asks: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
export type Answer<Name extends CallName> = z.output<Calls[Name]['data']>;
