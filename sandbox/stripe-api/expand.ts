import type { SandboxDatabase } from '../store/database.ts';
import { find, select } from '../store/objects.ts';
import { ApiError } from '../wire/errors.ts';
import type { ObjectType } from '../wire/objects.ts';

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
export async function expandObject(
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
