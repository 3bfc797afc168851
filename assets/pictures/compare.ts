import { developer } from './develop.ts';
import type { Passes } from './passes.ts';

/**
 * Mean difference of a composited picture from a rendered one (8-bit sRGB), as a share of full scale, over the
 * pixels that show the pickup or its shadow; bare ground is equal by construction and would only flatter.
 */
export function differenceFrom(
  rendered: Buffer,
  passes: Passes,
  ground: string,
  colours: readonly string[],
): number {
  const { pixels } = developer(passes, ground)(colours);
  const bare = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  let sum = 0;
  let count = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const away = [0, 1, 2].map((c) => Math.abs((rendered[i + c] as number) - (bare[c] as number)));
    if (Math.max(...away) < 6) continue;
    for (const c of [0, 1, 2]) sum += Math.abs((rendered[i + c] as number) - (pixels[i + c] as number));
    count += 3;
  }
  return sum / count / 255;
}
