import type { MiddlewareHandler } from 'hono';
import { isStaff, readSession, type Session } from '../accounts/index.ts';
import { describePath } from '../http/guards.ts';
import { ownCallsOnly } from '../http/own-pages.ts';
import { languageAsked } from '../http/respond.ts';
import type { Services } from '../platform/services.ts';
import { MAKERS_ONLY } from './makers-only.messages.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The session, set by `requireStaff`. */
    staff: Session;
  }
}

/** Middleware for the makers' calls: requires the shop's own pages as origin, staff, and a verified second factor. */
export function requireStaff(services: Services): MiddlewareHandler {
  const own = ownCallsOnly(services.env.publicUrl);
  return async (context, next) => {
    const session = await readSession(services, context.req.raw);
    const account = session?.accountId;
    if (!isStaff(session)) services.log.warn({ path: describePath(context), account }, 'workshop refused');
    const texts = MAKERS_ONLY[languageAsked(context)];
    if (!session) return context.json({ error: texts.logIn }, 401);
    if (session.role !== 'staff') return context.json({ error: texts.notForYou }, 403);
    if (!isStaff(session)) return context.json({ error: texts.secondFactor }, 403);
    context.set('staff', session);
    return own(context, next);
  };
}
