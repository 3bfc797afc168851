import { describe, expect, it } from 'vitest';
import { PASSWORD_LEAST } from '#domain/accounts/account.ts';
import { commonPasswords, isCommonPassword, weakness } from './common-passwords.ts';

const AT_LEAST = 3000;

describe('a common password', () => {
  it.each(['qwerty123456', 'QWERTY123456', '1qaz2wsx3edc', 'administrator', '###int_made###'])(
    'is %s, in any case of its letters',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['copper rain under bridges', 'qwerty123456 ', '# the 10 000 most used'])(
    'is not %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('is on a list of more than three thousand that are long enough for this shop', () => {
    const passwords = [...commonPasswords()];
    expect(passwords.length).toBeGreaterThan(AT_LEAST);
    expect(passwords.filter((password) => [...password].length < PASSWORD_LEAST)).toEqual([]);
    expect(passwords.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it('is refused as easy to guess, after the check of its length [row D610]', () => {
    expect(weakness('Qwerty123456', 'mara@example.org')).toMatch(/easy to guess/);
    expect(weakness('qwerty', 'mara@example.org')).toMatch(/at least 12/);
    expect(weakness('copper rain under bridges', 'mara@example.org')).toBeUndefined();
  });
});
