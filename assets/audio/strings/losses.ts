import type { StringFigures } from './instruments.ts';
import type { Stroke } from './stroke.ts';

/**
 * The two ways in which a string swings. Towards the body it pulls at neck and bridge, which take its sound
 * away; along the body they hardly give way. Hence a note falls quickly at first and slowly later (Weinreich,
 * J. Acoust. Soc. Am. 62, 1977).
 */
export type Way = 'towards' | 'along';

/** Most decibels a second lost at neck and bridge, the frequency of half the loss, and each direction's share. */
const NECK = {
  guitar: { most: 49, half_Hz: 780 },
  bass: { most: 34, half_Hz: 560 },
} as const;
const FELT: Readonly<Record<Way, number>> = { towards: 1, along: 0.22 };
/** A fundamental has its nodes at the ends only, where neither nut nor bridge moves at so low a frequency. */
const FELT_BY_FUNDAMENTAL = 0.14;
/** Loss of a plain string at the neck relative to a wound one, which is heavier. */
const PLAIN = 0.75;
/** Second frequency with a given loss, besides the fundamental. */
const SHINE_HZ = 3000;

/** Seconds of a hand's damping: at the fundamental, and at 3 kHz. */
const MUTED = { palm: [0.32, 0.09], dead: [0.06, 0.035] } as const;

const rate = (seconds: number): number => 60 / seconds;

/** Stiffness of the wood over frequency, because necks resonate: a fixed pattern, ±40 %. */
function givesWay(f: number): number {
  const octaves = Math.log2(f / 80);
  return 1 + 0.24 * Math.sin(11.3 * octaves) + 0.16 * Math.sin(26.9 * octaves + 1);
}

/**
 * Seconds in which partial `n` at `f` Hz falls by 60 dB. All rule of thumb, between a measured flatwound and a
 * measured roundwound guitar (docs/likeness/sound.md).
 */
export function decayOf(
  { instrument, sustain_s, shine_s, wound }: StringFigures,
  { fret, muted }: Pick<Stroke, 'fret' | 'muted'>,
  way: Way,
  n: number,
  f: number,
): number {
  const height = f / SHINE_HZ;
  if (muted !== 'no') {
    const [low, high] = MUTED[muted];
    return 60 / (rate(low) + (rate(high) - rate(low)) * Math.min(1, height));
  }
  const { most, half_Hz } = NECK[instrument];
  const neck = FELT[way] * (most / (1 + (half_Hz / f) ** 2)) * givesWay(f) * (wound ? 1 : PLAIN);
  // Air and the friction of the windings: the same both ways.
  const own = rate(sustain_s * 2 ** (-fret / 30)) + rate(shine_s) * height ** 1.3;
  return 60 / (own + (n === 1 ? FELT_BY_FUNDAMENTAL * neck : neck));
}
