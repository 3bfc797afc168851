import { parse, serialize } from 'hono/utils/cookie';

export interface CookieRules {
  /** The shop's address: over https the name itself keeps other hosts and paths from setting it. */
  readonly publicUrl: string;
}

const isSecure = ({ publicUrl }: CookieRules) => publicUrl.startsWith('https:');
/** `seen`: when the account's page was last looked at. */
type CookieName = 'session' | 'device' | 'seen';

const nameOf = (name: CookieName, rules: CookieRules) => (isSecure(rules) ? `__Host-${name}` : name);

/** Reads a cookie of the shop from a request; undefined where there is none. */
export function readCookie(
  name: CookieName,
  header: string | null | undefined,
  rules: CookieRules,
): string | undefined {
  const full = nameOf(name, rules);
  return header ? parse(header, full)[full] || undefined : undefined;
}

/** Spells a cookie that no script reads and no other site sends; one that is over already where no value is given. */
export const spellCookie = (
  name: CookieName,
  given: { readonly value: string; readonly expiresAt: Date } | undefined,
  rules: CookieRules,
): string =>
  serialize(nameOf(name, rules), given?.value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(rules),
    expires: given?.expiresAt ?? new Date(0),
  });

/** A session as a request carries it. */
export const tokenHeader = (token: string, rules: CookieRules): string =>
  `${nameOf('session', rules)}=${encodeURIComponent(token)}`;

/** The one cookie of a request that pages for one person are made from. */
export function sessionHeader(header: string | undefined, rules: CookieRules): string | undefined {
  const token = readCookie('session', header, rules);
  return token && tokenHeader(token, rules);
}
