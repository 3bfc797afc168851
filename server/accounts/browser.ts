import type { Context } from 'hono';
import type { Language } from '#domain/languages.ts';
import type { KnownDevice, Sender } from './login-throttle.ts';
import { type CookieRules, readCookie, spellCookie } from './session-cookie.ts';
import type { OpenedSession } from './sessions.ts';

/** Who sends a request, as guesses are counted. */
export function senderOf(context: Context, client: string, rules: CookieRules, language: Language): Sender {
  const header = context.req.header('cookie');
  return {
    client,
    device: readCookie('device', header, rules),
    session: readCookie('session', header, rules),
    language,
  };
}

/** What a use-case changes in the browser that asked. */
export interface BrowserChange {
  readonly session?: OpenedSession | 'ended' | undefined;
  readonly device?: KnownDevice | undefined;
}

/** The cookies of an answer by which a browser learns of a change. */
export function cookiesOf({ session, device }: BrowserChange, rules: CookieRules): string[] {
  const kept = typeof session === 'object' ? { ...session, value: session.token } : undefined;
  return [
    ...(session ? [spellCookie('session', kept, rules)] : []),
    ...(device ? [spellCookie('device', device, rules)] : []),
  ];
}

/** Sends the cookies along with an answer that is still to be made. */
export function changeBrowser(context: Context, change: BrowserChange, rules: CookieRules): void {
  for (const cookie of cookiesOf(change, rules)) context.header('set-cookie', cookie, { append: true });
}
