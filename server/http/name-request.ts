import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { forRequest } from '../platform/log/request-id.ts';

const HEADER = 'x-request-id';

/** Accepts ids of 8 to 64 word characters, so a client cannot inject text or line breaks into the log. */
const FORM = /^[\w-]{8,64}$/;

/**
 * Assigns every request an id for its response header and log lines (`request-id.ts`). Accepts a trusted proxy's id, but
 * not a client's, so that ids stay unique.
 */
export function nameRequest(hasProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    const given = hasProxy ? context.req.header(HEADER) : undefined;
    const id = given && FORM.test(given) ? given : randomUUID();
    await forRequest(id, next);
    context.header(HEADER, id);
  };
}
