import { channel } from 'node:diagnostics_channel';

/** Events that are counted where they happen; `shop-metrics.ts` subscribes. Free without a subscriber. */
interface Happenings {
  /** A payment was settled because of a provider event, `lag` seconds after it. */
  readonly settled: { readonly lag: number };
  /** A payment arrived whose order is not here. */
  readonly 'order-lost': Readonly<Record<string, never>>;
  /** A try to send a mail failed; `refused` if retrying is useless. */
  readonly 'mail-failed': { readonly refused: boolean };
  /** A job failed; `last` if it is not retried. */
  readonly 'job-failed': { readonly queue: string; readonly last: boolean };
}

const nameOf = (what: keyof Happenings) => `gewitter:${what}`;

export function publish<What extends keyof Happenings>(what: What, facts: Happenings[What]): void {
  const target = channel(nameOf(what));
  if (target.hasSubscribers) target.publish(facts);
}

/** Returns a function that unsubscribes. */
export function hear<What extends keyof Happenings>(
  what: What,
  hearer: (facts: Happenings[What]) => void,
): () => void {
  const source = channel(nameOf(what));
  // Only `publish` publishes under this name.
  const listen = (facts: unknown) => hearer(facts as Happenings[What]);
  source.subscribe(listen);
  return () => void source.unsubscribe(listen);
}
