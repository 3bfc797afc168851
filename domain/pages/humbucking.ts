import type { Language } from '../languages.ts';
import { HUMBUCKING_MESSAGES } from './humbucking.messages.ts';

/** Wave of the demo, from the specification: no unit, radians over all samples, radians. */
export const WAVE = { amplitude: 200, span: 8 * Math.PI, samples: 100, shift: 0.3 } as const;

export const COILS = ['A', 'B'] as const;
export type Coil = (typeof COILS)[number];

/** What a coil hears: the mains, from the whole room, or a string that moves over its poles. */
export const SOURCES = ['hum', 'string'] as const;
export type Source = (typeof SOURCES)[number];

/** Which coils are connected. */
export type CoilsOn = Readonly<Record<Coil, boolean>>;

/**
 * What one coil gives. A is in positive phase. B is connected backwards, so hum comes out of it turned over. Its magnet
 * is the wrong way round as well: the string is inverted once more and is as in A, a little shifted, because the
 * coils stand under two places of it.
 */
export function coilWave(coil: Coil, source: Source): readonly number[] {
  const { amplitude, span, samples, shift } = WAVE;
  const isInverted = coil === 'B' && source === 'string';
  const sign = coil === 'B' && !isInverted ? -1 : 1;
  return Array.from(
    { length: samples },
    // Sums are taken from 0, so that nothing is a negative zero.
    (_, index) => 0 + sign * amplitude * Math.sin((span * index) / samples + (isInverted ? shift : 0)),
  );
}

/** What comes out of the pickup: the sum of the coils that are on. */
export function combinedWave(source: Source, on: CoilsOn): readonly number[] {
  const waves = COILS.filter((coil) => on[coil]).map((coil) => coilWave(coil, source));
  return Array.from({ length: WAVE.samples }, (_, index) =>
    waves.reduce((sum, wave) => sum + (wave[index] ?? 0), 0),
  );
}

/** Loudness of a wave against that of one coil: 1 is one coil, 0 is silence. */
export function loudnessOf(wave: readonly number[]): number {
  const square = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
  return Math.sqrt(2 * square) / WAVE.amplitude;
}

/** What is seen and heard with these coils on, in a sentence. */
export function humbuckingWords(on: CoilsOn, language: Language): string {
  const words = HUMBUCKING_MESSAGES[language];
  const connected = COILS.filter((coil) => on[coil]);
  const [only] = connected;
  if (only === undefined) return words.off;
  if (connected.length === 1) return words.one(only);
  const [hum, string] = SOURCES.map((source) => loudnessOf(combinedWave(source, on)));
  return words.both(Math.round((hum ?? 0) * 100), (string ?? 0).toFixed(1));
}
