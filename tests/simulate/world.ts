import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Database } from '../../server/platform/db/database.ts';
import { rateLimits } from '../../server/platform/db/schema/platform.ts';
import { CommitUnknown } from '../../server/platform/db/transaction.ts';
import { layExample } from '../../server/stock/index.ts';
import { layDatabase } from '../fixtures/built-shop.ts';
import { type Fault, type ProviderStub, startProviderStub } from '../fixtures/provider-stub.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { signedIn } from '../fixtures/workshop.ts';
import { type MailFault, Post } from './post.ts';

/**
 * A fault to inject: in calls to the provider, in transactions, in mails, the end of the process, or of one that dies
 * between the work of its jobs and their completion, so that they run again.
 */
export type Trouble =
  | { readonly of: 'provider'; readonly fault: Fault; readonly calls: RegExp; readonly times: number }
  | {
      readonly of: 'database';
      readonly when: 'before' | 'after';
      readonly skip: number;
      readonly times: number;
    }
  | ({ readonly of: 'mail' } & MailFault)
  | { readonly of: 'process'; readonly skip: number }
  | { readonly of: 'jobs' };

/** A checkout that a shopper has opened. */
export interface Opened {
  readonly sessionId: string;
  readonly clientSecret: string;
  readonly email: string;
  readonly country: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const START = Date.parse('2026-10-01T08:00:00+02:00');
const MINUTE = 60_000;

/**
 * A shop with the embedded database on disk, the payment sandbox behind a stub, and a clock of its own. It can be
 * restarted on the same data, and fails at a given transaction or call.
 */
export class World {
  readonly opened: Opened[] = [];
  /** Hashes of the bookkeeping files of closed months, at their close. */
  readonly closed = new Map<string, string>();
  readonly codes: string[] = [];
  readonly injected = new Map<string, number>();
  readonly post = new Post();
  stockBefore = new Map<string, number>();
  commands = 0;
  private now = START;
  private trouble: Trouble | undefined;
  private transactions = 0;
  private brokenAt = START;

  private current: TestShop | undefined;
  private readonly dataDir: string;
  private readonly stub: ProviderStub;

  private constructor(dataDir: string, stub: ProviderStub) {
    this.dataDir = dataDir;
    this.stub = stub;
  }

  static async open(): Promise<World> {
    const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-simulated-'));
    layDatabase({ DATA_DIR: dataDir });
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    const world = new World(dataDir, await startProviderStub());
    Post.current = world.post;
    await world.start();
    await layExample(world.shop.services);
    world.stockBefore = await world.stock();
    return world;
  }

  get shop(): TestShop {
    if (!this.current) throw new Error('The shop is closed');
    return this.current;
  }

  async start(): Promise<void> {
    this.current = await openTestShop({}, { providerStub: this.stub, at: this.dataDir });
    this.breakable(this.current.database);
  }

  async restart(): Promise<void> {
    this.heal();
    await this.shop.close();
    this.current = undefined;
    await this.start();
  }

  async close(): Promise<void> {
    await this.current?.close();
    await this.stub.close();
    vi.useRealTimers();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Moves the clock forward; the nightly jobs run once at the end. */
  async pass(days: number): Promise<void> {
    this.now += days * 24 * 60 * MINUTE;
    vi.setSystemTime(this.now);
    if (days === 0) return;
    const { jobs, db } = this.shop.services;
    for (const name of ['close-stale-orders', 'count-delivered', 'read-account', 'keep-no-longer'] as const)
      await jobs.send(db, name, {});
    await this.shop.database.sql.query(`update jobs.job set start_after = now() where state = 'created'`);
  }

  tick(): void {
    this.now += 7 * MINUTE;
    vi.setSystemTime(this.now);
  }

  /** Injects a fault until `heal`. */
  break(trouble: Trouble): void {
    this.heal();
    this.trouble = trouble;
    this.transactions = 0;
    this.brokenAt = this.now;
    if (trouble.of === 'provider') this.stub.fail(trouble.calls, trouble.fault, trouble.times);
    // Most mails leave in `settle`, so this one is not ended there, but by its number of times.
    if (trouble.of === 'mail') this.post.fault = trouble;
    const detail = 'when' in trouble ? trouble.when : 'fault' in trouble ? JSON.stringify(trouble.fault) : '';
    const kind = `${trouble.of} ${detail}`.trim();
    this.injected.set(kind, (this.injected.get(kind) ?? 0) + 1);
  }

  /** Ends the injected fault and returns it. `settle` restarts a process that died. */
  heal(): Trouble | undefined {
    const { trouble } = this;
    this.trouble = undefined;
    this.stub.heal();
    return trouble;
  }

  /** Lets transactions fail as `trouble` says. In a process that died every transaction fails from one on. */
  private breakable({ db }: Database): void {
    const begin = db.transaction.bind(db);
    db.transaction = async (work, config) => {
      const { trouble } = this;
      if (trouble?.of !== 'database' && trouble?.of !== 'process') return begin(work, config);
      const place = this.transactions++;
      const isHit =
        place >= trouble.skip && (trouble.of === 'process' || place < trouble.skip + trouble.times);
      if (!isHit) return begin(work, config);
      if (trouble.of === 'process') {
        this.stub.fail(/./, 'reset');
        throw Object.assign(new Error('the process died'), { code: '57P01' });
      }
      if (trouble.when === 'before')
        return begin(async (tx) => {
          await work(tx);
          throw Object.assign(new Error('connection lost'), { code: '08006' });
        }, config);
      await begin(work, config);
      throw new CommitUnknown(new Error('connection lost'));
    };
  }

  /** Ends the fault, then waits until all jobs and webhooks are processed. */
  async settle(): Promise<void> {
    const trouble = this.heal();
    if (trouble?.of === 'process') await this.restart();
    await this.finishWork();
    if (trouble?.of === 'jobs') {
      // An exclusive queue refuses a second job with its key.
      await this.shop.database.sql.query(
        `update jobs.job set state = 'retry', completed_on = null where state = 'completed'
           and completed_on >= $1 and policy is distinct from 'exclusive' and name not like '\\_\\_%'`,
        [new Date(this.brokenAt)],
      );
      await this.finishWork();
    }
    await this.shop.database.db.delete(rateLimits);
  }

  private async finishWork(): Promise<void> {
    const { sql } = this.shop.database;
    const { jobs } = this.shop.services;
    for (let calm = 0, tries = 0; calm < 2; tries += 1) {
      if (tries > 2000) throw new Error(`No end of work: ${JSON.stringify(await this.pending())}`);
      await sql.query(`update jobs.job set start_after = now() where state = 'retry'`);
      if (tries % 20 === 19) await this.deliverAgain();
      jobs.lookNow();
      await new Promise((resolve) => setTimeout(resolve, 5));
      calm = (await this.pending()).length === 0 ? calm + 1 : 0;
    }
  }

  /** Delivers webhooks that the provider would only repeat after a pause. They may arrive twice. */
  private async deliverAgain(): Promise<void> {
    const { sql } = this.shop.database;
    const rows = await sql.query<{ id: string; data: object }>(
      `select o.id, o.data from sandbox.deliveries d join sandbox.objects o on o.id = d.event_id
       where d.delivered_at is null and d.attempts > 0 order by o.sequence`,
    );
    for (const { id, data } of rows) {
      const { status } = await this.shop.deliver(data);
      if (status === 200)
        await sql.query('update sandbox.deliveries set delivered_at = 1 where event_id = $1', [id]);
    }
  }

  private pending() {
    return this.shop.database.sql.query<{ what: string }>(
      `select name || ' ' || state as what from jobs.job
         where state in ('retry', 'active') or (state = 'created' and start_after <= now())
       union all select 'delivery' from sandbox.deliveries where delivered_at is null`,
    );
  }

  /** A call of a maker. Any answer but success or a refusal in a sentence fails the run. */
  async maker(name: string, body: object): Promise<Answer> {
    const maker = await signedIn(this.shop, { role: 'staff', name: 'Maxi' });
    return this.answered(`workshop/${name}`, () => maker.call(name, body));
  }

  async shopper(path: string, body?: object): Promise<Answer> {
    return this.answered(path, () =>
      body === undefined ? this.shop.get(`/api/shop/${path}`) : this.shop.post(`/api/shop/${path}`, body),
    );
  }

  private async answered(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    const isBroken = this.trouble !== undefined;
    const answer = await ask();
    const { status, body } = answer;
    const sentence = (body as { error?: unknown } | null)?.error;
    const isRefusal = status >= 400 && status < 500 && typeof sentence === 'string';
    const isAway = isBroken && status === 503 && typeof sentence === 'string';
    if (status !== 200 && !isRefusal && !isAway)
      throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    return answer;
  }

  async stock(): Promise<Map<string, number>> {
    const rows = await this.shop.database.sql.query<{ id: string; on_hand: number }>(
      'select id, on_hand from stock_parts',
    );
    return new Map(rows.map(({ id, on_hand }) => [id, on_hand]));
  }
}
