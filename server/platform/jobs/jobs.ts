import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import * as z from 'zod';
import type { Language } from '#domain/languages.ts';
import type { OrderMailKind } from '#domain/orders/order-mail-kinds.ts';
import { keysOf } from '#domain/records.ts';
import type { RepairState } from '#domain/repairs/repair.ts';
import type { WhyTold } from '#domain/returns/withdrawal.ts';
import type { Database, Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { forRequest, requestId } from '../log/request-id.ts';
import { publish } from '../metrics/happenings.ts';
import { isTooMuch, pauseAfter } from '../payments/promptly.ts';
import { createUnfetchedJobs } from './unfetched-jobs.ts';

/** Payloads by job name. They contain ids only, never personal data. */
export interface JobPayloads {
  'order-confirmation': { orderId: string };
  'close-stale-orders': Record<string, never>;
  /** A provider event that could not be settled on arrival; `created` in seconds. */
  'take-event': { reference: string; event: { id: string; type: string }; created: number };
  /** `isGathered`: its mail covers others of its kind, too. */
  'tell-makers': { noticeId: string; isGathered?: boolean };
  /** A payment that names an order which is not here. */
  'tell-makers-of-lost-order': { reference: string };
  'refund-payment': { noticeId: string };
  'tell-refund': { noticeId: string };
  'acknowledge-withdrawal': { withdrawalId: string };
  'take-up-withdrawal': { withdrawalId: string };
  'tell-makers-of-withdrawal': { withdrawalId: string; why: WhyTold };
  'answer-data-request': { requestId: string };
  'pass-on-correction': { requestId: string };
  /** A letter about a repair that reached a state, to its owner or the makers. */
  'repair-mail': { repairId: string; step: RepairState; version?: number; isForMakers?: boolean };
  /** `language` of the page that sent the form; `back`: the page where a registration began. */
  'account-mail': { requestId: string; language?: Language; back?: string };
  'keep-no-longer': Record<string, never>;
  /** A letter to the buyer about progress in the workshop; `detailId` distinguishes two of a kind. */
  'order-mail': { orderId: string; kind: OrderMailKind; detailId: string };
  'finish-refund': { refundId: string };
  'agree-refunds': { orderId: string };
  /** Creates or deactivates the provider's promotion code to match our row. */
  'agree-code': { codeId: string };
  'count-delivered': Record<string, never>;
  'read-account': Record<string, never>;
  /** Ends the answering time of a question. */
  'finish-letter': { letterId: string };
  /** Posts a hand-over once it can no longer be undone. */
  'finish-hand-over': { handOverId: string };
  /** Dead letters: jobs without tries left, with their payload. */
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

/** `from` is the queue of a dead letter. */
export type JobHandlers = {
  readonly [Name in JobName]: (payload: JobPayloads[Name], from: string | null) => Promise<void>;
};

export interface Jobs {
  /** Enqueues a job in the caller's transaction: it exists if and only if the transaction commits. */
  send<Name extends JobName>(
    transaction: Db,
    name: Name,
    payload: JobPayloads[Name],
    how?: {
      readonly afterSeconds?: number;
      /** For exclusive queues: until the job is done, another one with this key is ignored. */
      readonly key?: string;
      /** Runs one job under `key` now, and one for all others at the end of each span of this many seconds. */
      readonly gatherSeconds?: number;
    },
  ): Promise<void>;
  /** Wakes the workers after a commit, so that nobody waits for the next poll. */
  wake(): void;
  /** Looks for due jobs at once, such as one whose next try was moved by hand. */
  lookNow(): void;
  work(handlers: JobHandlers): Promise<void>;
  /** Number of failed jobs of a kind that wait for a retry, and the highest number of tries among them. */
  waiting(name: JobName): Promise<{ jobs: number; tries: number }>;
  stop(): Promise<void>;
}

/** The heartbeat detects jobs whose process died; they are then restarted. */
const SOON = { retryDelay: 5, retryBackoff: true, heartbeatSeconds: 10 };

/**
 * Mails are retried for about four days: after 5 s at first, later at least once an hour. That spans a weekend, and mail
 * servers give up after the same time.
 */
const MAIL = { ...SOON, retryLimit: 110, retryDelayMax: 3600 };

/** Request that enqueued the job. */
const JOB_DATA = z.looseObject({ request: z.string().optional() });

/** In order of creation: dead-letter queues first. */
const QUEUES: Record<JobName, QueueRules> = {
  'given-up': MAIL,
  'order-confirmation': { ...MAIL, deadLetter: 'given-up' },
  'tell-makers': { ...MAIL, deadLetter: 'given-up' },
  'tell-makers-of-lost-order': MAIL,
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
  'repair-mail': MAIL,
  'account-mail': { ...MAIL, deadLetter: 'given-up' },
  'keep-no-longer': { ...SOON, retryLimit: 5, retryDelayMax: 3600 },
  // For an hour; by then the order's time to pay is over, and 'close-stale-orders' checks it.
  'take-event': { ...SOON, retryLimit: 70, retryDelayMax: 60, policy: 'exclusive' },
  // Scheduled every five minutes anyway.
  'close-stale-orders': { ...SOON, retryLimit: 3, retryDelayMax: 60 },
};
/** Limit of the pause that the provider asks for, because a shutdown waits for nobody. */
const LONGEST_REST_MS = 60_000;

/** Longest time until a process finds jobs that it has not enqueued itself: of others, deferred ones and retries. */
const LOOK_MS = 20_000;
/** Shortest time between two looks, because a job may be due for longer than it takes to fetch it. */
const LOOK_AGAIN_MS = 500;

/**
 * One statement finds what each queue waits for, so pg-boss polls none of them: its workers wait to be woken, and its
 * maintenance runs hourly, or when a look finds a job whose process died.
 */
const NEXT_JOBS = `select name,
    (count(*) filter (where state < 'active' and start_after <= now()))::int as due,
    coalesce(bool_or(least(started_on + expire_seconds * interval '1 s',
      heartbeat_on + heartbeat_seconds * interval '1 s') < now()) filter (where state = 'active'), false) as "isLost",
    extract(epoch from min(start_after) filter (where start_after > now()) - now())::float as "dueIn"
  from jobs.job where state in ('created', 'retry', 'active') group by name`;

interface NextJobs {
  readonly name: string;
  /** Number of jobs to fetch. */
  readonly due: number;
  /** True if a job has lost its process, or its time is over. */
  readonly isLost: boolean;
  /** Seconds until the next deferred job or retry; null if there is none. */
  readonly dueIn: number | null;
}

const HOUR = 3600;
const WOKEN_BY_US = {
  superviseIntervalSeconds: HOUR,
  // Least time between two maintenance runs of all processes.
  monitorIntervalSeconds: 10,
  flowIntervalSeconds: HOUR,
  bamIntervalSeconds: HOUR,
  queueCacheIntervalSeconds: HOUR,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  registerInstance: false,
};

export async function startJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ ...database.jobs, ...WOKEN_BY_US, schema: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  // pg-boss creates and migrates its own tables and tolerates no second process meanwhile.
  await database.alone(() => boss.start());
  const unfetched = createUnfetchedJobs();
  let nextLook: NodeJS.Timeout | undefined;
  /** Time of the next look, on the clock of `performance`. */
  let lookAt = Number.POSITIVE_INFINITY;
  let isStopped = false;

  /** Wakes the workers of some queues, pg-boss's own included. */
  function wake(isWanted: (name: string) => boolean): void {
    for (const { id, name } of boss.getWipData({ includeInternal: true }))
      if (isWanted(name)) boss.notifyWorker(id);
  }

  const readNext = () => database.sql.query<NextJobs>(NEXT_JOBS);

  /** Moves the next look forward. */
  function lookWithin(ms: number): void {
    const at = performance.now() + ms;
    if (isStopped || at >= lookAt) return;
    clearTimeout(nextLook);
    lookAt = at;
    nextLook = setTimeout(() => void look(), ms).unref();
  }

  /** Wakes the workers of due jobs, and looks again when the next one is due. */
  async function look(): Promise<void> {
    lookAt = Number.POSITIVE_INFINITY;
    // Jitter, so that several processes do not look at the same time.
    let pause = LOOK_MS * (0.75 + Math.random() / 4);
    try {
      let found = await readNext();
      if (found.some(({ isLost }) => isLost)) {
        await boss.supervise();
        found = await readNext();
      }
      for (const { name, due, dueIn } of found) {
        unfetched.found(name, due);
        if (dueIn !== null) pause = Math.min(pause, dueIn * 1000);
      }
      wake(unfetched.has);
    } catch (err) {
      if (!isStopped) log.warn({ err }, 'job queue not read');
    }
    lookWithin(Math.max(pause, LOOK_AGAIN_MS));
  }

  /** Creates missing queues, and updates those whose rules another release has set. */
  async function updateQueues(): Promise<void> {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const name of keysOf(QUEUES)) {
      const rules = QUEUES[name];
      const queue = known.get(name);
      // An existing queue keeps its policy.
      const { policy: _, ...changeable } = rules;
      if (!queue) await boss.createQueue(name, rules);
      else if (Object.entries(changeable).some(([rule, value]) => Reflect.get(queue, rule) !== value))
        await boss.updateQueue(name, changeable);
    }
  }

  return {
    async send(transaction, name, payload, { afterSeconds, key, gatherSeconds } = {}) {
      // The job keeps the id of its request, so that its log lines have it, too.
      const data = { ...payload, ...(requestId() && { request: requestId() }) };
      const id = await boss.send(name, data, {
        db: fromDrizzle(transaction as never, sql as never),
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
        ...(key !== undefined && { singletonKey: key }),
        ...(gatherSeconds !== undefined && { singletonSeconds: gatherSeconds, singletonNextSlot: true }),
      });
      if (afterSeconds !== undefined) lookWithin(afterSeconds * 1000 + LOOK_AGAIN_MS);
      else if (id !== null) unfetched.note(name, id);
    },
    wake: () => wake(unfetched.has),
    lookNow: () => void look(),
    async work(handlers) {
      await database.alone(updateQueues);
      for (const name of keysOf(handlers)) {
        const handle = handlers[name] as (payload: object, from: string | null) => Promise<void>;
        const polling = { pollingIntervalSeconds: HOUR, includeMetadata: true } as const;
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
            if (isLast && end) unfetched.found(end, 1);
            if (isLast) log.error(facts, 'job given up');
            else log.warn(facts, 'job failed, will be tried again');
            publish('job-failed', { queue: name, last: isLast });
            // The look learns when the retry is due.
            lookWithin(1000);
            // Honours the provider's pause for this queue before its own retry delay.
            if (isTooMuch(error)) await pause(Math.min(pauseAfter(error), LONGEST_REST_MS));
            throw error;
          }
        };
        const worker = await boss.work(name, polling, async ([job]) => {
          if (!job) return;
          unfetched.take(name, job.id);
          const { request, ...payload } = JOB_DATA.parse(job.data ?? {});
          await forRequest(request, () => take(payload, job));
          // Fetches the next one at once instead of at the next look.
          if (unfetched.has(name)) boss.notifyWorker(worker);
        });
      }
      await boss.schedule('close-stale-orders', '*/5 * * * *', {});
      // At a quiet time, and off the hour, when everybody else's schedules fire.
      await boss.schedule('keep-no-longer', '17 3 * * *', {});
      await boss.schedule('count-delivered', '43 3 * * *', {});
      await boss.schedule('read-account', '11 4 * * *', {});
      await look();
    },
    async waiting(name) {
      const [row] = await database.sql.query<{ jobs: number; tries: number }>(
        `select count(*)::int as jobs, coalesce(max(retry_count), 0)::int as tries
         from jobs.job where name = $1 and state = 'retry'`,
        [name],
      );
      return row ?? { jobs: 0, tries: 0 };
    },
    async stop() {
      isStopped = true;
      clearTimeout(nextLook);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
