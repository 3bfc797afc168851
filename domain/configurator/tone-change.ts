import type { Guitar } from '../guitar/guitar.ts';
import { woundIn } from '../guitar/wound-in.ts';
import type { Build } from '../tone/build.ts';
import { inDecibels, inKilohertz } from '../tone/format-figures.ts';
import type { WoundBuild } from '../tone/wound-build.ts';

/** Smaller steps than these nobody hears. */
const AUDIBLE_HZ = 50;
const AUDIBLE_PEAK_DB = 0.3;
const AUDIBLE_DB = 0.2;

/** How one build's tone differs from another's; undefined where nobody hears it. */
export interface ToneStep {
  /** Of the resonance, or of −3 dB where one of them has no peak. */
  readonly treble_Hz?: number;
  readonly peak_dB?: number;
  readonly output_dB?: number;
}

const havePeaks = (...wound: readonly WoundBuild[]): boolean =>
  wound.every(({ resonance }) => resonance.peaked);

/** Where the treble of two builds ends: their resonances, or where they have fallen by 3 dB. */
function trebleEnd(before: WoundBuild, after: WoundBuild): readonly [number, number] {
  const read = havePeaks(before, after) ? 'frequency_Hz' : 'minus3dB_Hz';
  return [before.resonance[read], after.resonance[read]];
}

/** In a guitar, or without one each in its own. */
export function toneStep(before: Build, after: Build, guitar?: Guitar): ToneStep {
  const [one, other] = [woundIn(before, guitar), woundIn(after, guitar)];
  const pitch = trebleEnd(one, other).reduce((from, to) => to - from);
  const peak = other.resonance.peak_dB - one.resonance.peak_dB;
  const level = other.voice.output_dB - one.voice.output_dB;
  return {
    ...(Math.abs(pitch) >= AUDIBLE_HZ && { treble_Hz: pitch }),
    ...(Math.abs(peak) >= AUDIBLE_PEAK_DB && { peak_dB: peak }),
    ...(Math.abs(level) >= AUDIBLE_DB && { output_dB: level }),
  };
}

const kilohertz = (hertz: number): string => (hertz / 1000).toFixed(1);

/** What a choice has changed, in a sentence: "Brighter: resonance 2.9 → 3.4 kHz, 1.2 dB quieter." */
export function changeWords(before: Build, after: Build, guitar?: Guitar): string {
  const step = toneStep(before, after, guitar);
  const [one, other] = [woundIn(before, guitar), woundIn(after, guitar)];
  const parts: string[] = [];
  if (step.treble_Hz !== undefined) {
    const [from, to] = trebleEnd(one, other);
    const name = havePeaks(one, other) ? 'resonance' : '−3\u00a0dB at';
    const there = inKilohertz(to);
    parts.push(
      kilohertz(from) === kilohertz(to) ? `${name} ${there}` : `${name} ${kilohertz(from)} to ${there}`,
    );
  }
  if (step.peak_dB !== undefined)
    parts.push(`peak ${inDecibels(step.peak_dB)} ${step.peak_dB > 0 ? 'higher' : 'lower'}`);
  if (step.output_dB !== undefined)
    parts.push(`${inDecibels(step.output_dB)} ${step.output_dB > 0 ? 'louder' : 'quieter'}`);
  const [first, ...rest] = parts;
  if (!first) return 'The tone stays as it was.';
  const tilt = step.treble_Hz ?? step.peak_dB;
  const character = tilt === undefined ? '' : tilt > 0 ? 'Brighter: ' : 'Darker: ';
  const sentence = character + [first, ...rest].join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
