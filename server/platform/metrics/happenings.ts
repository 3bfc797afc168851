import { channel } from 'node:diagnostics_channel';

/** What is counted where it happens, and told to whoever counts (`shop-metrics.ts`). Costs nothing where nobody does. */
interface Happenings {
  /** A payment was taken in because the provider told of it: so many seconds after it happened there. */
  readonly settled: { readonly lag: number };
  /** A mail did not go out at this try; `refused` where no other try can help. */
  readonly 'mail-failed': { readonly refused: boolean };
  /** A job failed; `last` where it is not tried again. */
  readonly 'job-failed': { readonly queue: string; readonly last: boolean };
}

const nameOf = (what: keyof Happenings) => `gewitter:${what}`;

export function tell<What extends keyof Happenings>(what: What, facts: Happenings[What]): void {
  const told = channel(nameOf(what));
  if (told.hasSubscribers) told.publish(facts);
}

/** Answers how to hear no more. */
export function hear<What extends keyof Happenings>(
  what: What,
  hearer: (facts: Happenings[What]) => void,
): () => void {
  const told = channel(nameOf(what));
  // Published by `tell` alone, under the same name.
  const listen = (facts: unknown) => hearer(facts as Happenings[What]);
  told.subscribe(listen);
  return () => void told.unsubscribe(listen);
}
