import { Client } from 'pg';

/** Timeouts that the server enforces, in milliseconds. */
const LIMITS = {
  lock_timeout: 2500,
  statement_timeout: 3000,
  idle_in_transaction_session_timeout: 15_000,
};

/** The way in which the limits are set on the server. */
export interface TimeLimits {
  readonly ofSession: Partial<typeof LIMITS>;
  readonly begin: string;
  /** True if a statement outside of a transaction has no limits. */
  readonly areOfTransactions: boolean;
}

const OF_SESSIONS: TimeLimits = { ofSession: LIMITS, begin: 'begin', areOfTransactions: false };

/** One round trip, with several statements. Works through any pooler. */
export const OF_TRANSACTIONS: TimeLimits = {
  ofSession: {},
  begin: ['begin', ...Object.entries(LIMITS).map(([name, ms]) => `set local ${name} = ${ms}`)].join('; '),
  areOfTransactions: true,
};

/** PgBouncer's code for an unsupported parameter. */
const UNSUPPORTED = '08P01';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Tests whether sessions keep their limits. A pooler passes each transaction to another session, so they do not: some
 * poolers refuse the parameters, others ignore them. Then transactions set their own.
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
