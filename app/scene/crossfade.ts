/** Duration of the fade from one model to the next, ms. */
export const FADE_MS = 250;

/** Gaps between frames longer than this are no motion, ms; after `PATIENCE` of them in a row nothing fades any more. */
const LONGEST_STEP = 100;
const PATIENCE = 3;

/**
 * The shown row and, while it fades in, the previous one. At most two are drawn: the newest waits for the running fade
 * and those between are skipped. The caller supplies the time, in ms.
 */
export class Crossfade<Row> {
  #shown: Row | undefined;
  #leaving: Row | undefined;
  #waiting: Row | undefined;
  #begun: number | undefined;
  /** Both rows have been drawn once. The setup in the first frame does not count as fade time. */
  #prepared = false;
  #share = 1;
  #last = 0;
  #longGaps = 0;

  get shown(): Row | undefined {
    return this.#shown;
  }

  get leaving(): Row | undefined {
    return this.#leaving;
  }

  /** Weight of the new row, 0 to 1. */
  get share(): number {
    return this.#share;
  }

  /** All rows that must be kept. */
  get rows(): Row[] {
    return [this.#shown, this.#leaving, this.#waiting].filter((row) => row !== undefined);
  }

  /** Fades to a row; `still` switches at once. The first row has nothing to fade from. */
  show(row: Row, still: boolean): void {
    this.#waiting = undefined;
    if (row === this.#shown) return;
    if (still || !this.#shown || this.#tired) this.#jumpTo(row);
    else if (this.#leaving) this.#waiting = row;
    else this.#begin(row);
  }

  /** Advances to a time. Returns whether the fade continues. */
  advance(now: number): boolean {
    if (!this.#leaving) return false;
    if (!this.#prepared) {
      this.#prepared = true;
      this.#last = now;
      return true;
    }
    this.#longGaps = now - this.#last > LONGEST_STEP ? this.#longGaps + 1 : 0;
    this.#last = now;
    this.#begun ??= now;
    this.#share = this.#tired ? 1 : Math.min((now - this.#begun) / FADE_MS, 1);
    if (this.#share < 1) return true;
    this.#leaving = undefined;
    if (!this.#waiting) return false;
    this.#begin(this.#waiting);
    return true;
  }

  get #tired(): boolean {
    return this.#longGaps >= PATIENCE;
  }

  #begin(row: Row): void {
    this.#leaving = this.#shown;
    this.#shown = row;
    this.#waiting = undefined;
    this.#begun = undefined;
    this.#prepared = false;
    this.#share = 0;
  }

  #jumpTo(row: Row): void {
    this.#shown = row;
    this.#leaving = undefined;
    this.#share = 1;
  }
}
