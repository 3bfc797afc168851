import { Glide } from './glide.ts';
import { dragged, type Pose, THREE_QUARTER, turnedBy } from './orbit.ts';

/** Speed of automatic turning, degrees per second: once around in half a minute. */
export const SPIN_SPEED = 12;

/** Gaps between frames longer than this are pauses, not motion, ms. */
const LONGEST_STEP = 100;

/** Number of long gaps in a row after which the machine is too slow for automatic turning. */
const PATIENCE = 12;

/**
 * The pose of the model and its motion: by drag, by button, or automatic. Independent of rendering, which calls
 * `advance` at each frame and is woken through `requestFrame`.
 */
export class Turntable {
  requestFrame: () => void = () => {};
  rested: (pose: Pose) => void = () => {};
  /** Called when automatic turning stops because drawing takes too long. */
  tired: () => void = () => {};
  #hidden = false;
  #spinning = false;
  #last: number | undefined;
  #longGaps = 0;
  readonly #glide: Glide<readonly [turn: number, tilt: number]>;
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

  spin(on: boolean): void {
    this.#spinning = on;
    this.#last = undefined;
    this.#longGaps = 0;
    if (on) this.requestFrame();
  }

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

  /** Turns by a step; consecutive presses add up. `still` skips the motion. */
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

  /** Returns to the initial pose the short way round. */
  comeHome(): void {
    const laps = Math.round((this.pose.turn - this.home.turn) / 360);
    this.turnTo({ ...this.home, turn: this.home.turn + 360 * laps }, false);
  }

  /** Advances to a time, ms. Returns whether another frame is needed. */
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
