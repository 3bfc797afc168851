import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Language } from '#domain/languages.ts';
import type { OrderMailKind } from '#domain/orders/order-mail-kinds.ts';
import { keysOf } from '#domain/records.ts';
import type { WhyTold } from '#domain/returns/withdrawal.ts';
import type { Database, Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { forRequest, requestId } from '../log/request-id.ts';
import { tell } from '../metrics/happenings.ts';
import { isTooMuch, pauseAfter } from '../payments/promptly.ts';
import { createAsked } from './asked.ts';

/** What can be asked of the queue, by name. Payloads hold ids only, never personal data. */
export interface JobPayloads {
  'order-confirmation': { orderId: string };
  'close-stale-orders': Record<string, never>;
  /** An event of the payment provider that could not be settled when it came; `created` in seconds. */
  'take-event': { reference: string; event: { id: string; type: string }; created: number };
  /** `isGathered` where its mail stands for others of its kind, too. */
  'tell-makers': { noticeId: string; isGathered?: boolean };
  'refund-payment': { noticeId: string };
  'tell-refund': { noticeId: string };
  'acknowledge-withdrawal': { withdrawalId: string };
  'take-up-withdrawal': { withdrawalId: string };
  'tell-makers-of-withdrawal': { withdrawalId: string; why: WhyTold };
  'answer-data-request': { requestId: string };
  'pass-on-correction': { requestId: string };
  /** `language` is that of the page that asked, `back` the page that a registration began at. */
  'account-mail': { requestId: string; language?: Language; back?: string };
  'keep-no-longer': Record<string, never>;
  /** A letter to the buyer about what happened in the workshop; `detailId` tells two of a kind apart. */
  'order-mail': { orderId: string; kind: OrderMailKind; detailId: string };
  'finish-refund': { refundId: string };
  'agree-refunds': { orderId: string };
  /** Makes the provider's promotion code what our row says: there, or no more. */
  'agree-code': { codeId: string };
  'count-delivered': Record<string, never>;
  'read-account': Record<string, never>;
  /** Ends the time in which a question can be answered. */
  'finish-letter': { letterId: string };
  /** Posts what was handed over, once nobody can take it back any more. */
  'finish-hand-over': { handOverId: string };
  /** Where all of these end whose tries are over, with what they were asked. */
  'given-up':
    | { orderId: string; kind?: OrderMailKind; detailId?: string }
    | { noticeId: string }
    | { withdrawalId: string }
    | { requestId: string }
    | { refundId: string }
    | { codeId: string };
}
type JobName = keyof JobPayloads;

interface QueueRules {
  readonly retryDelay: number;
  readonly retryBackoff: boolean;
  readonly heartbeatSeconds: number;
  readonly retryLimit: number;
  readonly retryDelayMax: number;
  readonly deadLetter?: JobName;
  readonly policy?: 'exclusive';
}

/** `from` is the queue in which a job has failed that ends in another. */
export type JobHandlers = {
  readonly [Name in JobName]: (payload: JobPayloads[Name], from: string | null) => Promise<void>;
};

export interface Jobs {
  /** Asks for a job inside the caller's transaction: it exists if and only if the transaction commits. */
  send<Name extends JobName>(
    transaction: Db,
    name: Name,
    payload: JobPayloads[Name],
    how?: {
      readonly afterSeconds?: number;
      /** Of an exclusive queue: asked for again under this key before it is done, it stays one job. */
      readonly key?: string;
      /** One job under `key` now, and one for all others at the end of each span of so many seconds. */
      readonly gatherSeconds?: number;
    },
  ): Promise<void>;
  /** Wakes the workers of what was asked for, after its commit, so that nobody waits for the next poll. */
  wake(): void;
  /** Wakes all workers: what waits for its next try may have become due by hand. */
  wakeAll(): void;
  work(handlers: JobHandlers): Promise<void>;
  /** How many jobs of a kind have failed and wait for their next try, and how often the most unlucky was tried. */
  waiting(name: JobName): Promise<{ jobs: number; tries: number }>;
  stop(): Promise<void>;
}

/** The heartbeat tells a job that is worked on from one whose process died, which is then taken up again. */
const SOON = { retryDelay: 5, retryBackoff: true, heartbeatSeconds: 10 };

/**
 * Mails are tried for about four days: at first after 5 s, then less and less often, at least once an hour. Mail
 * servers give up after as long, and a weekend is within.
 */
const MAIL = { ...SOON, retryLimit: 110, retryDelayMax: 3600 };

/** What was asked for, and by which request. */
const JOB_DATA = z.looseObject({ request: z.string().optional() });

/** Queues that others lead to come first. */
const QUEUES: Record<JobName, QueueRules> = {
  'given-up': MAIL,
  'order-confirmation': { ...MAIL, deadLetter: 'given-up' },
  'tell-makers': { ...MAIL, deadLetter: 'given-up' },
  'tell-refund': { ...MAIL, deadLetter: 'given-up' },
  'refund-payment': { ...MAIL, deadLetter: 'given-up' },
  'acknowledge-withdrawal': { ...MAIL, deadLetter: 'given-up' },
  'take-up-withdrawal': { ...MAIL, deadLetter: 'given-up' },
  'tell-makers-of-withdrawal': { ...MAIL, deadLetter: 'given-up' },
  'answer-data-request': { ...MAIL, deadLetter: 'given-up' },
  'pass-on-correction': { ...MAIL, deadLetter: 'given-up' },
  'order-mail': { ...MAIL, deadLetter: 'given-up' },
  'finish-refund': { ...MAIL, deadLetter: 'given-up' },
  'agree-refunds': { ...MAIL },
  'agree-code': { ...MAIL, deadLetter: 'given-up' },
  'count-delivered': { ...SOON, retryLimit: 5, retryDelayMax: 3600 },
  'read-account': { ...SOON, retryLimit: 5, retryDelayMax: 3600 },
  'finish-hand-over': { ...MAIL },
  'finish-letter': { ...MAIL },
  'account-mail': { ...MAIL, deadLetter: 'given-up' },
  'keep-no-longer': { ...SOON, retryLimit: 5, retryDelayMax: 3600 },
  // For an hour; then the order's time to pay is over, and 'close-stale-orders' asks for it.
  'take-event': { ...SOON, retryLimit: 70, retryDelayMax: 60, policy: 'exclusive' },
  // Asked for every five minutes anyway.
  'close-stale-orders': { ...SOON, retryLimit: 3, retryDelayMax: 60 },
};
const POLL_SECONDS = 20;
/** A provider that wants to be left alone for longer is asked all the same: a stop waits for nobody. */
const LONGEST_REST_MS = 60_000;
const WATCH = { superviseIntervalSeconds: 20, monitorIntervalSeconds: 20 };

export async function startJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ ...database.jobs, ...WATCH, schema: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  // It makes its tables and brings them up to date by itself, and bears nobody beside it meanwhile.
  await database.alone(() => boss.start());
  const workers = new Map<JobName, string>();
  const asked = createAsked<JobName>();

  return {
    async send(transaction, name, payload, { afterSeconds, key, gatherSeconds } = {}) {
      // What waits for its time is found by the poll: nobody is woken for it before.
      if (afterSeconds === undefined) asked.note(name);
      // What is done later is done for the same request, and its lines in the log say so.
      const data = { ...payload, ...(requestId() && { request: requestId() }) };
      await boss.send(name, data, {
        db: fromDrizzle(transaction as never, sql as never),
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
        ...(key !== undefined && { singletonKey: key }),
        ...(gatherSeconds !== undefined && { singletonSeconds: gatherSeconds, singletonNextSlot: true }),
      });
    },
    wake() {
      for (const name of asked.names()) {
        const worker = workers.get(name);
        if (worker !== undefined) boss.notifyWorker(worker);
      }
    },
    wakeAll() {
      for (const worker of workers.values()) boss.notifyWorker(worker);
    },
    async work(handlers) {
      await database.alone(async () => {
        for (const name of keysOf(QUEUES)) {
          await boss.createQueue(name, QUEUES[name]);
          // A queue that stands already keeps its rules otherwise.
          const { policy: _, ...rules } = QUEUES[name];
          await boss.updateQueue(name, rules);
        }
      });
      for (const name of keysOf(handlers)) {
        const handle = handlers[name] as (payload: object, from: string | null) => Promise<void>;
        const polling = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true } as const;
        const take = async (payload: object, job: JobWithMetadata<unknown>) => {
          try {
            await handle(payload, job.sourceName);
          } catch (error) {
            const isLast = job.retryCount >= job.retryLimit;
            const facts = {
              err: error,
              job: name,
              id: job.id,
              tries: job.retryCount + 1,
              ...payload,
            };
            const end = QUEUES[name].deadLetter;
            if (isLast && end) asked.note(end);
            if (isLast) log.error(facts, 'job given up');
            else log.warn(facts, 'job failed, will be tried again');
            tell('job-failed', { queue: name, last: isLast });
            // As long as the provider wants not to be asked, this queue asks nothing; then its own pause begins.
            if (isTooMuch(error)) await pause(Math.min(pauseAfter(error), LONGEST_REST_MS));
            throw error;
          }
        };
        const worker = await boss.work(name, polling, async ([job]) => {
          if (!job) return;
          asked.take(name);
          const { request, ...payload } = JOB_DATA.parse(job.data ?? {});
          await forRequest(request, () => take(payload, job));
          // There may be more: look again at once instead of at the next poll.
          boss.notifyWorker(worker);
        });
        workers.set(name, worker);
      }
      await boss.schedule('close-stale-orders', '*/5 * * * *', {});
      // While nobody buys, and off the hour, when everybody else's clocks strike.
      await boss.schedule('keep-no-longer', '17 3 * * *', {});
      await boss.schedule('count-delivered', '43 3 * * *', {});
      await boss.schedule('read-account', '11 4 * * *', {});
    },
    async waiting(name) {
      const [row] = await database.sql.query<{ jobs: number; tries: number }>(
        `select count(*)::int as jobs, coalesce(max(retry_count), 0)::int as tries
         from jobs.job where name = $1 and state = 'retry'`,
        [name],
      );
      return row ?? { jobs: 0, tries: 0 };
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
