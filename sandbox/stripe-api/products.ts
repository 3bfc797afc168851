import type Stripe from 'stripe';
import { z } from 'zod';
import { emit } from '../store/events.ts';
import { find, insert, need, type SandboxDatabase, save } from '../store/objects.ts';
import { ApiError, newId, nowSeconds } from '../wire/errors.ts';
import { type Endpoint, endpoint, equal, listing, retrieval } from './endpoint.ts';
import * as p from './params.ts';

const images = z.array(z.string().max(2048)).max(8);

/** Product fields allowed inline, in a price or a session. */
export const inlineProduct = z.strictObject({
  name: p.textParam,
  active: p.boolean.optional(),
  description: p.textParam.optional(),
  id: p.textParam.optional(),
  images: images.optional(),
  metadata: p.metadata.optional(),
  statement_descriptor: z.string().max(22).optional(),
  tax_code: p.textParam.optional(),
  unit_label: z.string().max(12).optional(),
});

const content = {
  images: z.union([z.literal(''), images]).optional(),
  shippable: p.boolean.optional(),
  url: z.string().max(2048).optional(),
  expand: p.expand,
};

const createParams = inlineProduct.extend({
  ...content,
  id: z.string().max(255).optional(),
  type: z.enum(['good', 'service']).optional(),
});

const updateParams = inlineProduct.omit({ id: true }).extend({
  ...content,
  default_price: p.textParam.optional(),
  metadata: p.metadataUpdate.optional(),
  name: p.textParam.optional(),
});

const listParams = z.strictObject({
  ...p.listed,
  active: p.boolean.optional(),
  ids: z.array(p.textParam).optional(),
});

export const products: Endpoint[] = [
  endpoint('POST', '/v1/products', createParams, async ({ db, params, cause }) => {
    const product = await createProduct(db, params);
    await emit(db, 'product.created', product, cause);
    return product;
  }),
  listing('/v1/products', 'product', listParams, ({ active, ids }) => [
    ...equal({ active }),
    ids && { sql: 'id = any(?)', value: ids },
  ]),
  retrieval('/v1/products', 'product'),
  endpoint('POST', '/v1/products/:id', updateParams, async ({ db, id, params, cause }) => {
    const { data } = await need(db, 'product', id, 'lock');
    if (params.default_price) await need(db, 'price', params.default_price, 'read', 'default_price');
    const changed: Stripe.Product = {
      ...data,
      active: params.active ?? data.active,
      ...(params.default_price ? { default_price: params.default_price } : {}),
      description: params.description === undefined ? data.description : p.textOrNull(params.description),
      images: params.images === undefined ? data.images : params.images === '' ? [] : params.images,
      metadata: p.mergeMetadata(data.metadata, params.metadata),
      name: params.name ?? data.name,
      shippable: params.shippable ?? data.shippable,
      ...(params.statement_descriptor === undefined
        ? {}
        : { statement_descriptor: p.textOrNull(params.statement_descriptor) }),
      ...(params.tax_code === undefined ? {} : { tax_code: p.textOrNull(params.tax_code) }),
      ...(params.unit_label === undefined ? {} : { unit_label: p.textOrNull(params.unit_label) }),
      updated: nowSeconds(),
      url: params.url === undefined ? data.url : p.textOrNull(params.url),
    };
    await save<'product'>(db, changed, null);
    await emit(db, 'product.updated', changed, cause);
    return changed;
  }),
];

/** Creates a product; also for inline ones of prices and sessions. */
export async function createProduct(
  db: SandboxDatabase,
  params: z.output<typeof createParams> | z.output<typeof inlineProduct>,
): Promise<Stripe.Product> {
  if (params.id && (await find(db, 'product', params.id))) {
    throw new ApiError(`Product already exists: ${params.id}`, {
      code: 'resource_already_exists',
      param: 'id',
    });
  }
  const now = nowSeconds();
  const product: Stripe.Product = {
    id: params.id ?? newId('prod'),
    object: 'product',
    active: params.active ?? true,
    created: now,
    default_price: null,
    description: p.textOrNull(params.description),
    images: params.images === undefined || params.images === '' ? [] : params.images,
    livemode: false,
    marketing_features: [],
    metadata: params.metadata ?? {},
    name: params.name,
    package_dimensions: null,
    shippable: ('shippable' in params ? params.shippable : undefined) ?? null,
    statement_descriptor: p.textOrNull(params.statement_descriptor),
    tax_code: p.textOrNull(params.tax_code),
    tax_details: null,
    type: ('type' in params ? params.type : undefined) ?? 'service',
    unit_label: p.textOrNull(params.unit_label),
    updated: now,
    url: 'url' in params ? p.textOrNull(params.url) : null,
  };
  await insert(db, 'product', product, null);
  return product;
}
