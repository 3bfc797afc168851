import * as z from 'zod';
import { COMPANY } from '#domain/company.ts';
import { type ApiCall, CALLS } from './calls.ts';
import { USER_CALLS } from './user-calls.ts';

const schemaOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const json = (schema: object) => ({ 'application/json': { schema } });

const inPath = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function describe({ summary, data, ...call }: ApiCall, path: string) {
  const parameters = inPath(path);
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
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

/** The OpenAPI 3.1 description of the shop's calls, generated from their schemas. */
export function describeApi(publicUrl: string): object {
  const calls: [path: string, ApiCall][] = [
    ...Object.entries<ApiCall>(CALLS).map(([name, call]): [string, ApiCall] => [`/api/shop/${name}`, call]),
    ...Object.values<ApiCall & { path: string }>(USER_CALLS).map(({ path, ...call }): [string, ApiCall] => [
      `/api/userservice/${path}`,
      call,
    ]),
  ];
  const paths: Record<string, object> = {};
  // A path may have several methods.
  for (const [path, call] of calls) paths[path] = { ...paths[path], [call.method]: describe(call, path) };
  return {
    openapi: '3.1.0',
    info: { title: `${COMPANY.shopName} shop`, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
  };
}
