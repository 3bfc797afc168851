import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itForAll } from '../../tests/fixtures/for-all.ts';
import { addDays } from '../calendar/day.ts';
import { cents } from '../money.ts';
import { ORDER_STATES } from '../orders/states.ts';
import { type OrderFacts, orderView } from './order-progress.ts';

const at = (day: string, time = '13:02') => new Date(`${day}T${time}:00+01:00`);
/** Paid on a Monday, wound on Friday, promised to leave on the Monday after. */
const WOUND: OrderFacts = {
  state: 'in the making',
  country: 'DE',
  total: cents(39000),
  refunded: cents(0),
  paidAt: at('2026-11-16'),
  promisedOn: '2026-11-23',
  productionStartedAt: at('2026-11-17', '09:10'),
  woundAt: at('2026-11-20', '16:45'),
  labelPrinted: false,
  shippedAt: null,
  deliveredAt: null,
  isPlugged: false,
  endedAt: null,
};
const PAID: OrderFacts = { ...WOUND, state: 'paid', productionStartedAt: null, woundAt: null };
const SHIPPED: OrderFacts = { ...WOUND, state: 'shipped', shippedAt: at('2026-11-23', '10:20') };
const saturday = at('2026-11-21');
const kinds = (facts: OrderFacts, now = saturday) =>
  orderView(facts, now).steps.map(({ id, state, day }) => `${id} ${state} ${day}`);

describe('the timeline of an order', () => {
  it('shows the steps that are done, current, promised and ahead', () => {
    expect(kinds(WOUND)).toEqual([
      'paid done 2026-11-16',
      'making done 2026-11-17',
      'wound now 2026-11-20',
      'shipped promised 2026-11-23',
      'delivered ahead 2026-11-26',
    ]);
    expect(kinds(PAID, at('2026-11-16'))).toEqual([
      'paid now 2026-11-16',
      'making ahead 2026-11-16',
      'wound ahead 2026-11-16',
      'shipped promised 2026-11-23',
      'delivered ahead 2026-11-26',
    ]);
    expect(kinds(SHIPPED, at('2026-11-24'))[3]).toBe('shipped now 2026-11-23');
  });

  it('is to scale: one mark per day, days off marked, today once', () => {
    const { days, steps, doneTo } = orderView(WOUND, saturday);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 11 }, (_, index) => addDays('2026-11-16', index)),
    );
    // The Wednesday is Saxony's day of repentance.
    expect(days.filter(({ isFree }) => isFree).map(({ day }) => day)).toEqual([
      '2026-11-18',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(days.filter(({ isToday }) => isToday)).toMatchObject([{ day: '2026-11-21', place: 50 }]);
    expect(steps.map(({ place }) => place)).toEqual([0, 10, 40, 70, 100]);
    expect(doneTo).toBe(50);
  });

  itForAll([
    fc.constantFrom(...ORDER_STATES.filter((state) => state !== 'awaiting payment')),
    fc.array(fc.nat(40), { minLength: 5, maxLength: 5 }),
    fc.nat(60),
  ])('has its steps within its length and in order, one of them current', (state, gaps, today) => {
    const moments = gaps.map((gap, index) => at(addDays('2026-11-16', gap + index)));
    moments.sort((a, b) => a.getTime() - b.getTime());
    const known = ORDER_STATES.indexOf(state);
    const facts: OrderFacts = {
      ...PAID,
      state,
      paidAt: moments[0] ?? saturday,
      productionStartedAt: known >= 2 ? (moments[1] ?? null) : null,
      shippedAt: known >= 3 ? (moments[2] ?? null) : null,
      deliveredAt: known === 4 ? (moments[3] ?? null) : null,
      endedAt: known > 4 ? (moments[4] ?? null) : null,
    };
    const { steps, days, doneTo } = orderView(
      facts,
      new Date(Math.max(...moments.map(Number)) + today * 86_400_000),
    );
    for (const [index, { place }] of steps.entries()) {
      expect(place).toBeGreaterThanOrEqual(steps[index - 1]?.place ?? 0);
      expect(place).toBeLessThanOrEqual(100);
    }
    expect(days.filter(({ isToday }) => isToday).length).toBeLessThanOrEqual(1);
    expect(steps.filter(({ state }) => state === 'now')).toHaveLength(1);
    expect(doneTo).toBeGreaterThanOrEqual(0);
    expect(doneTo).toBeLessThanOrEqual(100);
  });
});

describe('the permissions of a buyer', () => {
  it('allow another address until its label is printed or the parcel leaves', () => {
    expect(orderView(WOUND, saturday).address).toBe('open');
    expect(orderView({ ...WOUND, labelPrinted: true }, saturday).address).toBe('packed');
    expect(orderView(SHIPPED, saturday).address).toBe('shipped');
    expect(orderView({ ...PAID, state: 'cancelled' }, saturday).address).toBe('over');
  });

  it('allow a return from shipping until 21 days are over, and a withdrawal until 14 days after delivery', () => {
    expect(orderView(WOUND, saturday).sendBack).toEqual({ may: false, until: '2026-12-07' });
    expect(orderView(SHIPPED, at('2026-12-07')).sendBack.may).toBe(true);
    expect(orderView(SHIPPED, at('2026-12-08')).sendBack.may).toBe(false);
    // Fitted, the days begin with delivery.
    const plugged = { ...SHIPPED, isPlugged: true };
    expect(orderView(plugged, at('2027-03-01')).sendBack).toMatchObject({
      ...{ may: false, fitted: { may: true, until: undefined } },
    });
    const late = { ...plugged, state: 'delivered', deliveredAt: at('2026-12-20') } as const;
    expect(orderView(late, at('2027-01-10')).sendBack.fitted).toEqual({ may: true, until: '2027-01-10' });
    expect(orderView(late, at('2027-01-11')).sendBack.fitted?.may).toBe(false);
    const there: OrderFacts = { ...SHIPPED, state: 'delivered', deliveredAt: at('2026-11-25') };
    expect(orderView(SHIPPED, at('2026-12-20')).withdrawal).toEqual({ may: true, until: undefined });
    expect(orderView(there, at('2026-12-09')).withdrawal).toEqual({ may: true, until: '2026-12-09' });
    expect(orderView(there, at('2026-12-10')).withdrawal.may).toBe(false);
  });
});

describe('late and ended orders', () => {
  it('a missed promise is marked as late, and no past day is promised', () => {
    const { isLate, leaves, arrives } = orderView(WOUND, at('2026-11-26'));
    expect({ isLate, leaves, arrives }).toEqual({
      isLate: true,
      leaves: '2026-11-26',
      arrives: '2026-12-01',
    });
    expect(orderView(SHIPPED, at('2026-12-20')).isLate).toBe(false);
  });

  it('an ended order shows past steps only', () => {
    const ended = { ...WOUND, state: 'refunded', refunded: cents(39000), endedAt: at('2026-11-24') } as const;
    expect(kinds(ended)).toEqual([
      'paid done 2026-11-16',
      'making done 2026-11-17',
      'wound done 2026-11-20',
      'refunded now 2026-11-24',
    ]);
    expect(orderView(ended, saturday)).toMatchObject({
      sentBack: 'all',
      leaves: undefined,
      arrives: undefined,
    });
    expect(orderView({ ...WOUND, refunded: cents(1) }, saturday).sentBack).toBe('part');
  });
});
