import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { alone } from './alone.ts';
import { NO_ANSWER, PROBE_MS } from './away.ts';
import type { Database, DatabaseEvents, PlainSql } from './database.ts';
import { drizzleOverPool } from './drizzle-over-pool.ts';
import { PreparingClient } from './prepared.ts';
import { followPrimary } from './replica.ts';
import { statement } from './retried.ts';
import { findTimeLimits, OF_TRANSACTIONS, type TimeLimits } from './time-limits.ts';
import { inTransaction } from './transaction.ts';
import { explainForGood, explainSilence, ONLY_READS } from './unreachable.ts';

/**
 * Queries of the shop take milliseconds, and nobody waits more than four seconds for an absent database. The server's own
 * limits (`time-limits.ts`) expire first, so that the connection stays usable.
 */
const TIMEOUTS = { connectionTimeoutMillis: 2500, query_timeout: 3300 };
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
/** Shared by requests, rate limits, sandbox and job queue. */
const CONNECTIONS = 12;
/** Connections are replaced after this time, so that all of them follow a database that has moved. */
const LIFETIME_SECONDS = 30 * 60;

/** Containers start in any order, and a cluster needs up to half a minute to choose another leader. */
const WAIT_SECONDS = 60;
const WAIT_BETWEEN_MS = 500;
/** At shutdown, connections without an answer are closed after this time. */
const LAST_ANSWERS_MS = 700;

const ignore = () => {};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Lost = (error: Error) => void;

/** A follower accepts connections but no writes; it may be promoted at any moment. */
async function expectWrites(client: Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new Error(ONLY_READS);
}

/** Opens a connection without a query timeout, for migrations. Waits for a database that is late or only reads. */
async function connectPatiently(url: string, { waiting }: DatabaseEvents): Promise<Client> {
  const deadline = Date.now() + WAIT_SECONDS * 1000;
  for (let attempt = 1; ; attempt++) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 4000, ...KEEP_ALIVE });
    client.on('error', ignore);
    try {
      await client.connect();
      await expectWrites(client);
      return client;
    } catch (error) {
      void client.end().catch(ignore);
      const forGood = explainForGood(client, error);
      if (forGood) throw forGood;
      if (Date.now() + WAIT_BETWEEN_MS > deadline) throw explainSilence(client, error, WAIT_SECONDS);
      if (attempt === 1) waiting(`Waiting for PostgreSQL at ${client.host}:${client.port} …`);
      await pause(WAIT_BETWEEN_MS);
    }
  }
}

/** Lends a connection without a query timeout. */
async function withPatience<Done>(
  url: string,
  notices: DatabaseEvents,
  work: (client: Client) => Promise<Done>,
): Promise<Done> {
  const client = await connectPatiently(url, notices);
  try {
    return await work(client);
  } finally {
    await client.end().catch(ignore);
  }
}

const migrateAll = (url: string, migrationsFolder: string, notices: DatabaseEvents) =>
  withPatience(url, notices, (client) =>
    migrate(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw explainForGood(client, error instanceof Error ? (error.cause ?? error) : error) ?? error;
    }),
  );

interface WatchedPool {
  readonly pool: Pool;
  close(): Promise<void>;
}

function openPool(url: string, limits: TimeLimits, lost: Lost): WatchedPool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    ...TIMEOUTS,
    ...limits.ofSession,
    ...KEEP_ALIVE,
    ...(!limits.areOfTransactions && { Client: PreparingClient }),
  });
  const clients = new Set<PoolClient>();
  // An unhandled error of an idle connection would end the process. The pool replaces the connection.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', lost);
    client.once('end', () => clients.delete(client));
  });
  pool.on('release', (error: Error | boolean | undefined) => {
    if (!(error instanceof Error) || !/timeout/i.test(error.message)) return;
    // Idle connections are probably dead, too, after one silent death; each would cost a shopper a timeout.
    for (let idle = pool.idleCount; idle > 0; idle--)
      pool.connect().then((client) => client.release(true), ignore);
  });
  return {
    pool,
    async close() {
      const ended = pool.end();
      const cut = setTimeout(() => {
        for (const client of clients) if (client instanceof Client) void client.end().catch(ignore);
      }, LAST_ANSWERS_MS);
      await ended;
      clearTimeout(cut);
    },
  };
}

const never = () => Promise.reject(new Error('Transactions are not nested here'));

const plainSql = (over: Pool | PoolClient, transaction: PlainSql['transaction']): PlainSql => ({
  query: async <Row>(text: string, values?: unknown[]) => (await over.query(text, values)).rows as Row[],
  transaction,
});

/**
 * Probes the database. Callers share one probe until it has ended, even if they stop waiting for it: a commit that hangs
 * keeps its connection on the server, so probes must not add to them.
 */
function createProbe(ask: () => Promise<unknown>): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined;
  return () => {
    underWay ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined;
      });
    return Promise.race([underWay, pause(PROBE_MS).then(() => false)]);
  };
}

const SIGN_OF_LIFE = { text: 'select 1', query_timeout: PROBE_MS };
/** Commits a change. Reading alone also succeeds on a follower, and on a leader whose synchronous standby is away. */
const COMMIT = {
  text: `insert into rate_limits (key, points, expire) values ('readiness', 0, 0)
    on conflict (key) do update set points = excluded.points`,
  query_timeout: 5000,
};

/** Probes on a new connection, because those of the pool may be busy or dropped by the network. */
async function askAnew(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on('error', ignore);
  try {
    await client.connect();
    await client.query(SIGN_OF_LIFE);
  } finally {
    void client.end().catch(ignore);
  }
}

/**
 * Retries single statements on conflicts as transactions are. They become transactions if the limits are per transaction.
 * Returns the query without both, for statements with their own transaction and limits.
 */
function guardSingleStatements(pool: Pool, { begin, areOfTransactions }: TimeLimits) {
  const asTheyAre = pool.query.bind(pool);
  const query = (text: string, values?: unknown[]) =>
    areOfTransactions
      ? inTransaction(pool, (client) => client.query(text, values), begin)
      : statement(() => asTheyAre(text, values));
  Object.assign(pool, { query });
  return asTheyAre;
}

/**
 * Opens a replica, which may use a pooler even if the primary does not. If it is late or unreachable, the primary answers
 * everything. Once it is there, transactions set their own limits, which works with and without a pooler.
 */
async function openCopy(url: string, lost: Lost): Promise<WatchedPool & Pick<TimeLimits, 'begin'>> {
  const limits = await findTimeLimits(url, TIMEOUTS.connectionTimeoutMillis).catch(() => OF_TRANSACTIONS);
  const watched = openPool(url, limits, lost);
  guardSingleStatements(watched.pool, limits);
  return { ...watched, begin: limits.begin };
}

/**
 * Opens and migrates PostgreSQL, directly or through a pooler. Throws DatabaseUnusable with a remedy if it is
 * unreachable.
 */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  notices: DatabaseEvents,
  readUrl?: string,
): Promise<Database> {
  const onlyUs: Database['alone'] = (work) => withPatience(url, notices, (client) => alone(client, work));
  // Several instances may start at once: the first one migrates, the others wait and have nothing left to do.
  await onlyUs(() => migrateAll(url, migrationsFolder, notices));
  const limits = await findTimeLimits(url, TIMEOUTS.connectionTimeoutMillis);
  const { begin } = limits;
  const { pool, close } = openPool(url, limits, notices.lost);
  const asTheyAre = guardSingleStatements(pool, limits);
  const copy = readUrl === undefined ? undefined : await openCopy(readUrl, notices.lost);
  const isAnswering = createProbe(() => pool.query(COMMIT));
  const isThere = createProbe(() => askAnew(url));
  // Without values the job queue may send several statements, with their own transaction and limits.
  const executeSql = async (text: string, values?: unknown[]) =>
    values?.length ? pool.query(text, values) : statement(() => asTheyAre(text));
  return {
    db: drizzleOverPool(pool, begin),
    sql: plainSql(pool, (work) => inTransaction(pool, (client) => work(plainSql(client, never)), begin)),
    pool,
    replica: copy && followPrimary(pool, copy.pool, copy.begin),
    jobs: { db: { executeSql } },
    alone: onlyUs,
    fault: async () => ((await isAnswering()) ? undefined : NO_ANSWER),
    isAway: async () => !(await isThere()),
    async close() {
      await Promise.all([close(), copy?.close()]);
    },
  };
}
