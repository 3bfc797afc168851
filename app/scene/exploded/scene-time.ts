/** Length of the animation, s (specification). */
export const SCENE_SECONDS = 7.999;

/** So many heights of the window are scrolled until it is over (specification). */
const SCENE_WINDOWS = 1.4;

/** Where the animation stands, s, when the page is scrolled so far in a window so high, both px. */
export function sceneTime(offset: number, windowHeight: number): number {
  const fraction = offset / (SCENE_WINDOWS * windowHeight);
  return SCENE_SECONDS * Math.min(Math.max(fraction, 0), 1);
}
