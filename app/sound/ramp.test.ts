import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { Ramp, type RampedParam } from './ramp.ts';

interface Event {
  readonly at: number;
  readonly value: number;
  readonly ramps: boolean;
}

/** The timeline of an AudioParam per the Web Audio specification, for the calls of ramps. */
class FakeParam {
  events: Event[] = [];

  #insert(event: Event): void {
    const after = this.events.findIndex(({ at }) => at > event.at);
    this.events.splice(after < 0 ? this.events.length : after, 0, event);
  }
  setValueAtTime = (value: number, at: number) => {
    this.#insert({ at, value, ramps: false });
    return this as unknown as AudioParam;
  };
  linearRampToValueAtTime = (value: number, at: number) => {
    this.#insert({ at, value, ramps: true });
    return this as unknown as AudioParam;
  };
  cancelScheduledValues = (from: number) => {
    this.events = this.events.filter(({ at }) => at < from);
    return this as unknown as AudioParam;
  };

  valueAt(time: number): number {
    const next = this.events.findIndex(({ at }) => at > time);
    const last = this.events[next < 0 ? this.events.length - 1 : next - 1] as Event;
    const coming = this.events[next];
    if (!coming?.ramps) return last.value;
    return last.value + ((time - last.at) / (coming.at - last.at)) * (coming.value - last.value);
  }
}

/** Changes within 1 µs may merge: a fade of 30 ms moves by this much in 3 µs. */
const SLIP = 1e-4;

const made = (value = 0) => {
  const param = new FakeParam();
  return { param, ramp: new Ramp(param as RampedParam, value, 0) };
};

describe('a ramp', () => {
  it('stays constant, moves in a straight line, and stays constant again', () => {
    const { param, ramp } = made();
    ramp.to(1, 1, 0.03);
    for (const [at, value] of [
      [0.5, 0],
      [1, 0],
      [1.015, 0.5],
      [1.03, 1],
      [9, 1],
    ] as const) {
      expect(ramp.valueAt(at)).toBeCloseTo(value, 9);
      expect(param.valueAt(at)).toBeCloseTo(value, 9);
    }
    expect([ramp.target, ramp.restsFrom]).toEqual([1, 1.03]);
  });

  it('reverses in the middle without a step', () => {
    const { param, ramp } = made();
    ramp.to(1, 1, 0.03);
    ramp.to(0, 1.015, 0.03);
    expect(param.valueAt(1.0149)).toBeCloseTo(param.valueAt(1.0151), 1);
    expect(param.valueAt(1.015)).toBeCloseTo(0.5, 6);
    expect(param.valueAt(1.03)).toBeCloseTo(0.25, 6);
    expect(param.valueAt(1.05)).toBe(0);
  });

  it('jumps if the time is zero', () => {
    const { param, ramp } = made();
    ramp.to(1, 1, 0);
    expect([param.valueAt(0.999), param.valueAt(1), ramp.valueAt(1)]).toEqual([0, 1, 1]);
  });

  it('predicts the parameter at every moment, and is never steeper than its fade', () => {
    const change = fc.record({
      wait: fc.double({ min: 0, max: 0.08, noNaN: true }),
      value: fc.constantFrom(0, 1),
    });
    forAll([fc.array(change, { maxLength: 60 })], (changes) => {
      const { param, ramp } = made();
      let now = 0;
      // Values that the audio thread has already rendered cannot change.
      for (const { wait, value } of changes) {
        const before = Array.from({ length: 6 }, (_, step) => now + 0.03 * (step / 5) - 1e-9);
        const values = before.map((at) => param.valueAt(Math.max(0, at)));
        ramp.to(value, now + 0.03, 0.03);
        for (const [index, at] of before.entries())
          expect(Math.abs(param.valueAt(Math.max(0, at)) - (values[index] as number))).toBeLessThan(SLIP);
        now += wait;
      }
      for (let at = 0; at < now + 0.1; at += 0.001) {
        expect(Math.abs(ramp.valueAt(at + now) - param.valueAt(at + now))).toBeLessThan(SLIP);
        const slope = Math.abs(param.valueAt(at + 0.0005) - param.valueAt(at)) / 0.0005;
        expect(slope).toBeLessThan(1 / 0.03 + 0.1);
      }
    });
  });

  itForAll([fc.array(fc.tuple(fc.double({ min: 0, max: 0.05, noNaN: true }), fc.boolean()))])(
    'of a pair adds up to 1 with the other at every moment',
    (turns) => {
      const [a, b] = [made(1), made(0)];
      let now = 0;
      for (const [wait, toB] of turns) {
        a.ramp.to(toB ? 0 : 1, now, 0.03);
        b.ramp.to(toB ? 1 : 0, now, 0.03);
        now += wait;
      }
      for (let at = 0; at < now + 0.1; at += 0.0013)
        expect(a.param.valueAt(at) + b.param.valueAt(at)).toBeCloseTo(1, 6);
    },
  );
});
