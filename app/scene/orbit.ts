import type { Language } from '#domain/languages.ts';
import { SCENE_MESSAGES } from './scene.messages.ts';

export interface Pose {
  /** Turn about the vertical axis, counter-clockwise from above. At 0 the bridge side faces the viewer. */
  readonly turn: number;
  /** Elevation of the eye: 90 is straight above, 0 level, below 0 from underneath. */
  readonly tilt: number;
}

/** The three-quarter view of the posters on ink. */
export const THREE_QUARTER: Pose = { turn: 30, tilt: 30 };

/** A little short of vertical: straight above or below, left and right would swap. */
export const TILT_LIMITS = { lowest: -80, highest: 88 } as const;

export const STEP: Pose = { turn: 30, tilt: 15 };

/** Turn of a drag across the whole view, degrees. */
const DRAG_TURN = 200;

export function clampTilt(tilt: number): number {
  return Math.min(Math.max(tilt, TILT_LIMITS.lowest), TILT_LIMITS.highest);
}

export function turnedBy(pose: Pose, by: Pose): Pose {
  return { turn: pose.turn + by.turn, tilt: clampTilt(pose.tilt + by.tilt) };
}

/** The pose after a drag of so many pixels in a view of this width: the near side follows the pointer. */
export function dragged(pose: Pose, right: number, down: number, width: number): Pose {
  const perPixel = DRAG_TURN / Math.max(width, 1);
  return turnedBy(pose, { turn: right * perPixel, tilt: down * perPixel });
}

/** The same turn from 0 to under 360 degrees. */
export function wholeTurn(turn: number): number {
  return ((turn % 360) + 360) % 360;
}

/** The view in words: "seen from the bridge side, from above". */
export function viewInWords({ turn, tilt }: Pose, language: Language = 'en'): string {
  const { sides, straightAbove, straightBelow, seen, above, below } = SCENE_MESSAGES[language];
  if (tilt > 70) return straightAbove;
  if (tilt < -60) return straightBelow;
  const side = sides[Math.round(wholeTurn(turn) / 45) % sides.length] ?? '';
  return seen(side) + (tilt > 15 ? above : tilt < -15 ? below : '');
}
