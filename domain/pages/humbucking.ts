import type { Language } from '../languages.ts';
import { HUMBUCKING_MESSAGES } from './humbucking.messages.ts';

/** Wave of the demo, from the specification: arbitrary units, radians over all samples, samples, radians. */
export const WAVE = { amplitude: 200, span: 8 * Math.PI, samples: 100, shift: 0.3 } as const;

export const COILS = ['A', 'B'] as const;
export type Coil = (typeof COILS)[number];

/** Signal of a coil: mains hum from the room, or a string moving over its poles. */
export const SIGNAL_SOURCES = ['hum', 'string'] as const;
export type Source = (typeof SIGNAL_SOURCES)[number];

export type CoilsOn = Readonly<Record<Coil, boolean>>;

/**
 * Wave of one coil. A has positive phase. B is connected in reverse, so its hum is inverted. Its magnet is reversed,
 * too, so the string is inverted twice and equals A, slightly shifted because the coils are at two places of the
 * string.
 */
export function coilWave(coil: Coil, source: Source): readonly number[] {
  const { amplitude, span, samples, shift } = WAVE;
  const isInverted = coil === 'B' && source === 'string';
  const sign = coil === 'B' && !isInverted ? -1 : 1;
  return Array.from(
    { length: samples },
    // Adding to 0 avoids negative zeros.
    (_, index) => 0 + sign * amplitude * Math.sin((span * index) / samples + (isInverted ? shift : 0)),
  );
}

export function combinedWave(source: Source, on: CoilsOn): readonly number[] {
  const waves = COILS.filter((coil) => on[coil]).map((coil) => coilWave(coil, source));
  return Array.from({ length: WAVE.samples }, (_, index) =>
    waves.reduce((sum, wave) => sum + (wave[index] ?? 0), 0),
  );
}

/** Loudness of a wave relative to one coil; 0 is silence. */
export function loudnessOf(wave: readonly number[]): number {
  const square = wave.reduce((sum, value) => sum + value * value, 0) / wave.length;
  return Math.sqrt(2 * square) / WAVE.amplitude;
}

export function humbuckingWords(on: CoilsOn, language: Language): string {
  const messages = HUMBUCKING_MESSAGES[language];
  const connected = COILS.filter((coil) => on[coil]);
  const [only] = connected;
  if (only === undefined) return messages.off;
  if (connected.length === 1) return messages.one(only);
  const [hum, string] = SIGNAL_SOURCES.map((source) => loudnessOf(combinedWave(source, on)));
  return messages.both(Math.round((hum ?? 0) * 100), (string ?? 0).toFixed(1));
}
