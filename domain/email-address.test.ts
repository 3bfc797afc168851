import { describe, expect, it } from 'vitest';
import { plainAddress, readEmailAddress } from './email-address.ts';

describe('an e-mail address [case F8]', () => {
  it.each([
    ['jonas@example.org', 'jonas@example.org'],
    ['r&d@example.org', 'r&d@example.org'],
    ["o'hara@example.org", "o'hara@example.org"],
    ['jonas+shop@example.org', 'jonas+shop@example.org'],
    ['a.!#$%&*+-/=?^_`{|}~b@example.org', 'a.!#$%&*+-/=?^_`{|}~b@example.org'],
    ['a@b.xn--p1ai', 'a@b.xn--p1ai'],
    ['x@example.photography', 'x@example.photography'],
    ['x@1and1.example', 'x@1and1.example'],
    ['jo..nas.@docomo.example', 'jo..nas.@docomo.example'],
    ['info@müller-gitarren.example', 'info@xn--mller-gitarren-gsb.example'],
    ['info@mu\u0308ller-gitarren.example', 'info@xn--mller-gitarren-gsb.example'],
    ['info@straße.example', 'info@xn--strae-oqa.example'],
    ['почта@пример.рф', 'почта@xn--e1afmkfd.xn--p1ai'],
    ['jörg@example.org', 'jörg@example.org'],
    ['Jonas.Beispiel@Example.ORG', 'Jonas.Beispiel@Example.ORG'],
    ['\u200bjonas@exam\u00adple.org\u00a0', 'jonas@example.org'],
    ['ｊｏｎａｓ＠example.org', 'jonas@example.org'],
  ])('%s is valid, and is stored as %s [row D752]', (typed, kept) => {
    expect(readEmailAddress(typed)).toBe(kept);
    expect(readEmailAddress(kept)).toBe(kept);
  });

  it.each([
    ...['', '@', 'jonas', 'jonas@', '@example.org', 'jonas@localhost', 'jonas@example', 'jonas@@example.org'],
    ...['jo nas@example.org', 'jonas@exam ple.org', 'jonas@example..org', 'jonas@.example.org'],
    ...['jonas@-example.org', 'jonas@example-.org', 'jonas@192.0.2.1', 'jonas@[192.0.2.1]', 'jonas@0x7f.1'],
    ...['jonas@example.org:25', 'jonas@example.org/x', 'Jonas <jonas@example.org>'],
    ...['jonas@example.org\nBcc: a@example.org', 'jonas,a@example.org', 'jonas;a@example.org'],
    ...[`${'x'.repeat(65)}@example.org`, `jonas@${'x'.repeat(64)}.example`],
    `${'x'.repeat(64)}@${'example.'.repeat(24)}org`,
  ])('%j is refused [row D752]', (typed) => {
    expect(readEmailAddress(typed)).toBeUndefined();
  });

  it('is the same in capitals, in its own script and with invisible characters', () => {
    for (const typed of [
      'INFO@Müller.example',
      'info@MU\u0308LLER.example',
      '\u202einfo@xn--mller-kva.EXAMPLE',
    ])
      expect(plainAddress(typed)).toBe('info@xn--mller-kva.example');
  });
});
