import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { addWorkDays, isWorkDay } from '../calendar/work-days.ts';
import { BENCH } from './bench.ts';
import { nextUnit } from './next-unit.ts';
import { delayWords } from './promise.messages.ts';
import {
  delayOf,
  forecastDay,
  lastPostDay,
  lawfulArrival,
  promisedDay,
  type QueuedUnit,
  queueDays,
  queueFigures,
  windingDay,
  windingOrder,
} from './queue.ts';

const MONDAY = '2026-11-23';

const unit = (order: string, due: string, more: Partial<QueuedUnit> = {}): QueuedUnit => ({
  order,
  number: 1,
  state: 'to wind',
  due,
  paidAt: new Date('2026-11-18T20:14:00Z'),
  awg: 42,
  ...more,
});

describe('the queue', () => {
  it('has the dates of the board: fifteen to wind, one wound today, promised for 3 December', () => {
    expect(queueFigures(MONDAY, 15, 1)).toEqual({ toWind: 15, benchDays: 3.8, promisedNow: '2026-12-03' });
    expect(queueDays(MONDAY, 15, 1).map(({ wound, taken, free }) => [wound, taken, free])).toEqual([
      [1, 3, 0],
      [0, 4, 0],
      [0, 4, 0],
      [0, 4, 0],
      [0, 0, 4],
      [0, 0, 4],
      [0, 0, 4],
    ]);
  });

  itForAll([fc.nat(60), fc.nat(4), fc.integer({ min: 1, max: 10 })])(
    'promises a later day for more pickups and a longer queue, always a work day with free places',
    (toWind, woundToday, pickups) => {
      const day = promisedDay({ today: MONDAY, toWind, woundToday, pickups });
      expect(isWorkDay(day)).toBe(true);
      expect(day >= promisedDay({ today: MONDAY, toWind, woundToday })).toBe(true);
      expect(promisedDay({ today: MONDAY, toWind: toWind + 1, woundToday, pickups }) >= day).toBe(true);
      const all = Array.from({ length: toWind + pickups }, (_, index) =>
        windingDay(index, MONDAY, woundToday),
      );
      for (const one of new Set(all)) {
        const places = one === MONDAY ? BENCH.pickupsADay - woundToday : BENCH.pickupsADay;
        expect(all.filter((other) => other === one).length).toBeLessThanOrEqual(places);
      }
    },
  );

  it('never promises a day off', () => {
    expect(windingDay(0, '2026-11-22')).toBe(MONDAY);
    expect(promisedDay({ today: '2026-12-24', toWind: 0 })).toBe('2026-12-31');
  });

  it('is sorted by date, then by the wire on a machine, then by payment', () => {
    const late = unit('GW-A', '2026-11-20', { awg: 44 });
    const fine = unit('GW-B', '2026-11-26', { awg: 43 });
    const same = unit('GW-C', '2026-11-26', { awg: 42, paidAt: new Date('2026-11-19T08:00:00Z') });
    const first = unit('GW-D', '2026-11-26', { awg: 42 });
    const second = { ...first, number: 2 };
    const all = [same, second, fine, first, late];
    const names = (machines?: Parameters<typeof windingOrder>[1]) =>
      windingOrder(all, machines).map(({ order, number }) => `${order}/${number}`);
    expect(names()).toEqual(['GW-A/1', 'GW-D/1', 'GW-D/2', 'GW-C/1', 'GW-B/1']);
    expect(names([{ number: 1, awg: 43 }])).toEqual(['GW-A/1', 'GW-B/1', 'GW-D/1', 'GW-D/2', 'GW-C/1']);
  });

  it('has the same order for any input order', () => {
    const any = fc.record({
      order: fc.constantFrom('GW-A', 'GW-B', 'GW-C'),
      number: fc.integer({ min: 1, max: 9 }),
      due: fc.constantFrom('2026-11-20', '2026-11-26'),
      awg: fc.constantFrom(42 as const, 43 as const, 44 as const),
    });
    forAll([fc.uniqueArray(any, { selector: ({ order, number }) => `${order}${number}` })], (drafts) => {
      const units = drafts.map(({ order, due, ...rest }) => unit(order, due, rest));
      expect(windingOrder([...units].reverse())).toEqual(windingOrder(units));
    });
  });
});

describe('the next pickup to wind', () => {
  const machines = [
    { number: 1, awg: 42 as const },
    { number: 2, awg: 43 as const, winds: { order: 'GW-LATE', number: 3 } },
  ];
  const late = unit('GW-LATE', '2026-11-20', { number: 3, state: 'on the bench', awg: 43 });
  const tomorrow = unit('GW-7K3M9Q2X', '2026-11-24');

  it('skips units on the bench, and explains its choice', () => {
    expect(nextUnit([tomorrow, late], machines, MONDAY)).toMatchObject({
      unit: tomorrow,
      machine: 1,
      threaded: true,
      reason: 'Due tomorrow, and 42\u00a0AWG is already on machine 1.',
    });
  });

  it('states the progress of the order and the wire to put on', () => {
    const units = [
      unit('GW-B', '2026-11-20', { state: 'wound' }),
      unit('GW-B', '2026-11-20', { number: 2, awg: 44 }),
    ];
    expect(nextUnit(units, machines, MONDAY)?.reason).toBe(
      'It is 1 day late, 1 of 2 is wound. Put 44\u00a0AWG on machine 1.',
    );
  });

  it.each([
    ['2026-11-20', 'It is 1 day late', 'Schon 1 Tag zu spät'],
    ['2026-11-23', 'Due today', 'Heute fällig'],
    ['2026-11-26', 'Due on Thursday', 'Am Donnerstag fällig'],
    ['2026-12-02', 'Due on 2 Dec', 'Am 2. Dezember fällig'],
  ])('names %s as %s', (due, words, german) => {
    const units = [unit('GW-A', due)];
    expect(nextUnit(units, machines, MONDAY)?.reason).toBe(
      `${words}, and 42\u00a0AWG is already on machine 1.`,
    );
    expect(nextUnit(units, machines, MONDAY, 'de')?.reason).toBe(
      `${german}, und 42\u00a0AWG ist schon auf Maschine 1.`,
    );
  });

  it('is undefined if nothing waits', () => {
    expect(nextUnit([late], machines, MONDAY)).toBeUndefined();
  });
});

describe('promises', () => {
  it('end thirty days after acceptance by law, in the EU and the UK', () => {
    expect(lawfulArrival('2026-11-18', 'AT')).toBe('2026-12-18');
    expect(lawfulArrival('2026-11-18', 'GB')).toBe('2026-12-18');
    expect(lawfulArrival('2026-11-18', 'US')).toBeUndefined();
    // Five working days of post, the last of them Friday the 18th.
    expect(lastPostDay('2026-11-18', 'AT')).toBe('2026-12-11');
  });

  it('leave enough days for shipping', () => {
    const countries = ['DE', 'AT', 'FR', 'GB'] as const;
    forAll([fc.constantFrom(...countries), fc.nat(700)], (country, n) => {
      const accepted = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
      const post = lastPostDay(accepted, country) ?? '';
      const { germany, austria, eu, uk } = BENCH.postWorkDays;
      const days = { DE: germany, AT: austria, FR: eu, GB: uk }[country];
      expect(addWorkDays(post, days) <= (lawfulArrival(accepted, country) ?? '')).toBe(true);
      expect(addWorkDays(post, days + 1) > (lawfulArrival(accepted, country) ?? '')).toBe(true);
    });
  });

  const order = { promised: '2026-11-24', accepted: '2026-11-18', country: 'AT' } as const;

  it('stay if the forecast keeps them', () => {
    expect(delayOf({ ...order, today: MONDAY, forecast: '2026-11-24' })).toBeUndefined();
  });

  it('move as soon as the forecast is later, with two days in hand', () => {
    const delay = delayOf({ ...order, today: MONDAY, forecast: '2026-11-27' });
    expect(delay).toMatchObject({ instead: '2026-12-01', beyondLaw: false });
    expect(delay && delayWords(delay, 'en')).toBe('It will leave on Tue 1 Dec 2026, not on Tue 24 Nov 2026.');
  });

  it('report a new date beyond the legal limit', () => {
    const delay = delayOf({ ...order, today: '2026-12-11', forecast: '2026-12-11' });
    expect(delay?.beyondLaw).toBe(true);
    expect(delay && delayWords(delay, 'en')).toContain('you may give back the order at once');
    expect(delay && delayWords(delay, 'de')).toBe(
      'Es geht am 15. Dez. 2026 los, nicht am 24. Nov. 2026. Das ist später, als das Gesetz uns gibt: Die Bestellung kann sofort zurückgegeben werden.',
    );
  });

  itForAll([fc.nat(60), fc.nat(60)])('never move to an earlier day', (now, ahead) => {
    const today = new Date(Date.UTC(2026, 10, 18 + now)).toISOString().slice(0, 10);
    const forecast = addWorkDays(today, ahead);
    const delay = delayOf({ ...order, today, forecast });
    expect(delay === undefined || delay.instead > order.promised).toBe(true);
    expect(delay === undefined).toBe(forecast <= order.promised && today <= order.promised);
  });

  it('follow the last piece: its day at the bench and the steps after it', () => {
    expect(forecastDay(MONDAY, ['2026-11-23', '2026-11-26'])).toBe('2026-12-02');
    expect(forecastDay(MONDAY, ['2026-11-10'])).toBe(MONDAY);
    expect(forecastDay('2026-11-21', [], { packed: true })).toBe(MONDAY);
  });
});
