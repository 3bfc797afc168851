import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ORDER_STATES, type OrderState, phaseOf } from '#domain/orders/states.ts';
import type { PlainSql } from '../db/database.ts';
import { hear } from './happenings.ts';

interface AnsweredRequest {
  readonly method: string;
  /** The path of a page or the pattern of a call, never typed input. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface ShopMetrics {
  requestAnswered(request: AnsweredRequest): void;
  answeredFromCache(): void;
  /** All metrics in Prometheus' text format. */
  read(): Promise<{ readonly text: string; readonly type: string }>;
  stop(): void;
}

/** From a cached page to a slow provider, in seconds. */
const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** From an immediate webhook to one that is redelivered after days, in seconds. */
const LAGS = [1, 2, 5, 10, 30, 60, 300, 900, 3600, 14_400, 86_400];
/** Interval of counting finished orders, in milliseconds: they are many and change slowly. */
const COUNT_FINAL_MS = 10 * 60_000;

/**
 * The shop's metrics (`deploy/prometheus/`). Each process counts its own activity; figures of the database are read on
 * each scrape and are the same for every process.
 */
export function createMetrics(sql: PlainSql): ShopMetrics {
  const registry = new Registry();
  const registers = [registry];
  const figures = healthFigures(sql);
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'gewitter_http_requests_total',
    help: 'Requests answered, but for those answered from the cache',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latencies = new Histogram({
    name: 'gewitter_http_request_seconds',
    help: 'How long they took',
    labelNames: ['method', 'route'],
    buckets: LATENCIES,
    registers,
  });
  const cached = new Counter({
    name: 'gewitter_cache_hits_total',
    help: 'Requests answered from the cache',
    registers,
  });
  const lags = new Histogram({
    name: 'gewitter_settlement_lag_seconds',
    help: 'From a payment at the provider to the order that knows of it, where the provider told of it',
    buckets: LAGS,
    registers,
  });
  const lostOrders = new Counter({
    name: 'gewitter_orders_lost_total',
    help: 'Payments whose order is not here, counted at each delivery',
    registers,
  });
  const mailFailures = new Counter({
    name: 'gewitter_mail_failures_total',
    help: 'Tries to send a mail that failed',
    labelNames: ['refused'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'gewitter_job_failures_total',
    help: 'Jobs that failed; last ones are not tried again',
    labelNames: ['queue', 'last'],
    registers,
  });
  for (const refused of ['true', 'false']) mailFailures.inc({ refused }, 0);

  const orders = new Gauge({
    name: 'gewitter_orders',
    help: 'Orders by state',
    labelNames: ['state'],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `gewitter_${name}`, help, registers });
  const overdue = gauge(
    'orders_overdue',
    'Orders whose time to pay is over, and of which the provider has not been asked since',
  );
  const mailsWaiting = gauge('mails_waiting', 'Mails that have not gone out yet');
  const mailsOldest = gauge('mails_oldest_seconds', 'How long the oldest of them waits');
  const mailsGivenUp = gauge('mails_given_up', 'Mails of the last six days that no server takes');
  const ofQueue = { labelNames: ['queue'], registers } as const;
  const queueDue = new Gauge({ name: 'gewitter_queue_due', help: 'Jobs that may be taken up', ...ofQueue });
  const queueFailing = new Gauge({
    name: 'gewitter_queue_failing',
    help: 'Jobs that have failed and wait for their next try',
    ...ofQueue,
  });
  const queueOldest = new Gauge({
    name: 'gewitter_queue_oldest_seconds',
    help: 'How long the oldest of either waits',
    ...ofQueue,
  });
  const isRead = gauge('database_read', '1 where the figures above that stand in the database could be read');

  let finalCountedAt = Number.NEGATIVE_INFINITY;
  async function countOrders(): Promise<void> {
    const isDue = performance.now() - finalCountedAt > COUNT_FINAL_MS;
    const states = isDue ? [...PASSING, ...FINAL] : PASSING;
    const counted = await figures.ordersIn(states);
    for (const state of states)
      orders.set({ state }, counted.find((row) => row.state === state)?.orders ?? 0);
    if (isDue) finalCountedAt = performance.now();
  }

  async function countQueues(): Promise<void> {
    const queues = await figures.queues();
    for (const each of [queueDue, queueFailing, queueOldest]) each.reset();
    for (const { queue, due, failing, oldest } of queues) {
      queueDue.set({ queue }, due);
      queueFailing.set({ queue }, failing);
      queueOldest.set({ queue }, oldest);
    }
  }

  async function readDatabase(): Promise<void> {
    await countOrders();
    overdue.set(await figures.overdue());
    await countQueues();
    const mails = await figures.mails();
    mailsWaiting.set(mails.waiting);
    mailsOldest.set(mails.oldest);
    mailsGivenUp.set(mails.givenUp);
  }

  const deaf = [
    hear('settled', ({ lag }) => lags.observe(lag)),
    hear('order-lost', () => lostOrders.inc()),
    hear('mail-failed', ({ refused }) => mailFailures.inc({ refused: String(refused) })),
    hear('job-failed', ({ queue, last }) => jobFailures.inc({ queue, last: String(last) })),
  ];

  return {
    requestAnswered({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      latencies.observe({ method, route }, seconds);
    },
    answeredFromCache: () => cached.inc(),
    async read() {
      // A database that is away is reported along with the process's own metrics.
      const read = await readDatabase().then(
        () => true,
        () => false,
      );
      isRead.set(Number(read));
      return { text: await registry.metrics(), type: registry.contentType };
    },
    stop() {
      for (const stop of deaf) stop();
      registry.clear();
    },
  };
}

interface OrdersInState {
  readonly state: string;
  readonly orders: number;
}

interface QueueHealth {
  readonly queue: string;
  /** Jobs that are ready, and failed ones that wait for a retry. */
  readonly due: number;
  readonly failing: number;
  /** Age of the oldest one, in seconds. */
  readonly oldest: number;
}

interface MailFigures {
  readonly waiting: number;
  readonly oldest: number;
  /** Given up within a day: a maker has to write by hand. */
  readonly givenUp: number;
}

/** Orders are checked within ten minutes of their end (`close-stale-orders`); later ones were missed. */
const OVERDUE = "expires_at < now() - interval '10 minutes'";

/** Health figures from the database; every process reports the same ones. */
const healthFigures = (sql: PlainSql) => ({
  ordersIn: (states: readonly string[]) =>
    sql.query<OrdersInState>(
      'select state, count(*)::int as orders from orders where state = any($1) group by state',
      [states],
    ),
  async overdue(): Promise<number> {
    const [row] = await sql.query<{ orders: number }>(
      `select count(*)::int as orders from orders where state = 'awaiting payment' and ${OVERDUE}`,
    );
    return row?.orders ?? 0;
  },
  queues: () =>
    sql.query<QueueHealth>(
      `select queue.name as queue,
         count(*) filter (where job.state = 'created' and start_after <= now())::int as due,
         count(*) filter (where job.state = 'retry')::int as failing,
         coalesce(extract(epoch from now() - min(job.created_on) filter (where start_after <= now() or job.state = 'retry')), 0)::float8 as oldest
       from jobs.queue left join jobs.job on job.name = queue.name and job.state < 'active' group by queue.name`,
    ),
  async mails(): Promise<MailFigures> {
    const [row] = await sql.query<MailFigures>(
      `select count(*) filter (where state = 'waiting')::int as waiting,
         coalesce(extract(epoch from now() - min(asked_at) filter (where state = 'waiting')), 0)::float8 as oldest,
         count(*) filter (where state = 'given up')::int as "givenUp"
       from mails where state = 'waiting' or (state = 'given up' and asked_at > now() - interval '6 days')`,
    );
    return row ?? { waiting: 0, oldest: 0, givenUp: 0 };
  },
});

/** States in which orders accumulate. */
const isFinal = (state: OrderState) => phaseOf(state) === 'over' || state === 'delivered';
const FINAL = ORDER_STATES.filter(isFinal);
const PASSING = ORDER_STATES.filter((state) => !isFinal(state));
