/** What `Ramp` needs of an AudioParam. */
export type RampedParam = Pick<
  AudioParam,
  'setValueAtTime' | 'linearRampToValueAtTime' | 'cancelScheduledValues'
>;

interface Point {
  /** Context time, s. */
  readonly at: number;
  readonly value: number;
}

/** Less than a sample at any rate, more than rounding. */
const INSTANT_S = 1e-6;
/** How far back the record tells what happens: more than changes are set ahead of the clock. */
const KEPT_S = 0.2;

/**
 * An audio parameter that only moves along straight lines, with its own record of them. Reading `param.value` tells
 * where a render quantum ended, not where a fade will be; from the record a new fade starts where the running one
 * will have come to, so that any number of changes in quick succession makes no step.
 */
export class Ramp {
  readonly #param: RampedParam;
  #points: Point[];

  /** Holds `value` from `now` (context time, s) on. */
  constructor(param: RampedParam, value: number, now: number) {
    this.#param = param;
    this.#points = [{ at: now, value }];
    param.setValueAtTime(value, now);
  }

  /** Value at a context time in s. */
  valueAt(at: number): number {
    const after = this.#points.findIndex((point) => point.at > at);
    const next = this.#points[after];
    const last = this.#points[after < 0 ? this.#points.length - 1 : Math.max(0, after - 1)] as Point;
    if (!next || next.at <= last.at) return last.value;
    const part = Math.max(0, (at - last.at) / (next.at - last.at));
    return last.value + part * (next.value - last.value);
  }

  /** Where it goes. */
  get target(): number {
    return (this.#points.at(-1) as Point).value;
  }

  /** Context time from which it rests. */
  get restsFrom(): number {
    return (this.#points.at(-1) as Point).at;
  }

  /** Moves to `value` from `at` on, in `seconds`. What was to come after `at` is off. */
  to(value: number, at: number, seconds: number): void {
    const from = { at, value: this.valueAt(at) };
    const to = { at: at + seconds, value };
    // In this order the running line is cut where the new one starts and never changes before: the audio thread
    // may look between any two calls.
    this.#param.linearRampToValueAtTime(from.value, from.at);
    this.#param.cancelScheduledValues(from.at + INSTANT_S);
    this.#param.linearRampToValueAtTime(to.value, to.at);
    const before = this.#points.filter((point) => point.at < at);
    const oldest = before.findLastIndex((point) => point.at <= at - KEPT_S);
    this.#points = [...before.slice(Math.max(0, oldest)), from, to];
  }
}
