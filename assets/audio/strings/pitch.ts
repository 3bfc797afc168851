import type { PitchPoint, Stroke } from './stroke.ts';

/** A player's vibrato starts late and grows. */
const VIBRATO_DELAY_S = 0.22;
const VIBRATO_GROWTH_S = 0.3;

const smooth = (x: number): number => x * x * (3 - 2 * x);

/** Semitones between points, without corners. */
function between(points: readonly PitchPoint[], time: number): number {
  let before: PitchPoint = { at_s: 0, semitones: 0 };
  for (const point of points) {
    if (time < point.at_s) {
      const part = (time - before.at_s) / (point.at_s - before.at_s);
      return before.semitones + (point.semitones - before.semitones) * smooth(part);
    }
    before = point;
  }
  return before.semitones;
}

/** Semitones above the fret at a time after the stroke began. */
export function pitchAt(
  { pitch, vibrato, vibrato_Hz }: Pick<Stroke, 'pitch' | 'vibrato' | 'vibrato_Hz'>,
  time: number,
): number {
  const swung = time - VIBRATO_DELAY_S;
  const swing =
    vibrato > 0 && swung > 0
      ? vibrato *
        Math.min(1, swung / VIBRATO_GROWTH_S) *
        0.5 *
        (1 - Math.cos(2 * Math.PI * vibrato_Hz * swung))
      : 0;
  return between(pitch, time) + swing;
}

export const isSteady = ({ pitch, vibrato }: Pick<Stroke, 'pitch' | 'vibrato'>): boolean =>
  pitch.length === 0 && vibrato === 0;
