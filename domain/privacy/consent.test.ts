import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { consentCookie, ignoreFlag, mayCount, readConsent } from './consent.ts';

describe('consent', () => {
  it('is read from the cookie, alone or among others', () => {
    expect(readConsent('__cookie_consent=true')).toBe('true');
    expect(readConsent('a=1; __cookie_consent=false; b=2')).toBe('false');
    expect(readConsent('a=1;__cookie_consent=true')).toBe('true');
  });

  it('is undefined if the cookie is missing, has another name, or another value', () => {
    for (const cookies of [
      '',
      'a=1',
      'x__cookie_consent=true',
      '__cookie_consent=',
      '__cookie_consent=TRUE',
      '__cookie_consent=true-ish',
      'a=__cookie_consent=true',
      '__cookie_consent=1',
    ])
      expect(readConsent(cookies), cookies).toBeUndefined();
  });

  it('sets the flag to false for yes, and to true for no or no answer [row 464]', () => {
    expect(ignoreFlag('true')).toBe('false');
    expect(ignoreFlag('false')).toBe('true');
    expect(ignoreFlag(undefined)).toBe('true');
  });

  it('is stored for 30 days, on every page, for this site only [row 466]', () => {
    expect(consentCookie('true', { https: false })).toBe(
      '__cookie_consent=true; path=/; max-age=2592000; samesite=lax',
    );
    expect(consentCookie('false', { https: true })).toMatch(/^__cookie_consent=false; .*; secure$/);
  });

  it('counts only visitors who said yes and whose flag agrees', () => {
    const cookies = fc.constantFrom(
      '',
      '__cookie_consent=true',
      '__cookie_consent=false',
      '__cookie_consent=yes',
    );
    const flags = fc.constantFrom(null, 'true', 'false', '');
    forAll([cookies, flags], (cookie, flag) => {
      expect(mayCount(cookie, flag)).toBe(cookie === '__cookie_consent=true' && flag === 'false');
    });
  });
});
