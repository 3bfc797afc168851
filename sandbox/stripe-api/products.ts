import type Stripe from 'stripe';
import { z } from 'zod';
import type { SandboxDatabase } from '../store/database.ts';
import { emit } from '../store/events.ts';
import { find, insert } from '../store/objects.ts';
import { ApiError } from '../wire/errors.ts';
import { newId, nowSeconds } from '../wire/ids.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import * as p from './params.ts';

/** Also inline, in a line of a session. */
export const productParams = z.strictObject({
  active: p.boolean.optional(),
  description: p.text.optional(),
  id: z.string().max(255).optional(),
  images: z.array(z.string().max(2048)).max(8).optional(),
  metadata: p.metadata.optional(),
  name: p.text,
});

export const products: Endpoint[] = [
  endpoint(
    'POST',
    '/v1/products',
    productParams.extend({ expand: p.expand }),
    async ({ db, params, cause }) => {
      const product = await createProduct(db, params);
      await emit(db, 'product.created', product, cause);
      return product;
    },
  ),
];

export async function createProduct(
  db: SandboxDatabase,
  params: z.output<typeof productParams>,
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
    description: p.orNull(params.description),
    images: params.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: params.metadata ?? {},
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
  await insert(db, 'product', product, null);
  return product;
}
