import { setTimeout as pause } from 'node:timers/promises';

/**
 * SQLSTATE of a transaction that got in another's way and was rolled back for it: it could not be put in order with the
 * others (40001), or each waited for the other (40P01). Nothing of it was kept, and a second time it may well pass.
 */
const IN_THE_WAY = /^(40001|40P01)$/;

/** Pauses before the next tries, in milliseconds: a second in all, within the patience of whoever waits for the answer. */
const PAUSES_MS = [5, 15, 40, 100, 250, 500] as const;

/** Two that met are not to meet again: each waits between half and one and a half times as long. */
const spread = (ms: number) => ms * (0.5 + Math.random());

/** Whether a transaction failed only because another was in its way, wherever that is in what was thrown. */
function wasInTheWay(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return ('code' in thrown && IN_THE_WAY.test(String(thrown.code))) || wasInTheWay(thrown.cause);
}

/**
 * Runs work in a transaction, and again from its beginning where another transaction was in its way. So whatever is done in
 * `work` must be undone by a rollback: no mail, no word to the provider, no waking of workers; and what it changes outside
 * itself must bear being changed twice. Throws what the last try threw.
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

/** Runs one statement by itself, and again where a transaction was in its way. */
export const statement = <T>(run: () => PromiseLike<T>): Promise<T> =>
  retried(
    (work: (tx: undefined) => Promise<T>) => work(undefined),
    async () => run(),
  );
