import { type Build, buildPickup } from '../tone/build.ts';
import { inDecibels, inKilohertz } from '../tone/figure-words.ts';
import { outputLevel } from '../tone/output.ts';
import { ownLoad } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';

/** What a build does to the tone, in its own guitar. */
export interface ToneFigures {
  readonly resonance_Hz: number;
  readonly peak_dB: number;
  /** Against a vintage Stratocaster. */
  readonly output_dB: number;
}

/** Smaller steps than these nobody hears. */
const AUDIBLE_HZ = 50;
const AUDIBLE_PEAK_DB = 0.3;
const AUDIBLE_DB = 0.2;

/** Builds that were wound last, by their text: each step asks for the same few. */
const known = new Map<string, ToneFigures>();
const ROOM = 200;

/** Winds a build and measures it; about a millisecond, once for each. */
export function toneFigures(build: Build): ToneFigures {
  const text = JSON.stringify(build);
  const found = known.get(text);
  if (found) return found;
  const pickup = buildPickup(build);
  const { frequency_Hz, peak_dB } = resonance(pickup.circuit, ownLoad(pickup));
  const figures = { resonance_Hz: frequency_Hz, peak_dB, output_dB: outputLevel(pickup) };
  if (known.size >= ROOM) known.clear();
  known.set(text, figures);
  return figures;
}

/** How one build's tone differs from another's; undefined where nobody hears it. */
export interface ToneStep {
  readonly resonance_Hz?: number;
  readonly peak_dB?: number;
  readonly output_dB?: number;
}

export function toneStep(before: Build, after: Build): ToneStep {
  const [one, other] = [toneFigures(before), toneFigures(after)];
  const pitch = other.resonance_Hz - one.resonance_Hz;
  const peak = other.peak_dB - one.peak_dB;
  const level = other.output_dB - one.output_dB;
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
    const from = kilohertz(toneFigures(before).resonance_Hz);
    const to = inKilohertz(toneFigures(after).resonance_Hz);
    parts.push(
      from === kilohertz(toneFigures(after).resonance_Hz) ? `resonance ${to}` : `resonance ${from} to ${to}`,
    );
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
