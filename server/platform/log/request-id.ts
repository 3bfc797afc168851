import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The current request's id; undefined outside of requests, for example in scheduled jobs. */
export const requestId = (): string | undefined => current.getStore();

/** Runs work for a request: log lines, events and provider calls carry its id. */
export const forRequest = <T>(id: string | undefined, work: () => T): T =>
  id === undefined ? work() : current.run(id, work);
