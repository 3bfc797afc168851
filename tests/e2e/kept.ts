import { test as base } from '@playwright/test';

interface Closable {
  close(): Promise<unknown>;
}

/** The most that one test needs at once, plus one. Each shop is a process with a database. */
const MOST_OPEN = 4;

/** Open ones of this worker, the last used at the end. */
const open: Closable[] = [];

/**
 * Keeps something that is slow to open and serves many tests: a shop with its own settings, another browser. It opens
 * on demand and stays until the worker ends or others push it out. A worker-scoped fixture would not do: Playwright
 * ends the worker between tests with different ones, and with it the shared browser and shop.
 */
export function kept<T extends Closable>(opens: () => Promise<T>): () => Promise<T> {
  let standing: Promise<T> | undefined;
  const own: Closable = {
    async close() {
      const closing = standing;
      standing = undefined;
      await (await closing)?.close();
    },
  };
  return async () => {
    const at = open.indexOf(own);
    if (at >= 0) open.splice(at, 1);
    while (open.length >= MOST_OPEN) await open.shift()?.close();
    standing ??= opens();
    try {
      const opened = await standing;
      open.push(own);
      return opened;
    } catch (error) {
      // The next test retries.
      standing = undefined;
      throw error;
    }
  };
}

/** Base of all tests; nothing else may have worker scope. */
export const test = base.extend<object, { closesAll: undefined }>({
  closesAll: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      await use(undefined);
      await Promise.all(open.splice(0).map((one) => one.close()));
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
});
