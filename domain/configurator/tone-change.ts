import type { Build } from '../tone/build.ts';
import { inDecibels, inKilohertz } from '../tone/format-figures.ts';
import { woundBuild } from '../tone/wound-build.ts';

/** Smaller steps than these nobody hears. */
const AUDIBLE_HZ = 50;
const AUDIBLE_PEAK_DB = 0.3;
const AUDIBLE_DB = 0.2;

/** How one build's tone differs from another's; undefined where nobody hears it. */
export interface ToneStep {
  readonly resonance_Hz?: number;
  readonly peak_dB?: number;
  readonly output_dB?: number;
}

export function toneStep(before: Build, after: Build): ToneStep {
  const [one, other] = [woundBuild(before), woundBuild(after)];
  const pitch = other.resonance.frequency_Hz - one.resonance.frequency_Hz;
  const peak = other.resonance.peak_dB - one.resonance.peak_dB;
  const level = other.voice.output_dB - one.voice.output_dB;
  return {
    ...(Math.abs(pitch) >= AUDIBLE_HZ && { resonance_Hz: pitch }),
    ...(Math.abs(peak) >= AUDIBLE_PEAK_DB && { peak_dB: peak }),
    ...(Math.abs(level) >= AUDIBLE_DB && { output_dB: level }),
  };
}

const kilohertz = (hertz: number): string => (hertz / 1000).toFixed(1);

/** What a choice has changed, in a sentence: "Brighter: resonance 2.9 → 3.4 kHz, 1.2 dB quieter." */
export function changeWords(before: Build, after: Build): string {
  const step = toneStep(before, after);
  const parts: string[] = [];
  if (step.resonance_Hz !== undefined) {
    const from = kilohertz(woundBuild(before).resonance.frequency_Hz);
    const { frequency_Hz } = woundBuild(after).resonance;
    const to = inKilohertz(frequency_Hz);
    parts.push(from === kilohertz(frequency_Hz) ? `resonance ${to}` : `resonance ${from} to ${to}`);
  }
  if (step.peak_dB !== undefined)
    parts.push(`peak ${inDecibels(step.peak_dB)} ${step.peak_dB > 0 ? 'higher' : 'lower'}`);
  if (step.output_dB !== undefined)
    parts.push(`${inDecibels(step.output_dB)} ${step.output_dB > 0 ? 'louder' : 'quieter'}`);
  const [first, ...rest] = parts;
  if (!first) return 'The tone stays as it was.';
  const tilt = step.resonance_Hz ?? step.peak_dB;
  const character = tilt === undefined ? '' : tilt > 0 ? 'Brighter: ' : 'Darker: ';
  const sentence = character + [first, ...rest].join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
