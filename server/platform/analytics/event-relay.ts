import type { Log } from '../log/log.ts';
import type { ReportedEvent } from './visit-event.ts';

/** As long as this the service may take; nobody waits for it. */
const WITHIN_MS = 5000;
/** So many reports may be on their way at once. What comes then is not counted: a count is not worth a shop. */
const MOST_UNDER_WAY = 50;
/** A service that fails is written down this often at the most. */
const TELL_EVERY_MS = 60_000;

/** Who is counted: the service tells visitors apart by these, and keeps neither. */
interface Visitor {
  readonly userAgent: string;
  readonly address: string;
}

export type Relay = (event: ReportedEvent, visitor: Visitor) => void;

interface RelayOptions {
  /** Address of the analytics service. */
  readonly url: string;
  readonly log: Log;
  /** Set by tests. */
  readonly withinMs?: number;
}

/** Passes events on to the analytics service, as its own script would. Whatever that does, nobody waits and nothing throws. */
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
        // One that is kept may be closed at the other end just as the next event goes out, and that would be lost.
        connection: 'close',
      },
      body: JSON.stringify(event),
      // Led nowhere else by it; and what it has to say is not read.
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
