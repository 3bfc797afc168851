import { ORDER_STATES, type OrderState, phaseOf } from '#domain/orders/states.ts';
import type { PlainSql } from '../db/database.ts';

export interface OrdersInState {
  readonly state: string;
  readonly orders: number;
}

export interface QueueHealth {
  readonly queue: string;
  /** Jobs that are ready, and failed ones that wait for a retry. */
  readonly due: number;
  readonly failing: number;
  /** Age of the oldest one, in seconds. */
  readonly oldest: number;
}

export interface MailFigures {
  readonly waiting: number;
  readonly oldest: number;
  /** Given up within a day: somebody has to write by hand. */
  readonly givenUp: number;
}

/** Orders are checked within ten minutes of their end (`close-stale-orders`); later ones were missed. */
const OVERDUE = "expires_at < now() - interval '10 minutes'";

/** Health figures from the database; every process reports the same ones. */
export const healthFigures = (sql: PlainSql) => ({
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
export const FINAL = ORDER_STATES.filter(isFinal);
export const PASSING = ORDER_STATES.filter((state) => !isFinal(state));
