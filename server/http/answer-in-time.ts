import type { MiddlewareHandler } from 'hono';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log/log.ts';
import { describePath } from './guards.ts';
import { sayAway } from './respond.ts';

/** Delay before the database is probed, repeatedly until the response. */
const LOOK_AFTER_MS = 1800;
const LOOK_AGAIN_MS = 500;

/**
 * Answers 503 within four seconds if the database is away, wherever the request hangs. Requests that are slow for other
 * reasons (a provider, a paper) continue. The work runs on until its own timeouts, so a change may still be stored: all
 * changes must be idempotent.
 */
export function answerInTime(database: Pick<Database, 'isAway'>, log: Log): MiddlewareHandler {
  return async (context, next) => {
    let timer: NodeJS.Timeout | undefined;
    const away = new Promise<true>((resolve) => {
      const look = async () => {
        if (await database.isAway()) resolve(true);
        else if (timer) timer = setTimeout(look, LOOK_AGAIN_MS);
      };
      timer = setTimeout(look, LOOK_AFTER_MS);
    });
    const work = next();
    const isLate = await Promise.race([away, work.then(() => false)]).finally(() => {
      clearTimeout(timer);
      timer = undefined;
    });
    if (!isLate) return;
    // Logged elsewhere; nobody awaits it any more.
    work.catch(() => {});
    log.error({ path: describePath(context), outage: true }, 'not answered in time, the database is away');
    return sayAway(context);
  };
}
