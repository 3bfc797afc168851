import fc from 'fast-check';
import type { JsonSchema } from './from-schema.ts';
import { valuesOf } from './from-schema.ts';
import { SECRET, SESSION, shopWords, WALLET } from './shop-words.ts';
import { brokenBodies, nearMisses } from './spoil.ts';

/** A call of the description, or one beside it (webhook, sandbox). */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: JsonSchema;
  readonly query?: Readonly<Record<string, JsonSchema>>;
  /** True if the header needs the payment provider's signature. */
  readonly isSigned?: boolean;
}

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
  readonly isSigned: boolean;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: JsonSchema }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
}

/** The part of an OpenAPI description that is used here. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export function callsOf({ paths }: Description): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      ...(requestBody && { body: requestBody.content['application/json'].schema }),
      ...(parameters && { query: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) }),
    })),
  );
}

const JSON_TYPE = ['content-type', 'application/json'] as const;
const WRONG_TYPES = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json; charset=utf-16',
  'APPLICATION/JSON;;;',
  'json',
].map((type) => ['content-type', type] as const);
const NOISE = [
  ['content-encoding', 'gzip'],
  ['content-encoding', 'br, gzip'],
  ['accept', 'text/html'],
  ['accept-encoding', 'identity;q=0'],
  ['x-forwarded-for', '::1, constructor'],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['origin', 'https://evil.example'],
  ['cookie', '__proto__=1; a=%ff'],
  ['range', 'bytes=9-1'],
  ['if-none-match', '*'],
  ['stripe-signature', 't=1,v1=00'],
  ['upgrade', 'h2c'],
  ['x-long', 'x'.repeat(8000)],
] as const;
const ODD_METHODS = [
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'GET',
  'POST',
];
const QUERY_NOISE = [
  'a=b',
  '__proto__=1',
  'session_id',
  'session_id=',
  'session_id=%00',
  'session_id=%ff%zz',
  `session_id=${SESSION}`,
  'session_id[]=cs_test_1',
  '&&==',
  '%',
  `q=${'x'.repeat(4000)}`,
];

/** Encoded like a browser's; placeholders stay readable. */
const encode = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
      // The HTTP parser refuses longer lines before the shop sees them.
      .slice(0, 1500)
      .toWellFormed(),
  ).replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}');

/** Weight among others: `often(6, a)` is three times as frequent as `often(2, b)`. */
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

function bodiesOf(schema: JsonSchema): fc.Arbitrary<Buffer> {
  const values = valuesOf(schema, shopWords);
  const texts = values.map((value) => JSON.stringify(value));
  return fc.oneof(
    often(
      3,
      texts.map((text) => Buffer.from(text)),
    ),
    often(
      5,
      nearMisses(values).map((value) => Buffer.from(JSON.stringify(value) ?? '')),
    ),
    often(2, brokenBodies(texts)),
  );
}

function queriesOf(schemas: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<string[]> {
  const properties = schemas;
  const values = valuesOf({ type: 'object', properties, required: Object.keys(properties) }, shopWords);
  const either = fc.oneof(often(4, values), often(4, nearMisses(values)));
  return either.map((query) => {
    const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [[query, '']];
    return entries.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  });
}

/** Requests for one call: most as described or nearly so, some odd in method, headers, query or bytes. */
export function requestsFor({
  method,
  path,
  body,
  query,
  isSigned = false,
}: Call): fc.Arbitrary<FuzzRequest> {
  const types = fc.oneof(often(12, fc.constant(JSON_TYPE)), often(1, fc.constantFrom(...WRONG_TYPES)));
  const noise = fc.oneof(
    often(8, fc.constant([])),
    often(2, fc.array(fc.constantFrom(...NOISE, JSON_TYPE), { minLength: 1, maxLength: 3 })),
  );
  const queryNoise = fc.oneof(
    often(8, fc.constant([])),
    often(2, fc.array(fc.constantFrom(...QUERY_NOISE), { minLength: 1, maxLength: 3 })),
  );
  return fc
    .record({
      method: fc.oneof(often(14, fc.constant(method)), often(1, fc.constantFrom(...ODD_METHODS))),
      path: fc.oneof(
        often(20, fc.constant(path)),
        often(
          1,
          fc.constantFrom('/nothing', '/__proto__', '/%00', '/a/b').map((more) => path + more),
        ),
      ),
      type: types,
      noise,
      body: body
        ? bodiesOf(body)
        : fc.oneof(often(9, fc.constant(undefined)), often(1, fc.constant(Buffer.from('{}')))),
      query: query ? queriesOf(query) : fc.constant([]),
      queryNoise,
      isSigned: isSigned
        ? fc.oneof(often(3, fc.constant(true)), often(1, fc.constant(false)))
        : fc.constant(false),
    })
    .map(({ type, noise, query, queryNoise, body, ...request }) => ({
      ...request,
      body,
      headers: body ? [type, ...noise] : noise,
      query: [...query, ...queryNoise].join('&'),
    }));
}

const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.updated',
  'charge.dispute.created',
  'radar.early_fraud_warning.created',
  'review.closed',
  'product.created',
];
const text = { type: 'string' } as const;

/** The provider's webhook, which is not in the description: an event as it is sent. */
export const WEBHOOK: Call = {
  method: 'POST',
  path: '/api/shop/stripe-webhook',
  isSigned: true,
  body: {
    type: 'object',
    required: ['id', 'object', 'type', 'data'],
    properties: {
      id: { type: 'string', pattern: '^evt_[A-Za-z0-9]{10,20}$' },
      object: { const: 'event' },
      type: { enum: EVENT_TYPES },
      created: { type: 'integer', minimum: 0, maximum: 2 ** 31 },
      data: {
        type: 'object',
        required: ['object'],
        properties: {
          object: {
            type: 'object',
            required: ['id'],
            properties: {
              id: {
                enum: [SESSION, WALLET, SECRET, 'cs_test_foreign0', 'pi_foreign00', 'ch_1', '../prices', ''],
              },
              object: { enum: ['checkout.session', 'payment_intent', 'charge', 'refund'] },
              payment_intent: { anyOf: [{ enum: [WALLET, 'pi_foreign00'] }, { type: 'null' }] },
              metadata: { type: 'object', properties: { order_id: text } },
            },
          },
        },
      },
    },
  },
};
