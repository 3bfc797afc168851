/** Camera moves last half a second (specification). */
export const GLIDE_MS = 500;

/** Cubic ease-out of a fraction from 0 to 1. */
export function eased(fraction: number): number {
  const left = 1 - Math.min(Math.max(fraction, 0), 1);
  return 1 - left ** 3;
}

/**
 * Figures that move to new values in 500 ms. The caller supplies the time, in ms, so they move only while frames are
 * drawn.
 */
export class Glide<Values extends readonly number[]> {
  #from: Values;
  #to: Values;
  #now: Values;
  /** Time of the first frame of the move; undefined before it. */
  #begun: number | undefined;

  constructor(start: Values) {
    this.#from = start;
    this.#to = start;
    this.#now = start;
  }

  get values(): Values {
    return this.#now;
  }

  get target(): Values {
    return this.#to;
  }

  get moving(): boolean {
    return this.#now !== this.#to;
  }

  moveTo(target: Values): void {
    this.#from = this.#now;
    this.#to = target;
    this.#begun = undefined;
  }

  jumpTo(target: Values): void {
    this.#from = target;
    this.#to = target;
    this.#now = target;
  }

  /** Advances to a time, ms. Returns whether the move continues. */
  advance(now: number): boolean {
    if (!this.moving) return false;
    this.#begun ??= now;
    const fraction = (now - this.#begun) / GLIDE_MS;
    if (fraction >= 1) {
      this.jumpTo(this.#to);
      return false;
    }
    const share = eased(fraction);
    const between: readonly number[] = this.#from.map((value, index) => {
      const target = this.#to[index] ?? value;
      return value + (target - value) * share;
    });
    this.#now = between as Values;
    return true;
  }
}
