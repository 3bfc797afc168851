/** Duration of a slide, ms (specification). */
export const TURN_MS = 5000;

/** Minimum length of a swipe, px (specification). */
const SWIPE_PX = 25;

export const slideAfter = (index: number, by: number, count: number): number =>
  (((index + by) % count) + count) % count;

/** Steps of a swipe by its distance to the right, px: a swipe to the left shows the next slide. */
export function swipeSteps(right: number): -1 | 0 | 1 {
  if (Math.abs(right) <= SWIPE_PX) return 0;
  return right < 0 ? 1 : -1;
}

export interface Halts {
  /** Pressed by the visitor, or not started because of reduced motion. */
  readonly paused: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  /** The tab is hidden, or the slides are outside the window. */
  readonly unseen: boolean;
}

export const turns = ({ paused, hovered, focused, unseen }: Halts): boolean =>
  !paused && !hovered && !focused && !unseen;
