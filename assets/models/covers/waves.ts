import type { Face, Pattern } from './face.ts';
import { type Outline, ribbon } from './outline.ts';

/** Middle, width and height of each wave, mm; those of the first row pass the poles. */
const SEA = [
  { rise: 0, width: 5.6, height: 2.1 },
  { rise: 7.2, width: 3.5, height: 1.9 },
  { rise: 12.4, width: 2.5, height: 1.6 },
  { rise: 16.55, width: 1.9, height: 1.3 },
  { rise: 20.05, width: 1.5, height: 1.0 },
  { rise: 23.05, width: 1.2, height: 0.7 },
] as const;

/**
 * A swell that rolls in from the horizon and grows, a crest for every two strings. The nearest and broadest wave
 * passes every screw at half its height, so that the whole head shows.
 */
export const waves: Pattern = (face) =>
  SEA.map(({ rise, width, height }) => wave(face, face.row + rise, width, height));

function wave({ pitch }: Face, y: number, width: number, height: number): Outline {
  // From crest to crest, so that the ends are upright.
  const at = (t: number) => {
    const x = (2 * t - 1) * 3 * pitch;
    return [x, y + height * Math.sin((Math.PI * (x - pitch / 2)) / pitch)] as const;
  };
  return ribbon(at, { width, pieces: 12, corner: Math.min(1, width / 2 - 0.05) });
}
