import { parse, serialize } from 'hono/utils/cookie';

export interface CookieRules {
  /** The shop's address: over https the `__Host-` prefix prevents other hosts and paths from setting the cookie. */
  readonly publicUrl: string;
}

const isSecure = ({ publicUrl }: CookieRules) => publicUrl.startsWith('https:');
/** `seen`: time of the last view of the account's page. */
type CookieName = 'session' | 'device' | 'seen';

const nameOf = (name: CookieName, rules: CookieRules) => (isSecure(rules) ? `__Host-${name}` : name);

/** Reads a cookie from a request; undefined if absent. */
export function readCookie(
  name: CookieName,
  header: string | null | undefined,
  rules: CookieRules,
): string | undefined {
  const full = nameOf(name, rules);
  return header ? parse(header, full)[full] || undefined : undefined;
}

/** A `Set-Cookie` header for an HttpOnly, SameSite cookie; expired if there is no value. */
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

/** The `Cookie` header of a session. */
export const tokenHeader = (token: string, rules: CookieRules): string =>
  `${nameOf('session', rules)}=${encodeURIComponent(token)}`;

/** The only cookie that personal pages may depend on. */
export function sessionHeader(header: string | undefined, rules: CookieRules): string | undefined {
  const token = readCookie('session', header, rules);
  return token && tokenHeader(token, rules);
}
