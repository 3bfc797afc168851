import { Glide } from './glide.ts';
import { dragged, type Pose, THREE_QUARTER, turnedBy } from './orbit.ts';

/** Turning on its own, degrees a second: once around in half a minute. */
export const SPIN_SPEED = 12;

/** Longer gaps between frames than this are pauses, not motion, ms. */
const LONGEST_STEP = 100;

/** So many long gaps in a row, and the machine is too slow to be kept busy with what nobody asked for. */
const PATIENCE = 12;

/**
 * How the model lies and what moves it: a drag, a button, or itself. Knows nothing of what draws it, which asks
 * `advance` at each frame and is woken when there is something to draw.
 */
export class Turntable {
  /** Called when the next frame will differ from the last. */
  requestFrame: () => void = () => {};
  /** Called when a move has come to its end. */
  rested: (pose: Pose) => void = () => {};
  /** Called when it stops turning on its own because drawing takes too long. */
  tired: () => void = () => {};
  /** Nobody can see it: nothing moves on its own. */
  #hidden = false;
  #spinning = false;
  #last: number | undefined;
  #longGaps = 0;
  readonly #glide: Glide<readonly [turn: number, tilt: number]>;
  /** How it lies when it is left alone. */
  readonly home: Pose;

  constructor({ turn, tilt }: Pose = THREE_QUARTER, home: Pose = THREE_QUARTER) {
    this.home = home;
    this.#glide = new Glide([turn, tilt] as const);
  }

  get pose(): Pose {
    const [turn, tilt] = this.#glide.values;
    return { turn, tilt };
  }

  get spinning(): boolean {
    return this.#spinning;
  }

  /** Starts or stops turning on its own. */
  spin(on: boolean): void {
    this.#spinning = on;
    this.#last = undefined;
    this.#longGaps = 0;
    if (on) this.requestFrame();
  }

  /** While it is hidden nothing turns; afterwards it goes on as before. */
  hide(hidden: boolean): void {
    this.#hidden = hidden;
    this.#last = undefined;
    if (!hidden && this.#spinning) this.requestFrame();
  }

  /** Follows a drag at once, in pixels of a view this wide. */
  drag(right: number, down: number, width: number): void {
    const { turn, tilt } = dragged(this.pose, right, down, width);
    this.#glide.jumpTo([turn, tilt]);
    this.requestFrame();
  }

  /** Turns on by a step; presses in a row add up. `still` leaves the motion out. */
  step(by: Pose, still: boolean): void {
    const [turn, tilt] = this.#glide.target;
    this.turnTo(turnedBy({ turn, tilt }, by), still);
  }

  turnTo({ turn, tilt }: Pose, still: boolean): void {
    if (still) this.#glide.jumpTo([turn, tilt]);
    else this.#glide.moveTo([turn, tilt]);
    this.requestFrame();
    if (still) this.rested(this.pose);
  }

  /** Back to how it lay at first, the short way round. */
  comeHome(): void {
    const laps = Math.round((this.pose.turn - this.home.turn) / 360);
    this.turnTo({ ...this.home, turn: this.home.turn + 360 * laps }, false);
  }

  /** Moves on to a moment, ms. Answers whether another frame is needed. */
  advance(now: number): boolean {
    const wasMoving = this.#glide.moving;
    const moving = this.#glide.advance(now);
    if (wasMoving && !moving) this.rested(this.pose);
    if (!this.#spinning || this.#hidden) return moving;
    const gap = now - (this.#last ?? now);
    this.#longGaps = gap > LONGEST_STEP ? this.#longGaps + 1 : 0;
    if (this.#longGaps >= PATIENCE) {
      this.#spinning = false;
      this.tired();
      return moving;
    }
    if (!moving) {
      const passed = Math.min(gap, LONGEST_STEP);
      const [turn, tilt] = this.#glide.values;
      this.#glide.jumpTo([turn + (passed / 1000) * SPIN_SPEED, tilt]);
    }
    this.#last = now;
    return true;
  }
}
