import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { addDays } from '../calendar/day.ts';
import { firstJump, movedPromises, type PromisedOrder } from './moved-promises.ts';
import { type Absence, ALWAYS_OPEN, openDays, postLeaves } from './open-days.ts';

const MONDAY = '2026-11-23';
const STANDING = { today: MONDAY, woundToday: 0 };
const order = (promised: string, more: Partial<PromisedOrder> = {}): PromisedOrder => ({
  ...{ number: 'GW-A', promised, accepted: '2026-11-16', country: 'DE', packed: false },
  units: [{ state: 'to wind', place: 0 }],
  ...more,
});
const closed = (from: string, until = from): Absence => ({ from, until, who: null });

describe('closed days', () => {
  it('have no post, like Saturdays [case M25] [row D706]', () => {
    const days = openDays([closed('2026-11-24')]);
    const leaves = (day: string) => postLeaves(days, day);
    expect(['2026-11-23', '2026-11-24', '2026-11-28'].map(leaves)).toEqual(['16:00', null, null]);
  });

  it('move promises that depend on them, but not those that have slack or are packed', () => {
    const tuesday = openDays([closed('2026-11-24')]);
    const wound = { units: [{ state: 'wound', woundOn: '2026-11-18' }] } as const;
    const tight = order('2026-11-24', wound);
    expect(movedPromises([tight], STANDING, ALWAYS_OPEN, tuesday)).toEqual([
      { number: 'GW-A', before: '2026-11-24', after: '2026-11-25', beyondLaw: false },
    ]);
    expect(movedPromises([order('2026-11-25', wound)], STANDING, ALWAYS_OPEN, tuesday)).toEqual([]);
    expect(movedPromises([{ ...tight, packed: true }], STANDING, ALWAYS_OPEN, tuesday)).toEqual([]);
  });

  it('report promises beyond the legal thirty days', () => {
    const long = openDays([closed('2026-11-25', '2026-12-23')]);
    expect(movedPromises([order('2026-11-27')], STANDING, ALWAYS_OPEN, long)[0]?.beyondLaw).toBe(true);
  });

  it('show the jump of the first date before Christmas', () => {
    const christmas = openDays([closed('2026-12-24', '2027-01-03')]);
    expect(firstJump(MONDAY, ALWAYS_OPEN, christmas)).toEqual({
      last: { wound: '2026-12-17', leaves: '2026-12-23' },
      first: { wound: '2026-12-18', before: '2026-12-24', after: '2027-01-04' },
    });
    expect(firstJump(MONDAY, ALWAYS_OPEN, ALWAYS_OPEN)).toBeUndefined();
  });

  it('never move a promise to an earlier day or into a closed day', () => {
    const day = fc.integer({ min: -5, max: 40 }).map((days) => addDays(MONDAY, days));
    const absence = fc
      .tuple(day, fc.nat(12), fc.constantFrom(null, 'bea'))
      .map(([from, length, who]) => ({ from, until: addDays(from, length), who }));
    forAll(
      [fc.array(fc.tuple(day, fc.nat(30)), { maxLength: 12 }), fc.array(absence, { maxLength: 2 }), absence],
      (promises, known, more) => {
        const orders = promises.map(([promised, place]) =>
          order(promised, { units: [{ state: 'to wind', place }] }),
        );
        const [before, after] = [openDays(known), openDays([...known, more])];
        for (const moved of movedPromises(orders, STANDING, before, after)) {
          expect(moved.after > moved.before).toBe(true);
          expect(after.isOpen(moved.after)).toBe(true);
        }
      },
    );
  });
});
