import type { MiddlewareHandler } from 'hono';
import type { Database } from '../platform/db/database.ts';
import type { Log } from '../platform/log/log.ts';
import { describePath } from './guards.ts';
import { sayAway } from './respond.ts';

/** After this somebody waits longer than usual: it is seen whether the database is there, and again until it has answered. */
const LOOK_AFTER_MS = 1800;
const LOOK_AGAIN_MS = 500;

/**
 * Nobody waits longer than four seconds for a database that is away, whatever they asked for and wherever it hangs. A request
 * that is slow for another reason, a provider or a paper, is waited for. What was begun goes on by itself until its own limits
 * end it, so a change may still be kept: everything that changes something bears being asked twice.
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
    // What becomes of it is in the log; nobody waits for it any more.
    work.catch(() => {});
    log.error({ path: describePath(context) }, 'not answered in time, the database is away');
    return sayAway(context);
  };
}
