import { z } from 'zod';
import * as p from './params.ts';
import { inlineProduct } from './products.ts';

const priceData = z
  .strictObject({
    currency: p.currency,
    product: p.textParam.optional(),
    product_data: inlineProduct.omit({ active: true, id: true, statement_descriptor: true }).optional(),
    tax_behavior: p.taxBehavior.optional(),
    unit_amount: p.amount,
  })
  .refine((data) => (data.product === undefined) !== (data.product_data === undefined), {
    error: 'give either product or product_data',
  });

const quantity = p.integer.refine((value) => value >= 1 && value <= 999_999, {
  error: 'must be at least 1 and at most 999999',
});

const item = z.strictObject({
  price: p.textParam.optional(),
  price_data: priceData.optional(),
  quantity: quantity.optional(),
  metadata: p.metadata.optional(),
});

const lineItem = item.refine((line) => (line.price === undefined) !== (line.price_data === undefined), {
  error: 'give either price or price_data',
});

/** In an update `id` keeps an existing line. */
const updatedLineItem = item.extend({ id: p.textParam.optional() });

const estimate = z.strictObject({
  unit: z.enum(['business_day', 'day', 'hour', 'month', 'week']),
  value: p.integer,
});

const shippingOption = z.strictObject({
  shipping_rate: p.textParam.optional(),
  shipping_rate_data: z
    .strictObject({
      display_name: z.string().min(1).max(100),
      type: z.literal('fixed_amount').optional(),
      fixed_amount: z.strictObject({ amount: p.amount, currency: p.currency }),
      delivery_estimate: z.strictObject({ minimum: estimate, maximum: estimate }).partial().optional(),
      metadata: p.metadata.optional(),
      tax_behavior: p.taxBehavior.optional(),
      tax_code: p.textParam.optional(),
    })
    .optional(),
});

const LOCALES =
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW';

export const createParams = z.strictObject({
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }).optional(),
  automatic_tax: z
    .strictObject({ enabled: z.literal('false', { error: 'the sandbox computes no taxes' }) })
    .optional(),
  allow_promotion_codes: p.boolean.optional(),
  billing_address_collection: z.literal('auto').optional(),
  client_reference_id: z.string().max(200).optional(),
  currency: p.currency.optional(),
  customer_email: z.email({ pattern: z.regexes.unicodeEmail }).max(512).optional(),
  expand: p.expand,
  expires_at: p.integer.optional(),
  line_items: z.array(lineItem).min(1).max(100, { error: 'at most 100 line items' }),
  locale: z.enum(LOCALES.split(' ')).optional(),
  metadata: p.metadata.optional(),
  mode: z.literal('payment', { error: "the sandbox answers mode 'payment' only" }),
  payment_intent_data: z
    .strictObject({
      description: z.string().max(1000).optional(),
      metadata: p.metadata.optional(),
      receipt_email: p.textParam.optional(),
      statement_descriptor: z.string().max(22).optional(),
      statement_descriptor_suffix: z.string().max(22).optional(),
    })
    .optional(),
  permissions: z.strictObject({ update_shipping_details: z.enum(['client_only', 'server_only']) }).optional(),
  phone_number_collection: z.strictObject({ enabled: p.boolean }).optional(),
  return_url: z.string().max(5000).optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1) })
    .optional(),
  shipping_options: z.array(shippingOption).max(5).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  ui_mode: z.literal('elements', { error: "the sandbox answers ui_mode 'elements' only" }),
});

export const updateParams = z.strictObject({
  collected_information: z
    .strictObject({
      shipping_details: z
        .strictObject({ name: z.string().min(1).max(255), address: p.addressParam })
        .optional(),
    })
    .optional(),
  expand: p.expand,
  line_items: z.array(updatedLineItem).min(1).max(100).optional(),
  metadata: p.metadataUpdate.optional(),
  payment_intent_data: z
    .strictObject({ description: z.string().max(1000).optional(), metadata: p.metadataUpdate.optional() })
    .optional(),
  shipping_options: z.union([z.literal(''), z.array(shippingOption).max(5)]).optional(),
});

export const listParams = z.strictObject({
  ...p.listed,
  customer_details: z.strictObject({ email: p.textParam }).optional(),
  payment_intent: p.textParam.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

export type LineItemParams = z.output<typeof updatedLineItem>;
export type ShippingOptionParams = z.output<typeof shippingOption>;
