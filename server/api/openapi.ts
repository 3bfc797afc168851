import * as z from 'zod';
import { COMPANY } from '#domain/company.ts';
import { answers, expressRequest, items, shippingRequest, statusQuery } from './schemas.ts';

interface Call {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodObject;
  readonly data: z.ZodType;
}

const CALLS: readonly Call[] = [
  { method: 'get', path: '/api/shop/prices', summary: 'Prices in euro by lookup key', data: answers.prices },
  {
    method: 'get',
    path: '/api/shop/allowed-countries',
    summary: 'Countries the shop ships to, with fee before promotion and delivery time',
    data: answers.countries,
  },
  {
    method: 'post',
    path: '/api/shop/checkout',
    summary: 'Freezes the cart as an order and opens its payment session; answers the client secret',
    body: items,
    data: answers.clientSecret,
  },
  {
    method: 'post',
    path: '/api/shop/calculate-shipping',
    summary: 'Sets address and shipping price of an open checkout',
    body: shippingRequest,
    data: answers.shipping,
  },
  {
    method: 'get',
    path: '/api/shop/checkout-status',
    summary: 'State of a checkout, asked of the payment provider',
    query: statusQuery,
    data: answers.status,
  },
  {
    method: 'post',
    path: '/api/shop/express-checkout',
    summary: 'For wallet buttons: a quote, or with confirm an order and its payment',
    body: expressRequest,
    data: answers.express,
  },
];

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const json = (schema: object) => ({ 'application/json': { schema } });

function describe({ summary, body, query, data }: Call) {
  const properties = query ? Object.entries(query.shape) : [];
  return {
    summary,
    ...(properties.length > 0 && {
      parameters: properties.map(([name, schema]) => ({
        name,
        in: 'query',
        required: true,
        schema: schemaOf(schema as z.ZodType),
      })),
    }),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body)) } }),
    responses: {
      200: {
        description: 'Done',
        content: json({ type: 'object', required: ['data'], properties: { data: schemaOf(data) } }),
      },
      default: {
        description: 'Not done, with a sentence for the shopper',
        content: json({ type: 'object', required: ['error'], properties: { error: { type: 'string' } } }),
      },
    },
  };
}

/** The OpenAPI 3.1 description of the shop's calls, made from the schemas that parse them. */
export function describeApi(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS) paths[call.path] = { ...paths[call.path], [call.method]: describe(call) };
  return {
    openapi: '3.1.0',
    info: { title: `${COMPANY.shopName} shop`, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
  };
}
