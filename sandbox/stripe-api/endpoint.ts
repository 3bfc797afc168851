import { z } from 'zod';
import { keysOf } from '#domain/records.ts';
import type { Cause } from '../store/events.ts';
import { type Condition, find, need, type SandboxDatabase, select } from '../store/objects.ts';
import { ApiError, fromZod, noSuch } from '../wire/errors.ts';
import type { ObjectType } from '../wire/objects.ts';
import { expand, type listed } from './params.ts';

type Json = Record<string, unknown>;

/** Source of a balance transaction: charge, refund or dispute. */
const sourceType = (id: string): ObjectType | undefined => SOURCES[id.split('_', 1)[0] ?? ''];
const SOURCES: Readonly<Record<string, ObjectType>> = { ch: 'charge', re: 'refund', dp: 'dispute' };

/** Type of the object behind an id, by the name of its field. */
const REFERENCES: Readonly<Record<string, ObjectType>> = {
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  charge: 'charge',
  product: 'product',
  coupon: 'coupon',
  promotion_code: 'promotion_code',
  default_price: 'price',
  payment_method: 'payment_method',
  shipping_rate: 'shipping_rate',
};

/** Replaces ids by their objects along paths such as `payment_intent.latest_charge`. Works on a copy. */
async function expandObject(
  db: SandboxDatabase,
  object: object,
  paths: readonly string[] = [],
): Promise<object> {
  if (paths.length === 0) return object;
  const copy = structuredClone(object) as Json;
  for (const path of paths) await follow(db, copy, path.split('.'), path);
  return copy;
}

async function follow(db: SandboxDatabase, node: unknown, path: string[], whole: string): Promise<void> {
  const [key, ...rest] = path;
  if (key === undefined || node === null || node === undefined) return;
  if (Array.isArray(node)) {
    for (const part of node) await follow(db, part, path, whole);
    return;
  }
  if (!isJson(node)) throw notExpandable(whole);
  const current = node[key];
  if (typeof current === 'string') {
    const type = key === 'source' ? sourceType(current) : REFERENCES[key];
    if (!type || node.id === current) throw notExpandable(whole);
    const expanded = await find(db, type, current);
    if (expanded) node[key] = structuredClone(expanded.data);
  } else if (current === undefined) {
    node[key] = await includable(db, node, key, whole);
  } else if (!(key in REFERENCES) && rest.length === 0 && !isJson(current)) {
    throw notExpandable(whole);
  }
  await follow(db, node[key], rest, whole);
}

async function includable(db: SandboxDatabase, node: Json, key: string, whole: string): Promise<object> {
  const id = String(node.id);
  if (node.object === 'checkout.session' && key === 'line_items') {
    const session = await find(db, 'checkout.session', id);
    return list(session?.hidden.items ?? [], `/v1/checkout/sessions/${id}/line_items`);
  }
  if (node.object === 'charge' && key === 'refunds') {
    const refunds = await select(db, 'refund', [{ sql: "data->>'charge' = ?", value: id }]);
    return list(
      refunds.map(({ data }) => data),
      `/v1/charges/${id}/refunds`,
    );
  }
  throw notExpandable(whole);
}

/** A page of objects in the provider's form. */
export function list<Item extends object>(data: Item[], url: string, hasMore = false) {
  return { object: 'list' as const, data, has_more: hasMore, url };
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notExpandable(path: string): ApiError {
  return new ApiError(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

/** Input of a handler, which does everything in the transaction of `db`. */
export interface EndpointCall<Params> {
  db: SandboxDatabase;
  /** The id in the path, or an empty string. */
  id: string;
  params: Params;
  cause: Cause;
}

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  run(db: SandboxDatabase, id: string, params: unknown, cause: Cause): Promise<object>;
}

/** Binds a parameter schema to a handler; rejects unknown parameters. */
export function endpoint<Params extends { expand?: string[] | undefined }>(
  method: Endpoint['method'],
  path: string,
  schema: z.ZodType<Params>,
  handle: (call: EndpointCall<Params>) => Promise<object>,
): Endpoint {
  return {
    method,
    path,
    async run(db, id, params, cause) {
      const parsed = schema.safeParse(params, { reportInput: true });
      if (!parsed.success) throw fromZod(parsed.error);
      const answer = await handle({ db, id, params: parsed.data, cause });
      return expandObject(db, answer, parsed.data.expand);
    },
  };
}

/** A list of a type, newest first, between the cursors and under the given conditions. */
export function listing<Params extends z.output<z.ZodObject<typeof listed>>>(
  path: string,
  type: ObjectType,
  schema: z.ZodType<Params>,
  conditionsOf: (
    params: Params,
    db: SandboxDatabase,
  ) => Array<Condition | undefined> | Promise<Array<Condition | undefined>>,
): Endpoint {
  return endpoint('GET', path, schema, async ({ db, params }) => {
    const conditions = [...(await conditionsOf(params, db)), ...createdWithin(params.created)];
    return page(db, type, path, params, conditions);
  });
}

/** Reads one object by its id. */
export const retrieval = (path: string, type: ObjectType): Endpoint =>
  endpoint('GET', `${path}/:id`, z.strictObject({ expand }), async ({ db, id }) => {
    return (await need(db, type, id)).data;
  });

async function page(
  db: SandboxDatabase,
  type: ObjectType,
  url: string,
  paging: z.output<z.ZodObject<typeof listed>>,
  conditions: Array<Condition | undefined>,
) {
  const limit = paging.limit ?? 10;
  const cursor = paging.starting_after ?? paging.ending_before;
  const backwards = paging.starting_after === undefined && paging.ending_before !== undefined;
  const filters = conditions.filter((condition) => condition !== undefined);
  if (cursor !== undefined) {
    const param = backwards ? 'ending_before' : 'starting_after';
    if (!(await find(db, type, cursor))) throw noSuch(type, cursor, param);
    const comparison = backwards ? '>' : '<';
    filters.push({
      sql: `sequence ${comparison} (select sequence from sandbox.objects where id = ?)`,
      value: cursor,
    });
  }
  const rows = await select(db, type, filters, { limit: limit + 1, order: backwards ? 'asc' : 'desc' });
  const data = rows.slice(0, limit).map((row) => row.data);
  if (backwards) data.reverse();
  return list(data, url, rows.length > limit);
}

/** Equality with text fields of the object; no condition for an undefined value. */
export const equal = (fields: Record<string, string | boolean | undefined>): Condition[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [{ sql: `data->>'${field}' = ?`, value: String(value) }],
  );

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function createdWithin(filter: z.output<typeof listed.created>): Condition[] {
  if (filter === undefined) return [];
  if (typeof filter === 'number') return [{ sql: 'created = ?', value: filter }];
  return keysOf(COMPARISONS).flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [{ sql: `created ${COMPARISONS[key]} ?`, value }];
  });
}
