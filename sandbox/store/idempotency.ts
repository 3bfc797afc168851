import { createHash } from 'node:crypto';
import { ApiError, nowSeconds } from '../wire/errors.ts';
import { fromJson, type SandboxDatabase } from './objects.ts';

const KEPT_SECONDS = 24 * 60 * 60;

/** Time that a repeated request waits for the first. Short, because it occupies a connection. */
const WAIT = '500ms';
/** PostgreSQL's error code for a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Inserts a key; false if it exists. Throws the provider's error if the first request is still running. */
async function claim(db: SandboxDatabase, key: string, fingerprint: string): Promise<boolean> {
  try {
    // One statement sets the timeout, inserts, and resets the timeout (null).
    const claimed = await db.query(
      `with waiting as materialized (select set_config('lock_timeout', '${WAIT}', true))
       insert into sandbox.idempotency (key, fingerprint, created) select $1, $2, $3::bigint from waiting
       on conflict (key) do nothing returning set_config('lock_timeout', null, true)`,
      [key, fingerprint, nowSeconds()],
    );
    return claimed.length > 0;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
    throw new ApiError(`Another request with the key '${key}' is still under way. Please try again later.`, {
      status: 409,
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    });
  }
}

/** Runs work once per key, in its transaction. Repetitions get the stored answer; failed work leaves no key. */
export async function once(
  db: SandboxDatabase,
  key: string,
  request: { path: string; body: string },
  work: () => Promise<object>,
): Promise<{ answer: object; replayed: boolean }> {
  const fingerprint = createHash('sha256').update(`${request.path}\n${request.body}`).digest('hex');
  if (!(await claim(db, key, fingerprint))) {
    const rows = await db.query<{ fingerprint: string; answer: unknown }>(
      'select fingerprint, answer from sandbox.idempotency where key = $1',
      [key],
    );
    const first = rows[0];
    if (first?.fingerprint !== fingerprint) {
      throw new ApiError(
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
          `Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    return { answer: fromJson(first.answer) as object, replayed: true };
  }
  const answer = await work();
  await db.query('update sandbox.idempotency set answer = $2::jsonb where key = $1', [
    key,
    JSON.stringify(answer),
  ]);
  return { answer, replayed: false };
}

/** Deletes keys after a day, as the provider does. */
export async function forgetOldKeys(db: SandboxDatabase): Promise<void> {
  await db.query('delete from sandbox.idempotency where created < $1', [nowSeconds() - KEPT_SECONDS]);
}
