import Stripe from 'stripe';
import type { WireEvent } from '../wire/objects.ts';
import { fromJson, type SandboxDatabase } from './objects.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays after failed attempts, ms; the last one repeats until three days have passed. */
const BACKOFF = [
  1 * SECOND,
  2 * SECOND,
  5 * SECOND,
  15 * SECOND,
  1 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  1 * HOUR,
  3 * HOUR,
];
const MAXIMUM_ATTEMPTS = BACKOFF.length + 24;
const ANSWER_WITHIN = 20 * SECOND;

/** Time in which a claimed delivery belongs to its process, ms; after a crash it becomes due again. */
const LEASE = 30 * SECOND;
const BATCH = 8;

export interface DeliveryOptions {
  database: SandboxDatabase;
  url: string;
  secret: string;
  log: (message: string, detail?: object) => void;
}

/** Sends events to the shop's webhook until each is answered with 2xx. */
export interface Deliveries {
  /** Sends due events, and schedules the next attempt after a failure. Extra calls are harmless. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

/** Creates the sender, which sends nothing before `start()`. */
export function createDeliveries(options: DeliveryOptions): Deliveries {
  const { database } = options;
  let started = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  /** Deliveries of an earlier process may be left, too. */
  let hasUndelivered = true;
  // Aborts a pending request on shutdown; it is sent again later.
  let shutdown = new AbortController();

  async function run(): Promise<void> {
    let isFull: boolean;
    do {
      again = false;
      const claimed = await claim(database);
      const delivered = await Promise.all(
        claimed.map((delivery) => deliver(options, delivery, shutdown.signal)),
      );
      if (delivered.includes(false)) hasUndelivered = true;
      isFull = claimed.length === BATCH;
    } while ((again || isFull) && started);
  }

  async function plan(): Promise<void> {
    if (!started || !hasUndelivered) return;
    const rows = await database.query<{ next_at: number | string | null }>(
      'select min(next_at) as next_at from sandbox.deliveries where delivered_at is null',
    );
    const nextAt = rows[0]?.next_at;
    if (nextAt === null || nextAt === undefined) hasUndelivered = false;
    if (!started || !hasUndelivered) return;
    clearTimeout(timer);
    const wait = Math.min(Math.max(Number(nextAt) - Date.now(), 10), HOUR);
    timer = setTimeout(wake, wait).unref();
  }

  function wake(): void {
    if (!started) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    running = run()
      .then(plan)
      .catch((error: unknown) => {
        hasUndelivered = true;
        options.log('sandbox: webhook deliveries stopped for five seconds', { err: error });
        if (started) timer = setTimeout(wake, 5 * SECOND).unref();
      })
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  }

  return {
    wake,
    start() {
      started = true;
      shutdown = new AbortController();
      wake();
    },
    async stop() {
      started = false;
      clearTimeout(timer);
      shutdown.abort();
      await running;
    },
  };
}

interface Claimed {
  event_id: string;
  attempts: number;
  /** Null if the event was deleted. */
  event: unknown;
}

/** Claims due deliveries and reads their events. Concurrent processes never claim the same one. */
async function claim(database: SandboxDatabase): Promise<Claimed[]> {
  const now = Date.now();
  return database.query<Claimed>(
    `update sandbox.deliveries set attempts = attempts + 1, next_at = $1
     where event_id in (
       select event_id from sandbox.deliveries where delivered_at is null and next_at <= $2
       order by next_at limit ${BATCH} for update skip locked
     ) returning event_id, attempts, (select data from sandbox.objects where id = event_id) as event`,
    [now + LEASE, now],
  );
}

/** Sends an event. False if it has to be sent again. */
async function deliver(options: DeliveryOptions, delivery: Claimed, shutdown: AbortSignal): Promise<boolean> {
  const { database, log } = options;
  const event = fromJson(delivery.event) as WireEvent | null;
  const failure = event ? await post(options, JSON.stringify(event, null, 2), shutdown) : undefined;
  if (failure === undefined) {
    await database.query('update sandbox.deliveries set delivered_at = $2 where event_id = $1', [
      delivery.event_id,
      Date.now(),
    ]);
    return true;
  }
  const wait = BACKOFF[Math.min(delivery.attempts, BACKOFF.length) - 1] ?? HOUR;
  log('sandbox: webhook not accepted', {
    event: delivery.event_id,
    type: event?.type,
    attempt: delivery.attempts,
    failure,
  });
  const givesUp = delivery.attempts >= MAXIMUM_ATTEMPTS;
  await database.query(
    `update sandbox.deliveries set next_at = $2${givesUp ? ', delivered_at = $2' : ''} where event_id = $1`,
    [delivery.event_id, Date.now() + wait],
  );
  return givesUp;
}

async function post(
  options: DeliveryOptions,
  payload: string,
  shutdown: AbortSignal,
): Promise<string | undefined> {
  try {
    const answer = await fetch(options.url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: options.secret }),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN), shutdown]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `status ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
}
