import type { PitchPoint, Stroke } from './stroke.ts';

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
export function pitchAt({ pitch, vibrato }: Pick<Stroke, 'pitch' | 'vibrato'>, time: number): number {
  const still = between(pitch, time);
  const swung = vibrato ? time - vibrato.from_s : 0;
  if (!vibrato || swung <= 0) return still;
  const grown = Math.min(1, swung / vibrato.grows_s);
  return still + vibrato.semitones * grown * 0.5 * (1 - Math.cos(2 * Math.PI * vibrato.Hz * swung));
}

export const isSteady = ({ pitch, vibrato }: Pick<Stroke, 'pitch' | 'vibrato'>): boolean =>
  pitch.length === 0 && !vibrato;
