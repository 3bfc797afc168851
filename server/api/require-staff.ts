import type { MiddlewareHandler } from 'hono';
import { isStaff, readSession, type Session } from '../accounts/index.ts';
import { describePath } from '../http/guards.ts';
import { ownCallsOnly } from '../http/own-pages.ts';
import type { Services } from '../platform/services.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Who asks, behind `requireStaff`. */
    staff: Session;
  }
}

/** In front of calls for the makers: sent by the shop's own pages, by staff that has shown a second factor. */
export function requireStaff(services: Services): MiddlewareHandler {
  const own = ownCallsOnly(services.env.publicUrl);
  return async (context, next) => {
    const session = await readSession(services, context.req.raw);
    const account = session?.accountId;
    if (!isStaff(session)) services.log.warn({ path: describePath(context), account }, 'workshop refused');
    if (!session) return context.json({ error: 'Please log in.' }, 401);
    if (session.role !== 'staff') return context.json({ error: 'This is for the makers.' }, 403);
    if (!isStaff(session))
      return context.json({ error: 'Please set up a second factor in your account first.' }, 403);
    context.set('staff', session);
    return own(context, next);
  };
}
