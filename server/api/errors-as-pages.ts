import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { inLanguage } from '#domain/languages.ts';
import { NO_HOSTS, policyFor } from '../http/content-policy.ts';
import { languageAsked } from '../http/respond.ts';
import { MAKERS_ONLY } from './makers-only.messages.ts';

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
