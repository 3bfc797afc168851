import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { inLanguage } from '#domain/languages.ts';
import { isStaff, readSession, type Session } from '../accounts/index.ts';
import { NO_HOSTS, policyFor } from '../http/content-policy.ts';
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

/** Turns JSON errors of papers and tables into pages if a browser navigated to them. */
export const errorsAsPages: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  const isPage = /\btext\/html\b/.test(context.req.header('accept') ?? '');
  if (status < 400 || !isPage || !headers.get('content-type')?.startsWith('application/json')) return;
  const { error } = (await context.res.json()) as { error: string };
  const language = context.get('staff')?.workshopLanguage ?? languageAsked(context);
  const page = String(
    html`<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>${error}</title><style>body{max-width:34em;margin:12vh auto;padding:0 20px;font:18px/1.5 sans-serif}</style><h1>${error}</h1><p><a href="${inLanguage('/workshop', language)}">${MAKERS_ONLY[language].back}</a></p></html>`,
  );
  context.res = new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor(page, NO_HOSTS),
      'cache-control': 'private, no-store',
    },
  });
};
