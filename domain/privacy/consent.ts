/** Cookie with the visitor's answer about analytics (specification, "Cookie consent rules"). */
export const CONSENT_COOKIE = '__cookie_consent';

/** Days until the visitor is asked again. */
export const CONSENT_DAYS = 30;

/** Flag in local storage that Plausible's scripts read: `true` disables them. */
export const IGNORE_FLAG = 'plausible_ignore';

/** Value of the cookie. A refusal is stored, too, so that pages do not ask again. */
export type Consent = 'true' | 'false';

/** Pattern of its value in a list of cookies; any other value is no answer. */
export const CONSENT_PATTERN = `(?:^|; ?)${CONSENT_COOKIE}=(true|false)(?:;|$)`;

/** The answer in `document.cookie` or a Cookie header; undefined if there is none. */
export const readConsent = (cookies: string): Consent | undefined => {
  const value = new RegExp(CONSENT_PATTERN).exec(cookies)?.[1];
  return value === 'true' || value === 'false' ? value : undefined;
};

/** Flag for an answer. Without consent nobody is counted. */
export const ignoreFlag = (consent: Consent | undefined): Consent => (consent === 'true' ? 'false' : 'true');

export const consentCookie = (consent: Consent, { https }: { readonly https: boolean }): string =>
  `${CONSENT_COOKIE}=${consent}; path=/; max-age=${CONSENT_DAYS * 24 * 60 * 60}; samesite=lax${https ? '; secure' : ''}`;

/** True if a visit may be counted: the cookie consents, and the flag has not been set since. */
export const mayCount = (cookies: string, flag: string | null): boolean =>
  readConsent(cookies) === 'true' && flag === 'false';
