import { setTimeout as pause } from 'node:timers/promises';
import { isAway } from './away.ts';

const ASKED_AGAIN_MS = 500;

/**
 * Runs what bears being done twice, and again while the database is away, for so many milliseconds at most. It keeps no process
 * from ending. Throws what the last try threw.
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
