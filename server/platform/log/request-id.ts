import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Which request all this is done for; undefined where nobody asked, such as in what the clock begins. */
export const requestId = (): string | undefined => current.getStore();

/** Does something for a request: all that is logged, written and asked of the provider meanwhile bears its id. */
export const forRequest = <T>(id: string | undefined, work: () => T): T =>
  id === undefined ? work() : current.run(id, work);
