import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import {
  CODE_BYTES,
  checkCode,
  codeFault,
  codeFrom,
  codeState,
  codesIn,
  type DiscountCode,
  lastCodeDay,
  readCode,
  readWord,
  WORD_FAULT,
} from './code.ts';

const TODAY = '2026-11-23';
const CODE: DiscountCode = {
  percent: 20,
  from: null,
  until: '2026-12-31',
  leastGoods: cents(0),
  email: null,
  isWithdrawn: false,
  mostUses: 1,
  used: 0,
  held: 0,
  heldUntil: null,
};
const HELD = { held: 1, heldUntil: '15:40' };
const GOODS = cents(15_000);
const ask = (change: Partial<DiscountCode> = {}, email?: string, today = TODAY) =>
  checkCode({ ...CODE, ...change }, { today, email, goods: GOODS });
const words = (text: string) => ({ ok: false, words: expect.stringContaining(text) });

describe('a code', () => {
  it('has no letters that look alike, and is read in any spelling', () => {
    const code = codeFrom(Uint8Array.from({ length: CODE_BYTES }, (_, index) => index * 7));
    expect(code).toMatch(/^THX-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const typings = [
      ...[code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.slice(4)} `],
      code.replaceAll('-', ' – '),
    ];
    for (const typed of typings) expect(readCode(typed)).toBe(code);
    for (const odd of ['', 'THX', 'THX-0000-0000', `${code}X`]) expect(readCode(odd)).toBeUndefined();
    expect(() => codeFrom(new Uint8Array(CODE_BYTES).fill(255))).toThrow(RangeError);
  });

  it('can be a word of 4 to 20 letters and digits [row D781]', () => {
    for (const typed of ['SUMMER26', ' summer 26', 'Sum-mer–26']) expect(readWord(typed)).toBe('SUMMER26');
    expect(readWord('A234')).toBe('A234');
    for (const odd of ['', 'ABC', '2026', 'FRÜHLING', 'SUMMER_26', 'A'.repeat(21)])
      expect(readWord(odd)).toBeUndefined();
    expect(WORD_FAULT.de).toContain('4 bis 20 Buchstaben');
    // An ambiguous text is looked up as both.
    expect(codesIn('summer26')).toEqual(['THX-SUMM-ER26', 'SUMMER26']);
    expect(codesIn('THX-7K3M-9Q2X')).toContain('THX-7K3M-9Q2X');
    expect(codesIn('…')).toEqual([]);
  });

  it('is issued for 1 to 90 per cent, from today and for at most a year', () => {
    const until = '2026-12-31';
    const fault = (change: Partial<DiscountCode>) => codeFault({ ...CODE, until, ...change }, TODAY);
    for (const percent of [0, 91, 12.5, Number.NaN])
      expect(fault({ percent })?.en).toMatch(/between 1 and 90 %/);
    expect(fault({ percent: 90 })).toBeUndefined();
    expect(fault({ until: TODAY })).toBeUndefined();
    expect(fault({ until: '2027-11-23' })).toBeUndefined();
    expect(fault({ until: '2026-11-22' })?.en).toMatch(/today at least/);
    expect(fault({ until: '2027-11-24' })?.en).toMatch(/12 months/);
    expect(fault({ until: '2027-11-24' })?.de).toMatch(/12 Monate/);
    expect(fault({ from: until })).toBeUndefined();
    expect(fault({ from: '2027-01-01' })?.de).toMatch(/zu Ende, bevor er anfängt/);
    expect(lastCodeDay('2028-02-29')).toBe('2029-03-01');
  });

  it('is valid on its last day, but not on the next', () => {
    expect(ask()).toEqual({ ok: true, percent: 20 });
    expect(ask({}, undefined, '2026-12-31')).toMatchObject({ ok: true });
    expect(ask({}, undefined, '2027-01-01')).toEqual(words('expired on 31 Dec 2026'));
  });

  it('is valid once, and in one checkout at a time', () => {
    const checkout = { today: TODAY, email: undefined, goods: GOODS };
    expect(checkCode(undefined, checkout)).toEqual(words('not know'));
    expect(ask({ used: 1 })).toEqual(words('good for one order'));
    expect(ask(HELD)).toEqual(words('free again by 15:40 unless that order is paid'));
    expect(ask({ isWithdrawn: true })).toEqual(words('no longer valid'));
  });

  it('of a campaign is valid on its days, above its minimum, and up to its number of uses [row D720]', () => {
    const campaign = { mostUses: 3, from: '2026-11-24', leastGoods: cents(15_001), used: 1 };
    expect(ask(campaign)).toEqual(words('valid from 24 Nov 2026'));
    expect(ask(campaign, undefined, '2026-11-24')).toEqual(words('of 150,01\u00a0€ or more'));
    const met = { ...campaign, from: TODAY, leastGoods: GOODS };
    expect(ask(met)).toEqual({ ok: true, percent: 20 });
    expect(ask({ ...met, ...HELD })).toMatchObject({ ok: true });
    expect(ask({ ...met, ...HELD, held: 2 })).toEqual(words('free again by 15:40 unless that order is paid'));
    expect(ask({ ...met, used: 3 })).toEqual(words('has reached its limit'));
    expect(ask({ ...met, ...HELD, used: 5000, mostUses: null })).toMatchObject({ ok: true });
    const german = checkCode(
      { ...CODE, ...met, from: '2026-11-24' },
      { today: TODAY, email: '', goods: GOODS, language: 'de' },
    );
    expect(german).toEqual(words('gilt ab 24. Nov. 2026'));
  });

  it('is valid for its e-mail address only, in any spelling', () => {
    const bound = { email: 'Jonas@example.org' };
    expect(ask(bound, ' jonas@example.org')).toMatchObject({ ok: true });
    expect(ask(bound, 'eve@example.org')).toEqual(words('another e-mail address'));
    expect(ask(bound)).toEqual(words('Enter yours first'));
    expect(JSON.stringify(ask(bound, 'eve@example.org'))).not.toContain('onas');
  });

  it('has one state', () => {
    expect(codeState(CODE, TODAY)).toBe('open');
    expect(codeState(CODE, '2027-01-01')).toBe('expired');
    expect(codeState({ ...CODE, ...HELD }, TODAY)).toBe('in a checkout');
    expect(codeState({ ...CODE, ...HELD, mostUses: null, used: 9 }, TODAY)).toBe('open');
    expect(codeState({ ...CODE, isWithdrawn: true }, '2027-01-01')).toBe('withdrawn');
    expect(codeState({ ...CODE, isWithdrawn: true, used: 1 }, TODAY)).toBe('used');
  });
});
