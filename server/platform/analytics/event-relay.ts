import type { Log } from '../log/log.ts';
import type { ReportedEvent } from './visit-event.ts';

/** Timeout of the service; nobody waits for it. */
const WITHIN_MS = 5000;
/** Most reports in flight. Further ones are dropped: counting must not harm the shop. */
const MOST_UNDER_WAY = 50;
/** Failures are logged at most this often. */
const TELL_EVERY_MS = 60_000;

/** Data by which the service tells visitors apart; it stores neither. */
interface Visitor {
  readonly userAgent: string;
  readonly address: string;
}

export type Relay = (event: ReportedEvent, visitor: Visitor) => void;

interface RelayOptions {
  readonly url: string;
  readonly log: Log;
  readonly withinMs?: number;
}

/** Forwards events to the analytics service, as its own script would. Never blocks and never throws. */
export function createRelay({ url, log, withinMs = WITHIN_MS }: RelayOptions): Relay {
  const endpoint = `${url}/api/event`;
  let underWay = 0;
  let toldAt = Number.NEGATIVE_INFINITY;

  function tell(facts: object): void {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    log.warn(facts, 'visits not counted');
  }

  async function pass(event: ReportedEvent, { userAgent, address }: Visitor): Promise<void> {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        'user-agent': userAgent,
        'x-forwarded-for': address,
        // The service may close a kept-alive connection just as the next event goes out, and that event would be lost.
        connection: 'close',
      },
      body: JSON.stringify(event),
      // Follows no redirect, and ignores the response.
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    if (!response.ok) tell({ status: response.status });
    await response.body?.cancel();
  }

  return (event, visitor) => {
    if (underWay >= MOST_UNDER_WAY) return tell({ underWay });
    underWay += 1;
    pass(event, visitor)
      .catch((error: unknown) => tell({ err: error }))
      .finally(() => {
        underWay -= 1;
      });
  };
}
