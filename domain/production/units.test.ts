import { describe, expect, it } from 'vitest';
import { FISHBONE as custom } from '../../tests/fixtures/pickups.ts';
import type { StockConfig } from '../cart/cart-line.ts';
import { buildsOf, settingKey, unitName, unitsOf } from './unit.ts';
import {
  moveUnit,
  nextAtBench,
  openWords,
  orderStep,
  refundedCopies,
  UNIT_MOVES,
  UNIT_STATES,
  type UnitState,
} from './unit-state.ts';

const set = (
  pickupType: StockConfig['pickupType'],
  bundleType: StockConfig['bundleType'] = 'SET',
): StockConfig => ({
  pickupType,
  bundleType,
  pickupFlavor: 'VINTAGE',
  color: 'black',
});

describe('pieces of an order', () => {
  it('are one per pickup: three of a Stratocaster set, two of a humbucker set, one Precision in two halves', () => {
    const names = (config: StockConfig) =>
      unitsOf([{ pickups: buildsOf(config), quantity: 1 }]).map(({ pickup }) => unitName(pickup));
    expect(names(set('STRATOCASTER'))).toEqual([
      'Stratocaster neck',
      'Stratocaster middle',
      'Stratocaster bridge',
    ]);
    expect(names(set('HUMBUCKER'))).toEqual(['Humbucker neck', 'Humbucker bridge']);
    expect(names(set('PRECISION_BASS'))).toEqual(['Precision Bass']);
    expect(names(set('STRATOCASTER', 'MIDDLE'))).toEqual(['Stratocaster middle']);
  });

  it('multiply with the quantity, set by set, and are numbered through the lines', () => {
    const units = unitsOf([
      { pickups: buildsOf(custom), quantity: 2 },
      { pickups: buildsOf(set('HUMBUCKER')), quantity: 2 },
    ]);
    expect(units.map(({ number, line, copy, pickup }) => [number, line, copy, unitName(pickup)])).toEqual([
      [1, 0, 1, 'Custom Humbucker'],
      [2, 0, 2, 'Custom Humbucker'],
      [3, 1, 1, 'Humbucker neck'],
      [4, 1, 1, 'Humbucker bridge'],
      [5, 1, 2, 'Humbucker neck'],
      [6, 1, 2, 'Humbucker bridge'],
    ]);
  });

  it('share a setting if they are wound alike, in any colour', () => {
    expect(settingKey(custom)).toBe(settingKey({ ...custom, choices: { ...custom.choices, color: 'wine' } }));
    expect(settingKey(custom)).not.toBe(
      settingKey({ ...custom, choices: { ...custom.choices, coils: 'matched' } }),
    );
  });
});

describe('the state of a piece', () => {
  it('can reach every other state, and has no final one', () => {
    for (const state of UNIT_STATES) expect(UNIT_MOVES[state].length).toBeGreaterThan(0);
    expect(new Set(Object.values(UNIT_MOVES).flat())).toEqual(new Set(UNIT_STATES));
  });

  it('is wound only within tolerance, and kept only with a note', () => {
    expect(moveUnit('on the bench', 'wound', { inTolerance: true })).toEqual({ ok: true, state: 'wound' });
    expect(moveUnit('on the bench', 'wound', { inTolerance: false })).toMatchObject({
      reason: 'out of tolerance',
    });
    expect(moveUnit('on the bench', 'kept', { note: '  ' })).toMatchObject({ reason: 'no note' });
    expect(moveUnit('on the bench', 'kept', { note: 'Asked for hotter' })).toMatchObject({ ok: true });
    expect(moveUnit('to wind', 'wound', { inTolerance: true })).toMatchObject({ reason: 'no such move' });
  });
});

it('refunded pickups are the least finished copies, the last ones first [case M5]', () => {
  const copies = (states: readonly UnitState[]) => states.map((state, index) => ({ copy: index + 1, state }));
  expect([...refundedCopies(copies(['to wind', 'to wind', 'to wind']), 2)]).toEqual([3, 2]);
  expect([...refundedCopies(copies(['to wind', 'wound']), 1)]).toEqual([1]);
  expect([...refundedCopies(copies(['refunded', 'to wind']), 1)]).toEqual([1]);
  // The pickups of a set stay together.
  const sets = [...copies(['wound', 'to wind']), ...copies(['to wind', 'on the bench'])];
  expect([...refundedCopies(sets, 1)]).toEqual([2]);
});

describe('the step of an order', () => {
  const wound: UnitState[] = ['wound', 'kept'];
  it.each([
    ['paid', ['to wind', 'to wind'], false, 'paid'],
    ['paid', ['on the bench', 'to wind'], false, 'in the making'],
    ['in the making', ['wound', 'to wind'], false, 'in the making'],
    ['in the making', ['to wind', 'to wind'], false, 'in the making'],
    ['in the making', wound, false, 'wound'],
    ['in the making', wound, true, 'packed'],
    ['in the making', ['wound', 'on the bench'], true, 'in the making'],
    ['shipped', wound, true, 'shipped'],
    ['cancelled', wound, true, 'cancelled'],
    ['paid', [], true, 'paid'],
  ] as const)('of %s with %j, label printed %s, is %s', (state, units, labelPrinted, step) => {
    const finished = units.map((of) => ({ state: of, open: [] }));
    expect(orderStep(state, finished, { labelPrinted })).toBe(step);
  });

  it('stays in the making while a step after measuring is open, with or without a printed label', () => {
    const units = [
      { number: 1, state: 'wound', open: [] },
      { number: 2, state: 'kept', open: ['wax', 'test play'] },
    ] as const;
    for (const labelPrinted of [false, true])
      expect(orderStep('in the making', units, { labelPrinted })).toBe('in the making');
    expect(nextAtBench(units)?.number).toBe(2);
    expect(openWords(units)).toBe('wax, test play open');
    expect(openWords(units, 'de')).toBe('Wachsbad, Anspielen offen');
    expect(openWords(units.slice(0, 1))).toBeUndefined();
    expect(nextAtBench(units.slice(0, 1))).toBeUndefined();
    // Units to wind come first.
    expect(nextAtBench([...units, { number: 3, state: 'to wind', open: ['wax'] }])?.number).toBe(3);
  });
});
