import { setTimeout as pause } from 'node:timers/promises';

/**
 * SQLSTATEs of a transaction that was rolled back because of another one: serialization failure (40001) and deadlock
 * (40P01). Nothing was stored, and a retry may succeed.
 */
const IN_THE_WAY = /^(40001|40P01)$/;

/**
 * Pauses between tries, in milliseconds: a second in all, within the timeouts of the callers. Where every transaction is
 * serializable, only one of ten that change the same row commits per round.
 */
const PAUSES_MS = [5, 15, 40, 60, 80, 100, 120, 150, 180, 200] as const;

/** Jitter, so that two transactions that collided do not collide again: 0.5 to 1.5 times the pause. */
const spread = (ms: number) => ms * (0.5 + Math.random());

/** True if an error, or one of its causes, is a conflict with another transaction. */
function wasInTheWay(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return ('code' in thrown && IN_THE_WAY.test(String(thrown.code))) || wasInTheWay(thrown.cause);
}

/**
 * Runs work in a transaction and retries it from its beginning on conflicts. A rollback must undo everything in `work`:
 * no mail, no call to the provider, no waking of workers; its effects outside of the database must be idempotent. Throws
 * the last error.
 */
export async function retried<Tx, T>(
  begin: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await begin(work);
    } catch (error) {
      if (!wasInTheWay(error)) throw error;
      await pause(spread(ms));
    }
  }
  return begin(work);
}

/** Runs a single statement and retries it on conflicts. */
export const statement = <T>(run: () => PromiseLike<T>): Promise<T> =>
  retried(
    (work: (tx: undefined) => Promise<T>) => work(undefined),
    async () => run(),
  );
