import { keep, readKept } from '#app/state/kept.ts';

/** Under which this screen's scale is kept, in this browser alone. */
const SCREEN_KEY = 'screen-scale';

/** Sides of a bank card and radius of its corners, mm (ISO/IEC 7810, ID-1). */
export const CARD = { long: 85.6, short: 53.98, corner: 3.18 } as const;

/** What screens have: between a large television and a small phone, CSS pixels a millimetre. */
export const SCALES = { least: 1.5, most: 8, step: 0.01 } as const;

/** As CSS takes it to be: 96 pixels an inch. */
export const USUAL_SCALE = 96 / 25.4;

/** CSS pixels a millimetre, measured where the page was this much enlarged. */
export interface ScreenScale {
  readonly px_mm: number;
  readonly pixelRatio: number;
}

/** Reads what was kept; undefined for what no screen has. */
export function readScale(kept: string | null): ScreenScale | undefined {
  const [px_mm = 0, pixelRatio = 0] = (kept ?? '').split(' ').map(Number);
  const isPossible = px_mm >= SCALES.least && px_mm <= SCALES.most && pixelRatio > 0 && pixelRatio <= 10;
  return isPossible ? { px_mm, pixelRatio } : undefined;
}

export const writeScale = ({ px_mm, pixelRatio }: ScreenScale): string => `${px_mm} ${pixelRatio}`;

/** CSS pixels a millimetre now: a page that is enlarged since has fewer of them. */
export const scaleNow = ({ px_mm, pixelRatio }: ScreenScale, now: number): number =>
  (px_mm * pixelRatio) / now;

/** The scale that is kept. */
export const keptScale = (): ScreenScale | undefined => readScale(readKept(SCREEN_KEY));

/** Keeps it until the next card. */
export function keepScale(scale: ScreenScale): void {
  keep(SCREEN_KEY, writeScale(scale));
}
