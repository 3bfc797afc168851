import { Client } from 'pg';

/** What the server gives up by itself, in milliseconds. */
const LIMITS = {
  lock_timeout: 2500,
  statement_timeout: 3000,
  idle_in_transaction_session_timeout: 15_000,
};

/** How the limits reach the server. */
export interface TimeLimits {
  /** What a connection asks for when it is made. */
  readonly ofSession: Partial<typeof LIMITS>;
  /** How a transaction begins. */
  readonly begin: string;
  /** Whether a statement outside a transaction has none. */
  readonly areOfTransactions: boolean;
}

const OF_SESSIONS: TimeLimits = { ofSession: LIMITS, begin: 'begin', areOfTransactions: false };

/** Of one round trip, as many statements as there are. They hold whatever is between. */
export const OF_TRANSACTIONS: TimeLimits = {
  ofSession: {},
  begin: ['begin', ...Object.entries(LIMITS).map(([name, ms]) => `set local ${name} = ${ms}`)].join('; '),
  areOfTransactions: true,
};

/** PgBouncer's word for a parameter that it does not hand on. */
const UNSUPPORTED = '08P01';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Finds out whether sessions keep the limits that they ask for. Behind a pooler, which hands each transaction to another
 * session, they do not: some refuse the question, others are told to pass over it. Then transactions bring their own.
 */
export async function findTimeLimits(url: string, connectionTimeoutMillis: number): Promise<TimeLimits> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis, ...LIMITS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ kept: boolean }>(
      `select ${Object.entries(LIMITS)
        .map(([name, ms]) => `current_setting('${name}')::interval = interval '${ms} ms'`)
        .join(' and ')} as kept`,
    );
    return rows[0]?.kept ? OF_SESSIONS : OF_TRANSACTIONS;
  } catch (error) {
    if (hasCode(error, UNSUPPORTED)) return OF_TRANSACTIONS;
    throw error;
  } finally {
    void client.end().catch(() => {});
  }
}
