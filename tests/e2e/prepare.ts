import { makeOpened } from '../fixtures/opened-databases.ts';

/** `npm test` has prepared the shops' template; `npx playwright test` has not. */
export default async function prepare(): Promise<() => Promise<void>> {
  return process.env.UNTOUCHED_DATABASE ? async () => {} : makeOpened();
}
