import type { Tables } from '../fixtures/open-tables.ts';
import type { FuzzRequest } from './requests.ts';
import { type Answer, asCurl } from './send.ts';

/** Row counts of orders, jobs and the sandbox's payments. */
export interface Rows {
  readonly orders: number;
  readonly unopened: readonly Date[];
  readonly lines: number;
  readonly moves: number;
  readonly events: number;
  readonly jobs: number;
  /** Events of doubted payments in the orders' logs and notices to makers. */
  readonly doubts: number;
  readonly told: number;
  /** Signed events whose payment is not visible. */
  readonly heard: number;
  readonly sessions: number;
  readonly intents: number;
  readonly keys: number;
}

/** Counts rows without the timers' jobs, which do not depend on requests. */
export async function countRows(tables: Tables): Promise<Rows> {
  const count = async (from: string) => {
    const [row] = await tables.query<{ count: number }>(`select count(*)::int as count from ${from}`);
    return row?.count ?? 0;
  };
  const unopened = await tables.query<{ created_at: Date }>(
    'select created_at from orders where payment_reference is null',
  );
  return {
    orders: await count('orders'),
    unopened: unopened.map(({ created_at }) => new Date(created_at)),
    lines: await count('order_lines'),
    moves: await count("order_events where kind <> 'payment-doubted'"),
    doubts: await count("order_events where kind = 'payment-doubted'"),
    events: await count('payment_events'),
    jobs: await count(
      "jobs.job where name not like '\\_\\_%' and name not in (select name from jobs.schedule) and name not in ('take-event', 'tell-makers')",
    ),
    told: await count("jobs.job where name = 'tell-makers'"),
    heard: await count("jobs.job where name = 'take-event'"),
    sessions: await count("sandbox.objects where type = 'checkout.session'"),
    intents: await count("sandbox.objects where type = 'payment_intent'"),
    keys: await count("sandbox.idempotency where key like 'checkout-%' or key like 'wallet-%'"),
  };
}

/** Expected rows from the responses. */
export class Ledger {
  readonly statuses = new Map<number, number>();
  sent = 0;
  cardOrders = 0;
  walletOrders = 0;
  /** Lines of all acknowledged orders. */
  lines = 0;
  events = 0;
  session = '';
  wallet = '';
  secret = '';
  /** Cookies of the latest checkouts' browser. */
  cookies: readonly string[] = [];
  readonly #refused: { request: FuzzRequest; answer: Answer }[] = [];

  add(request: FuzzRequest, answer: Answer): void {
    this.sent += 1;
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status !== 200) {
      this.#refused.push({ request, answer });
      return;
    }
    if (request.method !== 'POST') return;
    if (answer.cookie) this.cookies = [...this.cookies, answer.cookie].slice(-12);
    const { data } = JSON.parse(answer.text) as { data: unknown };
    if (request.path === '/api/shop/checkout' && typeof data === 'string') this.#card(request, data);
    if (request.path === '/api/shop/express-checkout') this.#wallet(request, data);
    if (request.path === '/api/shop/stripe-webhook') this.events += 1;
  }

  #card({ body }: FuzzRequest, secret: string): void {
    this.cardOrders += 1;
    this.lines += (JSON.parse(String(body)) as unknown[]).length;
    this.secret = secret;
    this.session = secret.split('_secret_')[0] ?? '';
  }

  #wallet({ body }: FuzzRequest, data: unknown): void {
    const secret = (data as { clientSecret?: string }).clientSecret;
    if (secret === undefined) return;
    this.walletOrders += 1;
    this.lines += (JSON.parse(String(body)) as { items: unknown[] }).items.length;
    this.wallet = secret.split('_secret_')[0] ?? '';
  }

  /** Refused requests in progress at a moment, for resending: one of them left a row. */
  suspects(base: string, moment: Date): string[] {
    const at = moment.getTime();
    return this.#refused
      .filter(({ answer }) => answer.sentAt <= at && at <= answer.answeredAt)
      .map(({ request, answer }) => `${answer.status}: ${asCurl(base, request)}`);
  }
}
