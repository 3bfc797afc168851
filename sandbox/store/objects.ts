import { noSuch } from '../wire/errors.ts';
import type { HiddenTypes, ObjectType, ObjectTypes } from '../wire/objects.ts';

/**
 * Interface of the sandbox's database, and its tables.
 *
 * Everything is in the schema `sandbox`, so that it never mixes with the shop's tables and can be dropped as a whole.
 */

/** A SQL connection with positional values; implemented by PGlite and node-postgres. */
export interface SandboxDatabase {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (db: SandboxDatabase) => Promise<T>): Promise<T>;
}

/**
 * One statement each, because a prepared statement allows only one.
 *
 * `hidden` contains internal data of the provider (line items of a session, behaviour of a test card). `sequence`
 * orders lists, because `created` has a resolution of seconds.
 */
const STATEMENTS = [
  'create schema if not exists sandbox',
  `create table if not exists sandbox.objects (
    id text primary key,
    type text not null,
    data jsonb not null,
    hidden jsonb not null default 'null',
    created bigint not null,
    sequence bigint generated always as identity
  )`,
  'create index if not exists objects_by_type on sandbox.objects (type, sequence desc)',
  `create unique index if not exists objects_by_lookup_key on sandbox.objects ((data->>'lookup_key'))
    where type = 'price' and data->>'lookup_key' is not null`,
  `create index if not exists objects_by_intent on sandbox.objects ((data->>'payment_intent'))
    where data->>'payment_intent' is not null`,
  `create index if not exists objects_open_sessions on sandbox.objects (((data->>'expires_at')::bigint))
    where type = 'checkout.session' and data->>'status' = 'open'`,
  `create table if not exists sandbox.idempotency (
    key text primary key,
    fingerprint text not null,
    answer jsonb,
    created bigint not null
  )`,
  // One row, locked by whoever pays out.
  'create table if not exists sandbox.payout_lock (one boolean primary key)',
  'insert into sandbox.payout_lock values (true) on conflict do nothing',
  // One row once a webhook is registered.
  'create table if not exists sandbox.subscription (one boolean primary key default true check (one))',
  `create table if not exists sandbox.deliveries (
    event_id text primary key,
    attempts integer not null default 0,
    next_at bigint not null,
    delivered_at bigint
  )`,
  `create table if not exists sandbox.visits (
    id bigint generated always as identity primary key,
    at bigint not null,
    event jsonb not null
  )`,
  'create index if not exists deliveries_due on sandbox.deliveries (next_at) where delivered_at is null',
];

/** Creates missing tables. One process at a time: "if not exists" does not serialise two. */
export async function createTables(database: SandboxDatabase): Promise<void> {
  await database.transaction(async (db) => {
    for (const statement of STATEMENTS) await db.query(statement);
  });
}

/** A row: the public object, and the provider's internal data. */
export interface Stored<Type extends ObjectType> {
  data: ObjectTypes[Type];
  hidden: HiddenTypes[Type];
}

interface Row {
  data: unknown;
  hidden: unknown;
}

export async function insert<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  data: ObjectTypes[Type],
  hidden: HiddenTypes[Type],
): Promise<void> {
  await db.query(
    'insert into sandbox.objects (id, type, data, hidden, created) values ($1, $2, $3::jsonb, $4::jsonb, $5)',
    [data.id, type, JSON.stringify(data), JSON.stringify(hidden), data.created],
  );
}

/** Replaces an object that the caller has locked. */
export async function save<Type extends ObjectType>(
  db: SandboxDatabase,
  data: ObjectTypes[Type],
  hidden: HiddenTypes[Type],
): Promise<void> {
  await db.query('update sandbox.objects set data = $2::jsonb, hidden = $3::jsonb where id = $1', [
    data.id,
    JSON.stringify(data),
    JSON.stringify(hidden),
  ]);
}

/** Reads an object; `lock` locks it until the transaction ends. */
export async function find<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<Stored<Type> | undefined> {
  const rows = await db.query<Row>(
    `select data, hidden from sandbox.objects where id = $1 and type = $2${lock === 'lock' ? ' for update' : ''}`,
    [id, type],
  );
  return rows[0] && decode<Type>(rows[0]);
}

/** `find` that throws a 404 if there is none. */
export async function need<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  id: string,
  lock: 'lock' | 'read' = 'read',
  param?: string,
): Promise<Stored<Type>> {
  const stored = await find(db, type, id, lock);
  if (!stored) throw noSuch(type, id, param);
  return stored;
}

export interface Condition {
  sql: string;
  value: unknown;
}

/** Rows of a type that meet all conditions, newest first. */
export async function select<Type extends ObjectType>(
  db: SandboxDatabase,
  type: Type,
  conditions: readonly Condition[],
  options: { limit: number; order?: 'desc' | 'asc' } = { limit: 1000 },
): Promise<Stored<Type>[]> {
  const values: unknown[] = [type];
  const clauses = conditions.map(({ sql, value }) => {
    values.push(value);
    return sql.replace('?', `$${values.length}`);
  });
  const where = ['type = $1', ...clauses].join(' and ');
  const rows = await db.query<Row>(
    `select data, hidden from sandbox.objects where ${where}
     order by sequence ${options.order === 'asc' ? 'asc' : 'desc'} limit ${Math.trunc(options.limit)}`,
    values,
  );
  return rows.map((row) => decode<Type>(row));
}

/** Casts stored JSON without parsing, because nobody else writes these tables. */
function decode<Type extends ObjectType>(row: Row): Stored<Type> {
  return {
    data: fromJson(row.data) as ObjectTypes[Type],
    hidden: fromJson(row.hidden) as HiddenTypes[Type],
  };
}

/** Some adapters return jsonb as text. */
export function fromJson(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
