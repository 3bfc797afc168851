import type { MiddlewareHandler } from 'hono';
import { fail, tell } from './respond.ts';

/**
 * Another site cannot send a form in a visitor's name. Browsers say where a form comes from; what says nothing at all is
 * no browser and nobody's name.
 */
export const ownPagesOnly =
  (publicUrl: string, sentence = 'This form can be sent from the shop’s own page only.'): MiddlewareHandler =>
  async (context, next) => {
    const site = context.req.header('sec-fetch-site');
    const origin = context.req.header('origin');
    const own = [new URL(publicUrl).origin, new URL(context.req.url).origin];
    const isOwn = site === undefined ? origin === undefined || own.includes(origin) : site === 'same-origin';
    return isOwn ? next() : tell(context, 403, sentence);
  };

/** A foreign form cannot send JSON, and a foreign script that may is told apart by its origin. */
export const ownCallsOnly = (publicUrl: string): MiddlewareHandler => {
  const own = ownPagesOnly(publicUrl, 'This call is for the shop’s own pages.');
  return async (context, next) => {
    if (/^(GET|HEAD)$/.test(context.req.method)) return next();
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      return fail(context, 415, 'Please send JSON.');
    return own(context, next);
  };
};
