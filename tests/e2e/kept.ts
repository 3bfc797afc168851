import { test as base } from '@playwright/test';

/** Opened, and in need of being closed. */
interface Closable {
  close(): Promise<unknown>;
}

/** As many as one test may need at once, and one more. Each shop is a process with a database in it. */
const MOST_OPEN = 4;

/** Open ones of this worker, the one that was last asked for at the end. */
const open: Closable[] = [];

/**
 * What is slow to open and serves many tests: a shop with settings of its own, another browser. It is opened when a test first
 * asks for it and stays until the worker ends or others are wanted more. A fixture of worker scope would do that, too; but
 * for tests that differ in those Playwright ends the worker, and with it the browser and the shop that all others share.
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
      // The next test that needs it tries once more.
      standing = undefined;
      throw error;
    }
  };
}

/** All tests begin here: nothing else may have worker scope. */
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
