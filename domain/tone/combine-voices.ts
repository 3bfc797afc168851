import type { Doubt } from './doubt.ts';
import { REVERSE_WOUND } from './strings.ts';
import { decibels, magnitudeAt } from './transfer.ts';
import type { Voice, VoiceSource } from './voice.ts';

/** Frequency at which output levels are compared, Hz. */
const LEVEL_HZ = 100;

/** Sum of two voltages in phase, or their difference if reversed, dB. Real windings never cancel completely. */
function summed(one_dB: number, other_dB: number, reversed: boolean): number {
  const [one, other] = [10 ** (one_dB / 20), 10 ** (other_dB / 20)];
  return decibels(reversed ? Math.max(Math.abs(one - other), ALIKE * (one + other)) : one + other);
}

/** Smallest share of hum that two pickups leave. Rule of thumb, as for two coils (output.ts). */
const ALIKE = 0.03;

const largest = (a: Doubt, b: Doubt): Doubt => ({
  inductance: Math.max(a.inductance, b.inductance),
  capacitance: Math.max(a.capacitance, b.capacitance),
  shape_dB: Math.max(a.shape_dB, b.shape_dB),
  peak_dB: Math.max(a.peak_dB, b.peak_dB),
  resonance: Math.max(a.resonance, b.resonance),
});

/**
 * Two pickups joined by a switch, both into the first one's controls and each part of the other's load. Curve, output
 * and hum are those of both together, as if a string drove both alike. The effect of their distance on the string is
 * audible and part of `difference`.
 */
export function combineVoices(a: Voice, b: Voice): Voice {
  const reversed = REVERSE_WOUND.includes(a.place) !== REVERSE_WOUND.includes(b.place);
  const { load } = a;
  const source = (own: Voice, other: Voice): VoiceSource => ({
    circuit: own.circuit,
    load: { ...load, beside: { circuit: other.circuit, gain: 0 } },
    place: own.place,
    ...(own.coil !== undefined && { coil: own.coil }),
    output_dB: own.output_dB,
    hum_dB: own.hum_dB,
  });
  const one = source(a, b);
  const other = source(b, a);
  const gain = 10 ** ((b.output_dB - a.output_dB) / 20);
  const joined = { ...load, beside: { circuit: b.circuit, gain } };
  const at = (circuit: Voice['circuit'], into: Voice['load']) =>
    decibels(magnitudeAt(circuit, into, LEVEL_HZ));
  return {
    ...a,
    load: joined,
    // Output levels exclude the loss in the controls. For a pair, subtract the mean of both losses.
    output_dB: a.output_dB + at(a.circuit, joined) - (at(a.circuit, load) + at(b.circuit, load)) / 2,
    hum_dB: summed(
      a.hum_dB + at(a.circuit, one.load) - at(a.circuit, load),
      b.hum_dB + at(b.circuit, other.load) - at(b.circuit, load),
      reversed,
    ),
    doubt: largest(a.doubt, b.doubt),
    sources: [one, reversed ? { ...other, reversed } : other],
  };
}
