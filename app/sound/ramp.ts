/** The part of an AudioParam that `Ramp` uses. */
export type RampedParam = Pick<
  AudioParam,
  'setValueAtTime' | 'linearRampToValueAtTime' | 'cancelScheduledValues'
>;

interface Point {
  /** Context time, s. */
  readonly at: number;
  readonly value: number;
}

/** Less than a sample at any rate, more than rounding errors. */
const INSTANT_S = 1e-6;
/** Length of the record, longer than changes are scheduled ahead, s. */
const KEPT_S = 0.2;

/**
 * An audio parameter that moves only along straight lines, with its own record of them. `param.value` is the value at
 * the end of a render quantum, not at the start of a future fade. From the record a new fade starts where the running
 * one will be, so quick successive changes cause no steps.
 */
export class Ramp {
  readonly #param: RampedParam;
  #points: Point[];

  /** Keeps `value` from `now` (context time, s) on. */
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

  /** Final value. */
  get target(): number {
    return (this.#points.at(-1) as Point).value;
  }

  /** Context time from which it is constant. */
  get restsFrom(): number {
    return (this.#points.at(-1) as Point).at;
  }

  /** Moves to `value` from `at` on, in `seconds`. Cancels later changes. */
  to(value: number, at: number, seconds: number): void {
    const from = { at, value: this.valueAt(at) };
    const to = { at: at + seconds, value };
    // This order cuts the running line at the start of the new one and never changes it before: the audio thread may
    // read between any two calls.
    this.#param.linearRampToValueAtTime(from.value, from.at);
    this.#param.cancelScheduledValues(from.at + INSTANT_S);
    this.#param.linearRampToValueAtTime(to.value, to.at);
    const before = this.#points.filter((point) => point.at < at);
    const oldest = before.findLastIndex((point) => point.at <= at - KEPT_S);
    this.#points = [...before.slice(Math.max(0, oldest)), from, to];
  }
}
