/** An outage ends after this time without a failure, in milliseconds. */
const QUIET_MS = 15_000;

export interface OutageEnd {
  /** Lines that were not written. */
  readonly more: number;
  readonly seconds: number;
}

/**
 * Thins out the lines of an outage, in which every request and connection fails alike. Returns true for the first one
 * only. `over` is called once none has come for a while.
 */
export function thinOut(over: (end: OutageEnd) => void): () => boolean {
  let begun = 0;
  let last = 0;
  let more = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    timer = undefined;
    over({ more, seconds: Math.round((last - begun) / 1000) });
  };
  return () => {
    last = performance.now();
    const isFirst = timer === undefined;
    if (isFirst) {
      begun = last;
      more = 0;
    } else more += 1;
    clearTimeout(timer);
    timer = setTimeout(end, QUIET_MS).unref();
    return isFirst;
  };
}
