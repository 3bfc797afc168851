import type { MiddlewareHandler } from 'hono';
import { fail, respondWithSentence } from './respond.ts';

/**
 * CSRF protection of forms: refuses other origins. Requests without any origin header do not come from a browser and are
 * accepted.
 */
export const ownPagesOnly =
  (publicUrl: string, sentence = 'This form can be sent from the shop’s own page only.'): MiddlewareHandler =>
  async (context, next) => {
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const own = [new URL(publicUrl).origin, new URL(context.req.url).origin];
    const isOwn = site === undefined ? origin === undefined || own.includes(origin) : site === 'same-origin';
    return isOwn ? next() : respondWithSentence(context, 403, sentence);
  };

/** CSRF protection of calls: a foreign form cannot send JSON, and a foreign script is detected by its origin. */
export const ownCallsOnly = (publicUrl: string): MiddlewareHandler => {
  const own = ownPagesOnly(publicUrl, 'This call is for the shop’s own pages.');
  return async (context, next) => {
    if (/^(GET|HEAD)$/.test(context.req.method)) return next();
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      return fail(context, 415, 'Please send JSON.');
    return own(context, next);
  };
};
