/** A slide stays so long, ms (specification). */
export const TURN_MS = 5000;

/** A swipe must be longer than this to turn to another slide, px (specification). */
const SWIPE_PX = 25;

/** The slide so many steps on, or back; round and round. */
export const slideAfter = (index: number, by: number, count: number): number =>
  (((index + by) % count) + count) % count;

/** Steps that a swipe asks for that went so far to the right, px: left shows what comes next. */
export function swipeSteps(right: number): -1 | 0 | 1 {
  if (Math.abs(right) <= SWIPE_PX) return 0;
  return right < 0 ? 1 : -1;
}

/** What may hold the slides where they are. */
export interface Halts {
  /** Pressed by the visitor, or not started because motion is unwelcome. */
  readonly paused: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  /** The tab is not looked at, or the slides are outside the window. */
  readonly unseen: boolean;
}

/** Whether slides turn on their own. */
export const turns = ({ paused, hovered, focused, unseen }: Halts): boolean =>
  !paused && !hovered && !focused && !unseen;
