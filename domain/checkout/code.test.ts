import { describe, expect, it } from 'vitest';
import {
  CODE_BYTES,
  checkCode,
  codeFault,
  codeFrom,
  codeState,
  type DiscountCode,
  lastCodeDay,
  readCode,
} from './code.ts';

const TODAY = '2026-11-23';
const CODE: DiscountCode = {
  percent: 20,
  until: '2026-12-31',
  email: null,
  isWithdrawn: false,
  order: null,
  isUsed: false,
  heldUntil: null,
};
const ask = (change: Partial<DiscountCode> = {}, email?: string, today = TODAY) =>
  checkCode({ ...CODE, ...change }, { today, email, order: 'GW-A' });
const words = (text: string) => ({ ok: false, words: expect.stringContaining(text) });

describe('a code', () => {
  it('is written without letters that look alike, and read however it is typed', () => {
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

  it('is issued for between 1 and 20 per cent, from today on and for a year at most', () => {
    const until = '2026-12-31';
    for (const percent of [0, 21, 12.5, Number.NaN])
      expect(codeFault({ percent, until }, TODAY)?.en).toMatch(/between 1 and 20 %/);
    expect(codeFault({ percent: 20, until }, TODAY)).toBeUndefined();
    expect(codeFault({ percent: 20, until: TODAY }, TODAY)).toBeUndefined();
    expect(codeFault({ percent: 20, until: '2027-11-23' }, TODAY)).toBeUndefined();
    expect(codeFault({ percent: 20, until: '2026-11-22' }, TODAY)?.en).toMatch(/today at least/);
    expect(codeFault({ percent: 20, until: '2027-11-24' }, TODAY)?.en).toMatch(/12 months/);
    expect(codeFault({ percent: 20, until: '2027-11-24' }, TODAY)?.de).toMatch(/12 Monate/);
    expect(lastCodeDay('2028-02-29')).toBe('2029-03-01');
  });

  it('counts on its last day and not on the day after', () => {
    expect(ask()).toEqual({ ok: true, percent: 20 });
    expect(ask({}, undefined, '2026-12-31')).toMatchObject({ ok: true });
    expect(ask({}, undefined, '2027-01-01')).toEqual(words('ran out on 31 Dec 2026'));
  });

  it('counts once, and in one checkout at a time', () => {
    expect(checkCode(undefined, { today: TODAY, email: undefined, order: 'GW-A' })).toEqual(
      words('not know'),
    );
    expect(ask({ order: 'GW-B', isUsed: true })).toEqual(words('has been used'));
    expect(ask({ order: 'GW-A', isUsed: true })).toMatchObject({ ok: true });
    expect(ask({ order: 'GW-B', heldUntil: '15:40' })).toEqual(words('not paid by 15:40'));
    expect(ask({ order: 'GW-A', heldUntil: '15:40' })).toMatchObject({ ok: true });
    // An order whose time is over lets go of it.
    expect(ask({ order: 'GW-B' })).toMatchObject({ ok: true });
    expect(ask({ isWithdrawn: true })).toEqual(words('taken back'));
  });

  it('counts for its address alone, as the shop compares addresses', () => {
    const bound = { email: 'Jonas@example.org' };
    expect(ask(bound, ' jonas@example.org')).toMatchObject({ ok: true });
    expect(ask(bound, 'eve@example.org')).toEqual(words('another e-mail address'));
    expect(ask(bound)).toEqual(words('Enter yours first'));
    expect(JSON.stringify(ask(bound, 'eve@example.org'))).not.toContain('onas');
  });

  it('stands in one state', () => {
    expect(codeState(CODE, TODAY)).toBe('open');
    expect(codeState(CODE, '2027-01-01')).toBe('expired');
    expect(codeState({ ...CODE, order: 'GW-B', heldUntil: '15:40' }, TODAY)).toBe('in a checkout');
    expect(codeState({ ...CODE, isWithdrawn: true }, '2027-01-01')).toBe('withdrawn');
    expect(codeState({ ...CODE, isWithdrawn: true, isUsed: true, order: 'GW-B' }, TODAY)).toBe('used');
  });
});
