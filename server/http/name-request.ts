import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { forRequest } from '../platform/log/request-id.ts';

const HEADER = 'x-request-id';

/** As proxies make them: nothing that could be a sentence, or break a line of a log. */
const FORM = /^[\w-]{8,64}$/;

/**
 * Gives every request an id, which its answer names and its lines in the log bear (`request-id.ts`). A proxy that is
 * trusted may have given it one; a visitor's own is not taken, for two requests shall never look like one.
 */
export function nameRequest(hasProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    const given = hasProxy ? context.req.header(HEADER) : undefined;
    const id = given && FORM.test(given) ? given : randomUUID();
    await forRequest(id, next);
    context.header(HEADER, id);
  };
}
