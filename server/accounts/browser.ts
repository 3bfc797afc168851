import type { Context } from 'hono';
import { SESSION_MS } from '#domain/accounts/account.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import type { Services } from '../platform/services.ts';
import type { KnownDevice, Sender } from './login-throttle.ts';
import { type CookieRules, readCookie, spellCookie } from './session-cookie.ts';
import type { OpenedSession } from './sessions.ts';
import { mayBeSignedIn } from './visitor.ts';

/** The sender of a request, for counting guesses. */
export function senderOf(context: Context, client: string, rules: CookieRules, language: Language): Sender {
  const header = context.req.header('cookie');
  return {
    client,
    device: readCookie('device', header, rules),
    session: readCookie('session', header, rules),
    language,
  };
}

/** Changes that a use case makes to the browser's cookies. */
export interface BrowserChange {
  readonly session?: OpenedSession | 'ended' | undefined;
  readonly device?: KnownDevice | undefined;
}

/** The `Set-Cookie` headers of a change. */
export function cookiesOf({ session, device }: BrowserChange, rules: CookieRules): string[] {
  const cookie = typeof session === 'object' ? { ...session, value: session.token } : undefined;
  return [
    ...(session ? [spellCookie('session', cookie, rules)] : []),
    ...(device ? [spellCookie('device', device, rules)] : []),
  ];
}

/** Adds the cookies to a response that is built later. */
export function changeBrowser(context: Context, change: BrowserChange, rules: CookieRules): void {
  for (const cookie of cookiesOf(change, rules)) context.header('set-cookie', cookie, { append: true });
}

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
