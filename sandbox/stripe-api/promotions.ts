/** `/v1/coupons` and `/v1/promotion_codes`, as far as the shop needs them: a percentage, once. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { find, insert, need, save, select } from '../store/objects.ts';
import { ApiError, newId, nowSeconds, randomToken } from '../wire/errors.ts';
import type { WirePromotionCode } from '../wire/objects.ts';
import { type Endpoint, endpoint, equal, listing, retrieval } from './endpoint.ts';
import * as p from './params.ts';

const times = p.integer.refine((value) => value >= 1, { error: 'must be at least 1' });
const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, 'must be a decimal')
  .transform(Number)
  .refine((value) => value > 0 && value <= 100, { error: 'must be greater than 0 and at most 100' });

const couponParams = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'only letters, digits, - and _')
    .optional(),
  duration: z.literal('once', { error: "the sandbox answers duration 'once' only" }).optional(),
  max_redemptions: times.optional(),
  metadata: p.metadata.optional(),
  name: z.string().max(40).optional(),
  percent_off: percent,
  redeem_by: p.integer.optional(),
  expand: p.expand,
});

const promotionParams = z.strictObject({
  active: p.boolean.optional(),
  code: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,500}$/, 'only letters, digits and -')
    .optional(),
  expires_at: p.integer.optional(),
  max_redemptions: times.optional(),
  metadata: p.metadata.optional(),
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: p.textParam }),
  restrictions: z
    .strictObject({ minimum_amount: p.amount.optional(), minimum_amount_currency: p.currency.optional() })
    .optional(),
  expand: p.expand,
});

export const promotions: Endpoint[] = [
  endpoint('POST', '/v1/coupons', couponParams, async ({ db, params }) => {
    const id = params.id ?? randomToken(8);
    if (await find(db, 'coupon', id))
      throw new ApiError('Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
    const coupon: Stripe.Coupon = {
      id,
      object: 'coupon',
      amount_off: null,
      created: nowSeconds(),
      currency: null,
      duration: 'once',
      duration_in_months: null,
      livemode: false,
      max_redemptions: params.max_redemptions ?? null,
      metadata: params.metadata ?? {},
      name: p.textOrNull(params.name),
      percent_off: params.percent_off,
      redeem_by: params.redeem_by ?? null,
      times_redeemed: 0,
      valid: true,
    };
    await insert(db, 'coupon', coupon, null);
    return coupon;
  }),
  listing('/v1/coupons', 'coupon', z.strictObject(p.listed), () => []),
  retrieval('/v1/coupons', 'coupon'),
  endpoint('POST', '/v1/promotion_codes', promotionParams, async ({ db, params }) => {
    const { data: coupon } = await need(db, 'coupon', params.promotion.coupon, 'read', 'promotion[coupon]');
    const code = params.code ?? randomToken(8).toUpperCase();
    // The coupon's lock serialises concurrent requests.
    await need(db, 'coupon', coupon.id, 'lock');
    const same = await select(db, 'promotion_code', [
      { sql: "lower(data->>'code') = ?", value: code.toLowerCase() },
    ]);
    if (same.some(({ data }) => data.active))
      throw new ApiError(`An active promotion code with \`code: ${code}\` already exists.`, {
        code: 'resource_already_exists',
        param: 'code',
      });
    if (params.expires_at !== undefined && params.expires_at <= nowSeconds())
      throw new ApiError('The `expires_at` timestamp must be in the future.', { param: 'expires_at' });
    const most = params.max_redemptions ?? null;
    if (most !== null && coupon.max_redemptions !== null && most > coupon.max_redemptions)
      throw new ApiError("Promotion code `max_redemptions` cannot be greater than the coupon's.", {
        param: 'max_redemptions',
      });
    const newCode: WirePromotionCode = {
      id: newId('promo'),
      object: 'promotion_code',
      active: (params.active ?? true) && coupon.valid,
      code,
      created: nowSeconds(),
      customer: null,
      customer_account: null,
      expires_at: params.expires_at ?? null,
      livemode: false,
      max_redemptions: most,
      metadata: params.metadata ?? {},
      promotion: params.promotion,
      restrictions: {
        first_time_transaction: false,
        minimum_amount: params.restrictions?.minimum_amount ?? null,
        minimum_amount_currency: params.restrictions?.minimum_amount_currency ?? null,
      },
      times_redeemed: 0,
    };
    await insert(db, 'promotion_code', newCode, null);
    return newCode;
  }),
  listing(
    '/v1/promotion_codes',
    'promotion_code',
    z.strictObject({
      ...p.listed,
      active: p.boolean.optional(),
      code: p.textParam.optional(),
      coupon: p.textParam.optional(),
    }),
    ({ active, code, coupon }) => [
      ...equal({ active }),
      code === undefined ? undefined : { sql: "lower(data->>'code') = ?", value: code.toLowerCase() },
      coupon === undefined ? undefined : { sql: "data->'promotion'->>'coupon' = ?", value: coupon },
    ],
  ),
  retrieval('/v1/promotion_codes', 'promotion_code'),
  endpoint(
    'POST',
    '/v1/promotion_codes/:id',
    z.strictObject({
      active: p.boolean.optional(),
      metadata: p.metadataUpdate.optional(),
      expand: p.expand,
    }),
    async ({ db, id, params }) => {
      const { data } = await need(db, 'promotion_code', id, 'lock');
      const changed: WirePromotionCode = {
        ...data,
        active: params.active ?? data.active,
        metadata: p.mergeMetadata(data.metadata ?? {}, params.metadata),
      };
      await save<'promotion_code'>(db, changed, null);
      return changed;
    },
  ),
];
