/** Where a browser keeps what its owner said to being counted (specification, "Cookie consent rules"). */
export const CONSENT_COOKIE = '__cookie_consent';

/** How long an answer holds, in days; then it is asked for again. */
export const CONSENT_DAYS = 30;

/** The flag in local storage that Plausible's own scripts read, too: `true` keeps them silent. */
export const IGNORE_FLAG = 'plausible_ignore';

/** What the cookie says. A refusal is kept as well, or else every page would ask anew. */
export type Consent = 'true' | 'false';

/** Its value among all cookies of a page or a request; whatever else is in it counts as no answer. */
export const CONSENT_PATTERN = `(?:^|; ?)${CONSENT_COOKIE}=(true|false)(?:;|$)`;

/** What was said, from a list of cookies as `document.cookie` and the Cookie header spell it; undefined: nothing yet. */
export const readConsent = (cookies: string): Consent | undefined => {
  const said = new RegExp(CONSENT_PATTERN).exec(cookies)?.[1];
  return said === 'true' || said === 'false' ? said : undefined;
};

/** The flag that goes with it: nobody is counted who has not said yes. */
export const ignoreFlag = (consent: Consent | undefined): Consent => (consent === 'true' ? 'false' : 'true');

/** The cookie of an answer, as `document.cookie` takes it. */
export const consentCookie = (consent: Consent, { https }: { readonly https: boolean }): string =>
  `${CONSENT_COOKIE}=${consent}; path=/; max-age=${CONSENT_DAYS * 24 * 60 * 60}; samesite=lax${https ? '; secure' : ''}`;

/** True where a visit may be counted: the cookie says yes, and nobody has set the flag against it since. */
export const mayCount = (cookies: string, flag: string | null): boolean =>
  readConsent(cookies) === 'true' && flag === 'false';
