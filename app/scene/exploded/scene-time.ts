/** Length of the animation, s (specification). */
export const SCENE_SECONDS = 7.999;

/** Scroll distance of the animation in window heights (specification). */
const SCENE_WINDOWS = 1.4;

/** Time in the animation, s, for a scroll offset and a window height, both in px. */
export function sceneTime(offset: number, windowHeight: number): number {
  const fraction = offset / (SCENE_WINDOWS * windowHeight);
  return SCENE_SECONDS * Math.min(Math.max(fraction, 0), 1);
}
