import { z } from 'zod';
import { type Cause, emit } from '../store/events.ts';
import { insert, need, type SandboxDatabase, save, select } from '../store/objects.ts';
import { ApiError, newId, nowSeconds } from '../wire/errors.ts';
import type { WirePrice } from '../wire/objects.ts';
import { type Endpoint, endpoint, equal, listing, retrieval } from './endpoint.ts';
import * as p from './params.ts';
import { createProduct, inlineProduct } from './products.ts';

const createParams = z.strictObject({
  active: p.boolean.optional(),
  billing_scheme: z.literal('per_unit').optional(),
  currency: p.currency,
  expand: p.expand,
  lookup_key: z.string().max(200).optional(),
  metadata: p.metadata.optional(),
  nickname: p.textParam.optional(),
  product: p.textParam.optional(),
  product_data: inlineProduct.optional(),
  tax_behavior: p.taxBehavior.optional(),
  transfer_lookup_key: p.boolean.optional(),
  unit_amount: p.amount,
});

const updateParams = z.strictObject({
  active: p.boolean.optional(),
  expand: p.expand,
  lookup_key: z.string().max(200).optional(),
  metadata: p.metadataUpdate.optional(),
  nickname: p.textParam.optional(),
  tax_behavior: p.taxBehavior.optional(),
  transfer_lookup_key: p.boolean.optional(),
});

const listParams = z.strictObject({
  ...p.listed,
  active: p.boolean.optional(),
  currency: p.currency.optional(),
  lookup_keys: z.array(p.textParam).max(10, { error: 'at most 10 lookup keys' }).optional(),
  product: p.textParam.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

export const priceEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/prices', createParams, async ({ db, params, cause }) => {
    const product =
      params.product === undefined
        ? params.product_data && (await createProduct(db, params.product_data))
        : (await need(db, 'product', params.product, 'read', 'product')).data;
    if (product === undefined) {
      throw new ApiError('Must provide product or product_data.', {
        code: 'parameter_missing',
        param: 'product',
      });
    }
    const price = await createPrice(db, { ...params, product: product.id }, cause);
    await emit(db, 'price.created', price, cause);
    return price;
  }),
  listing('/v1/prices', 'price', listParams, ({ active, currency, product, type, lookup_keys }) => [
    ...equal({ active, currency, product, type }),
    lookup_keys && { sql: "data->>'lookup_key' = any(?)", value: lookup_keys },
  ]),
  retrieval('/v1/prices', 'price'),
  endpoint('POST', '/v1/prices/:id', updateParams, async ({ db, id, params, cause }) => {
    const { data } = await need(db, 'price', id, 'lock');
    const lookupKey = params.lookup_key === undefined ? data.lookup_key : p.textOrNull(params.lookup_key);
    await claimLookupKey(db, lookupKey, id, params.transfer_lookup_key ?? false, cause);
    const changed: WirePrice = {
      ...data,
      active: params.active ?? data.active,
      lookup_key: lookupKey,
      metadata: p.mergeMetadata(data.metadata, params.metadata),
      nickname: params.nickname === undefined ? data.nickname : p.textOrNull(params.nickname),
      tax_behavior: params.tax_behavior ?? data.tax_behavior,
    };
    await save<'price'>(db, changed, null);
    const { active, lookup_key, metadata, nickname, tax_behavior } = data;
    await emit(db, 'price.updated', changed, cause, { active, lookup_key, metadata, nickname, tax_behavior });
    return changed;
  }),
];

/** Creates a price for an existing product. Amounts never change; a new price replaces the old one. */
export async function createPrice(
  db: SandboxDatabase,
  params: Omit<z.output<typeof createParams>, 'product' | 'product_data'> & { product: string },
  cause?: Cause,
): Promise<WirePrice> {
  const id = newId('price');
  const lookupKey = p.textOrNull(params.lookup_key);
  await claimLookupKey(db, lookupKey, id, params.transfer_lookup_key ?? false, cause);
  const price: WirePrice = {
    id,
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: nowSeconds(),
    currency: params.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: params.metadata ?? {},
    nickname: p.textOrNull(params.nickname),
    product: params.product,
    recurring: null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: params.unit_amount,
    unit_amount_decimal: String(params.unit_amount),
  };
  await insert(db, 'price', price, null);
  return price;
}

/** A lookup key belongs to one price; `transfer` moves it from its present one. */
async function claimLookupKey(
  db: SandboxDatabase,
  key: string | null,
  id: string,
  transfer: boolean,
  cause?: Cause,
): Promise<void> {
  if (key === null) return;
  const holders = await select(db, 'price', [{ sql: "data->>'lookup_key' = ?", value: key }]);
  for (const { data } of holders.filter((holder) => holder.data.id !== id)) {
    if (!transfer) {
      throw new ApiError(
        `A price (\`${data.id}\`) already uses that lookup key. Either pass in a different key or transfer the ` +
          'lookup key to this price by setting `transfer_lookup_key=true`.',
        { code: 'resource_already_exists', param: 'lookup_key' },
      );
    }
    const withoutKey: WirePrice = { ...data, lookup_key: null };
    await save<'price'>(db, withoutKey, null);
    await emit(db, 'price.updated', withoutKey, cause, { lookup_key: key });
  }
}
