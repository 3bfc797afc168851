import type { Context } from 'hono';
import type { KnownDevice, Sender } from './guesses.ts';
import { type CookieRules, readCookie, spellCookie } from './session-cookie.ts';
import type { OpenedSession } from './sessions.ts';

/** Who sends a request, as guesses are counted. */
export function senderOf(context: Context, client: string, rules: CookieRules): Sender {
  const header = context.req.header('cookie');
  return {
    client,
    device: readCookie('device', header, rules),
    session: readCookie('session', header, rules),
  };
}

/** What a use-case changes in the browser that asked. */
export interface BrowserChange {
  readonly session?: OpenedSession | 'ended' | undefined;
  readonly device?: KnownDevice | undefined;
}

/** Writes changes to the cookies of an answer. */
export function changedCookies(
  context: Context,
  { session, device }: BrowserChange,
  rules: CookieRules,
): void {
  const add = (cookie: string) => context.header('set-cookie', cookie, { append: true });
  if (session) {
    const kept = session === 'ended' ? undefined : { value: session.token, expiresAt: session.expiresAt };
    add(spellCookie('session', kept, rules));
  }
  if (device) add(spellCookie('device', device, rules));
}
