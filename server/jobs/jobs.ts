import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/database.ts';
import type { Log } from '../log.ts';

/** What can be asked of the queue, by name. Payloads hold ids only, never personal data. */
export interface JobPayloads {
  'order-confirmation': { orderId: string };
  'close-stale-orders': Record<string, never>;
  'tell-makers': { noticeId: string };
  'refund-payment': { noticeId: string };
  'tell-refund': { noticeId: string };
}
export type JobName = keyof JobPayloads;

export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export interface Jobs {
  /** Asks for a job inside the caller's transaction: it exists if and only if the transaction commits. */
  send<Name extends JobName>(transaction: Db, name: Name, payload: JobPayloads[Name]): Promise<void>;
  /** Wakes the workers after a commit, so that nobody waits for the next poll. */
  wake(): void;
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Retries grow from 5 s to half an hour and go on for about a day: a mail server may be down that long. The
 * heartbeat tells a job that is worked on from one whose process died, which is then taken up again.
 */
const QUEUE = {
  retryLimit: 50,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 1800,
  heartbeatSeconds: 10,
};
const POLL_SECONDS = 20;
const WATCH = { superviseIntervalSeconds: 20, monitorIntervalSeconds: 20 };

export async function startJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ ...database.jobs, ...WATCH, schema: 'jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  const workers: string[] = [];

  return {
    async send(transaction, name, payload) {
      await boss.send(name, payload, { db: fromDrizzle(transaction as never, sql as never) });
    },
    wake() {
      for (const worker of workers) boss.notifyWorker(worker);
    },
    async work(handlers) {
      for (const name of Object.keys(handlers) as JobName[]) {
        await boss.createQueue(name, QUEUE);
        const handle = handlers[name] as (payload: object) => Promise<void>;
        const worker = await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
          if (!job) return;
          await handle(job.data as object);
          // There may be more: look again at once instead of at the next poll.
          boss.notifyWorker(worker);
        });
        workers.push(worker);
      }
      await boss.schedule('close-stale-orders', '*/5 * * * *', {});
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
