import type { Guitar } from '../guitar/guitar.ts';
import { woundIn } from '../guitar/wound-in.ts';
import type { Language } from '../languages.ts';
import type { Build, WoundBuild } from '../tone/build.ts';
import { inDecibels, inKilohertz } from '../tone/format-figures.ts';
import { TONE_CHANGE_MESSAGES } from './tone-change.messages.ts';

const KILOHERTZ = '\u00a0kHz';

/** Smaller differences are inaudible. */
const AUDIBLE_HZ = 50;
const AUDIBLE_PEAK_DB = 0.3;
const AUDIBLE_DB = 0.2;

interface ToneStep {
  /** Shift of the resonance, or of −3 dB if one of them has no peak. */
  readonly treble_Hz?: number;
  readonly peak_dB?: number;
  readonly output_dB?: number;
}

const havePeaks = (...wound: readonly WoundBuild[]): boolean =>
  wound.every(({ resonance }) => resonance.peaked);

/** Treble end of two builds: their resonances, or their −3 dB frequencies. */
function trebleEnd(before: WoundBuild, after: WoundBuild): readonly [number, number] {
  const read = havePeaks(before, after) ? 'frequency_Hz' : 'minus3dB_Hz';
  return [before.resonance[read], after.resonance[read]];
}

/** In the given guitar; otherwise each build in its own. */
function toneStep(before: Build, after: Build, guitar?: Guitar): ToneStep {
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

/** The effect of a choice in a sentence: "Brighter: resonance 2.9 → 3.4 kHz, 1.2 dB quieter." */
export function toneChangeWords(
  before: Build,
  after: Build,
  guitar?: Guitar,
  language: Language = 'en',
): string {
  const step = toneStep(before, after, guitar);
  const [one, other] = [woundIn(before, guitar), woundIn(after, guitar)];
  const messages = TONE_CHANGE_MESSAGES[language];
  const parts: string[] = [];
  if (step.treble_Hz !== undefined) {
    const name = havePeaks(one, other) ? messages.resonance : messages.end;
    const [from, there] = trebleEnd(one, other).map((hertz) => inKilohertz(hertz, language));
    const figure = from?.slice(0, -KILOHERTZ.length);
    parts.push(from === there ? `${name} ${there}` : `${name} ${figure} ${messages.to} ${there}`);
  }
  if (step.peak_dB !== undefined)
    parts.push(messages.peak(inDecibels(step.peak_dB, language), step.peak_dB > 0));
  if (step.output_dB !== undefined)
    parts.push(messages.output(inDecibels(step.output_dB, language), step.output_dB > 0));
  const [first, ...rest] = parts;
  if (!first) return messages.none;
  const tilt = step.treble_Hz ?? step.peak_dB;
  const character = tilt === undefined ? '' : tilt > 0 ? messages.brighter : messages.darker;
  const sentence = character + [first, ...rest].join(', ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
