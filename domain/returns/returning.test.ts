import { describe, expect, it } from 'vitest';
import {
  mayReturn,
  mayWithdraw,
  moneyBack,
  postBy,
  returnOver,
  returnStep,
  returnUntil,
  withdrawalUntil,
} from './returning.ts';

const TODAY = '2026-11-23';
const filled = (cells: readonly boolean[]) => cells.filter(Boolean).length;

describe('returns', () => {
  it('can be posted within 21 days of purchase', () => {
    const term = { purchased: '2026-11-18', isPlugged: false } as const;
    expect(returnUntil(term, TODAY)).toBe('2026-12-09');
    expect(mayReturn(term, '2026-12-09')).toBe(true);
    expect(mayReturn(term, '2026-12-10')).toBe(false);
    expect(returnOver({ ...term, purchased: '2026-10-18' }, TODAY)).toEqual({
      en: 'The last day to return it was Sun 8 Nov 2026.',
      de: 'Der letzte Tag für die Rückgabe war der 8. Nov. 2026.',
    });
  });

  it('can be posted fitted within 21 days of delivery with a quick connector, however long the delivery took [row D847]', () => {
    const term = { purchased: '2026-11-18', delivered: '2026-12-20', isPlugged: true } as const;
    expect(returnUntil(term, TODAY)).toBe('2027-01-10');
    expect([mayReturn(term, '2027-01-10'), mayReturn(term, '2027-01-11')]).toEqual([true, false]);
    // The days begin with delivery.
    expect(mayReturn({ ...term, delivered: undefined }, '2027-03-01')).toBe(true);
    // An answer that takes us longer leaves a week to post it.
    expect(postBy(term, '2027-01-09', '2027-01-09')).toBe('2027-01-10');
    expect(postBy(term, '2027-01-09', '2027-01-12')).toBe('2027-01-19');
  });

  it('start their term when they arrive', () => {
    expect(moneyBack({ kind: 'return', told: '2026-11-21' }, TODAY)).toMatchObject({
      words: 'Not running',
      detail: 'waits for the parcel',
      tone: 'still',
    });
    expect(moneyBack({ kind: 'return', told: '2026-11-08', posted: '2026-11-20' }, TODAY).detail).toBe(
      '14 days from the day it is here',
    );
    const here = moneyBack(
      { kind: 'return', told: '2026-11-08', posted: '2026-11-12', here: '2026-11-16' },
      TODAY,
    );
    expect(here).toMatchObject({
      due: '2026-11-30',
      words: '7 days',
      tone: 'calm',
      detail: 'Mon 30 Nov · here 16 Nov',
    });
    expect(filled(here.cells)).toBe(7);
  });
});

describe('withdrawals', () => {
  it('can be declared until fourteen days after delivery, and at any time before', () => {
    expect(withdrawalUntil(undefined)).toBeUndefined();
    expect(withdrawalUntil('2026-11-24')).toBe('2026-12-08');
    expect(mayWithdraw(undefined, TODAY)).toBe(true);
    expect(mayWithdraw('2026-11-09', TODAY)).toBe(true);
    expect(mayWithdraw('2026-11-08', TODAY)).toBe(false);
  });

  it('are refunded within fourteen days of the notice', () => {
    const lena = moneyBack({ kind: 'withdrawal', told: '2026-11-09', here: '2026-11-18' }, TODAY);
    expect(lena).toMatchObject({
      due: TODAY,
      words: 'Today',
      tone: 'soon',
      detail: 'Mon 23 Nov · told us 9 Nov',
    });
    expect(filled(lena.cells)).toBe(14);
    expect(lena.isLastDay).toBe(true);
    const noor = moneyBack({ kind: 'withdrawal', told: '2026-11-22' }, TODAY);
    expect(noor).toMatchObject({ words: '13 days', tone: 'calm', detail: 'Sun 6 Dec · or proof of post' });
    expect(filled(noor.cells)).toBe(1);
  });

  it('do not wait for goods that were never sent [case M25] [row D707]', () => {
    const unsent = { kind: 'withdrawal', told: '2026-11-22', isHere: true } as const;
    expect(moneyBack(unsent, TODAY).detail).toBe('Sun 6 Dec · told us 22 Nov');
    expect(moneyBack({ ...unsent, told: '2026-11-01' }, TODAY)).toMatchObject({ tone: 'late' });
  });

  it('can wait for the goods, but no longer', () => {
    const told = '2026-11-01';
    expect(moneyBack({ kind: 'withdrawal', told }, TODAY)).toMatchObject({
      words: 'Waits for the goods',
      tone: 'still',
    });
    expect(moneyBack({ kind: 'withdrawal', told, here: TODAY }, TODAY)).toMatchObject({
      due: TODAY,
      words: 'Today',
    });
    expect(moneyBack({ kind: 'withdrawal', told, posted: '2026-11-20' }, TODAY)).toMatchObject({
      words: '3 days late',
      tone: 'late',
    });
    expect(moneyBack({ kind: 'withdrawal', told, here: '2026-11-22' }, TODAY).words).toBe('1 day late');
    expect(moneyBack({ kind: 'withdrawal', told, here: '2026-11-22' }, TODAY, 'de')).toMatchObject({
      words: '1 Tag zu spät',
      detail: 'So. 22. Nov. · erklärt 1. Nov.',
    });
  });

  it('are done once they are refunded', () => {
    const done = {
      kind: 'withdrawal',
      told: '2026-11-07',
      here: '2026-11-10',
      refunded: '2026-11-13',
    } as const;
    expect(moneyBack(done, TODAY)).toMatchObject({
      words: 'refunded Fri 13 Nov',
      detail: 'day 6 of 14',
      tone: 'done',
    });
    expect([returnStep({ kind: 'return', told: TODAY }), returnStep(done)]).toEqual([0, 3]);
  });
});
