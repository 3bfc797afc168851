import type { StringFigures } from './instruments.ts';
import { decayOf, type Way } from './losses.ts';
import type { Stroke } from './stroke.ts';

/** One decaying sine of a note. */
export interface Line {
  readonly f: number;
  /** Seconds in which it falls by 60 dB. */
  readonly decay_s: number;
  readonly level: number;
  readonly phase: number;
}

export interface NoteParts {
  readonly figures: StringFigures;
  readonly stroke: Stroke;
  /** Fundamental, Hz. */
  readonly f: number;
  /** Struck point as a share of the sounding length from the bridge. */
  readonly share: number;
  /** Share of the stroke along the body, relative to the usual; every stroke has another angle. */
  readonly lean: number;
  /** Height of the stroke with its lift, for a partial at a frequency. */
  readonly bite: (f: number) => number;
}

/** Above this a string's sound is scratch, and loudspeakers are silent. */
const HIGHEST_HZ = 11_000;
/** Part of a stroke that swings along the body, as struck and heard. */
const ALONG = 0.3;
/** Partial above which both directions are one. */
const LAST_SPLIT = 36;
/** Distance of the two directions, Hz: another one for each partial. */
const SPLIT_HZ = { least: 0.42, most: 0.95 } as const;
/** Distance at the fundamental, in cents: small, because it carries the pitch. */
const FUNDAMENTAL_SPLIT = 0.5;

/** Largest initial phase between the two directions: some partials grow first, most decay. */
const TURNED = 0.75 * Math.PI;

/** Even numbers from 0 to 1 that follow from three others. */
function chance(a: number, b: number, c: number): number {
  const mixed = Math.sin(a * 12.9898 + b * 78.233 + c * 37.719) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

/** Frequency of partial n of a stiff string. */
export const partialAt = (f: number, stiffness: number, n: number): number =>
  n * f * Math.sqrt((1 + stiffness * n * n) / (1 + stiffness));

/** Hz by which the slow way is above the quick one at partial `n`; negative for every other, in no order. */
function splitOf(string: number, fret: number, n: number, f: number): number {
  const wide = SPLIT_HZ.least + (SPLIT_HZ.most - SPLIT_HZ.least) * chance(string, fret, n);
  const size = n === 1 ? Math.min(wide, f * (2 ** (FUNDAMENTAL_SPLIT / 1200) - 1)) : wide;
  return chance(n, string, fret) < 0.5 ? -size : size;
}

/**
 * The sines of a stroke. A string pulled aside to a corner and let go has a velocity wave that is one rectangle a
 * period, as wide as the corner is far from the bridge, with no mean; hence partial n gets sin(n·π·share)/n. Each
 * partial swings both ways at once, at frequencies that neck and bridge set some tenths of a hertz apart: it beats.
 */
export function partialsOf({ figures, stroke, f, share, lean, bite }: NoteParts): Line[] {
  const { string, fret } = stroke;
  // A stopped string is stiffer for its length.
  const stiffness = figures.stiffness * 2 ** (fret / 6);
  const corner = Math.min(0.5, share);
  const along = Math.min(0.6, ALONG * lean);
  const lines: Line[] = [];
  for (let n = 1; ; n++) {
    const middle = partialAt(f, stiffness, n);
    if (middle > HIGHEST_HZ) return lines;
    const height = (2 / (n * Math.PI)) * Math.sin(n * Math.PI * corner) * bite(middle);
    const phase = -n * Math.PI * corner;
    const line = (way: Way, at: number, part: number, turned: number) =>
      lines.push({
        f: at,
        decay_s: decayOf(figures, stroke, way, n, middle),
        level: height * part,
        phase: phase + turned,
      });
    if (n > LAST_SPLIT || stroke.muted !== 'no') {
      line('towards', middle, 1, 0);
      continue;
    }
    // Split round the pitch by weight, so that the note as a whole is in tune.
    const split = splitOf(string, fret, n, middle);
    line('towards', middle - split * along, 1 - along, 0);
    line('along', middle + split * (1 - along), along, TURNED * (2 * chance(fret, n, string) - 1));
  }
}
