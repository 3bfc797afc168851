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
