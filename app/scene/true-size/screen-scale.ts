import { keep, readKept } from '#app/state/kept.ts';

/** Storage key of this screen's scale, in this browser only. */
const SCREEN_KEY = 'screen-scale';

/** Sides of a bank card and radius of its corners, mm (ISO/IEC 7810, ID-1). */
export const CARD = { long: 85.6, short: 53.98, corner: 3.18 } as const;

/** Range of screens from a large television to a small phone, CSS pixels per mm. */
export const SCREEN_SCALE = { least: 1.5, most: 8, step: 0.01 } as const;

/** CSS' own assumption: 96 pixels per inch. */
export const USUAL_SCALE = 96 / 25.4;

/** CSS pixels per mm, with the zoom (device pixel ratio) at the measurement. */
export interface ScreenScale {
  readonly px_mm: number;
  readonly pixelRatio: number;
}

/** Parses a stored scale; undefined if no screen has such a scale. */
export function readScale(kept: string | null): ScreenScale | undefined {
  const [px_mm = 0, pixelRatio = 0] = (kept ?? '').split(' ').map(Number);
  const isPossible =
    px_mm >= SCREEN_SCALE.least && px_mm <= SCREEN_SCALE.most && pixelRatio > 0 && pixelRatio <= 10;
  return isPossible ? { px_mm, pixelRatio } : undefined;
}

export const writeScale = ({ px_mm, pixelRatio }: ScreenScale): string => `${px_mm} ${pixelRatio}`;

/** CSS pixels per mm at the current zoom: a zoomed-in page has fewer. */
export const scaleNow = ({ px_mm, pixelRatio }: ScreenScale, now: number): number =>
  (px_mm * pixelRatio) / now;

export const keptScale = (): ScreenScale | undefined => readScale(readKept(SCREEN_KEY));

export function keepScale(scale: ScreenScale): void {
  keep(SCREEN_KEY, writeScale(scale));
}
