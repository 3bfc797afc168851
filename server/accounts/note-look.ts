import type { Context } from 'hono';
import { SESSION_MS } from '#domain/accounts/account.ts';
import { inLanguage } from '#domain/languages.ts';
import type { Services } from '../platform/services.ts';
import { spellCookie } from './session-cookie.ts';
import { mayBeSignedIn } from './visitor.ts';

/** The page that lists orders. */
const ACCOUNT = '/account';

/** Viewing the account clears the news marker: the browser stores the time in a cookie. */
export async function noteLook(
  { now, env }: Services,
  { path }: { readonly path: string },
  context: Context,
  answer: Promise<Response>,
): Promise<Response> {
  const response = await answer;
  if (
    inLanguage(path, 'en') !== ACCOUNT ||
    response.status !== 200 ||
    !mayBeSignedIn(context.req.header('cookie'))
  )
    return response;
  const seen = now();
  const expiresAt = new Date(seen.getTime() + SESSION_MS.buyer);
  response.headers.append(
    'set-cookie',
    spellCookie('seen', { value: String(seen.getTime()), expiresAt }, env),
  );
  return response;
}
