import { setTimeout as pause } from 'node:timers/promises';
import { isAway } from './away.ts';

const ASKED_AGAIN_MS = 500;

/**
 * Runs idempotent work and repeats it while the database is away, for at most `patienceMs`. Its timer does not keep the
 * process alive. Throws the last error.
 */
export async function onceBack<T>(run: () => PromiseLike<T>, patienceMs: number): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isAway(error) || performance.now() > end) throw error;
      await pause(ASKED_AGAIN_MS, undefined, { ref: false });
    }
  }
}
