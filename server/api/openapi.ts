import * as z from 'zod';
import { COMPANY } from '#domain/company.ts';
import { CALLS, type Call } from './calls.ts';

const schemaOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const json = (schema: object) => ({ 'application/json': { schema } });

function describe({ summary, data, ...call }: Call) {
  return {
    summary,
    ...(call.method === 'get' &&
      call.asks && {
        parameters: Object.entries(call.asks.shape).map(([name, schema]) => ({
          name,
          in: 'query',
          required: true,
          schema: schemaOf(schema),
        })),
      }),
    ...(call.method === 'post' && {
      requestBody: { required: true, content: json(schemaOf(call.asks)) },
    }),
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
  const calls = Object.entries<Call>(CALLS);
  return {
    openapi: '3.1.0',
    info: { title: `${COMPANY.shopName} shop`, version: '1' },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(
      calls.map(([name, call]) => [`/api/shop/${name}`, { [call.method]: describe(call) }]),
    ),
  };
}
