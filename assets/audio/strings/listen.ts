import { coilsOver, type StringPlace } from '#domain/tone/strings.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { lagrange } from './lagrange.ts';

/** Points across the aperture: enough for 12 kHz on the slowest string. */
const POINTS = 9;
/** Gain by which the string approaches the magnet at a full stroke; it causes a pickup's even partials. */
const MAGNET_CURVE = 0.06;
/** Leak of the integrator from velocity to displacement: 20 Hz. */
const LEAK = Math.exp((-2 * Math.PI * 20) / SAMPLE_RATE);

/** Impulse response from a string's wave at the bridge to its velocity over the coils. */
export function tapsAt(place: StringPlace, string: number): Float64Array {
  const { instrument, aperture } = place;
  const speed = 2 * instrument.scale * (instrument.openStrings[string] ?? Number.NaN);
  const coils = coilsOver(place, string);
  // v(t) = a(t + x/c) − a(t − x/c): all later by the farthest point, the same for all strings and places.
  const farthest = LATENCY_M / speed;
  const taps = new Float64Array(Math.ceil(2 * farthest * SAMPLE_RATE) + 8);
  const add = (seconds: number, weight: number) => {
    const delay = seconds * SAMPLE_RATE + 2;
    const whole = Math.floor(delay) - 1;
    for (const [index, part] of lagrange(delay - whole).entries())
      taps[whole + index] = (taps[whole + index] as number) + part * weight;
  };
  for (const coil of coils) {
    for (let point = 0; point < POINTS; point++) {
      const x = coil + ((point + 0.5) / POINTS - 0.5) * aperture;
      const weight = 1 / (POINTS * coils.length);
      add(farthest - x / speed, weight);
      add(farthest + x / speed, -weight);
    }
  }
  return taps;
}

/** Beyond every pickup, metres from the bridge: takes of different places keep the same time. */
const LATENCY_M = 0.2;

/**
 * Signal of a pickup without winding: the velocity of all strings over its coils, summed. A later filter adds the
 * winding's response.
 */
export function listenAt(place: StringPlace, waves: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(waves[0]?.length ?? 0);
  for (const [string, wave] of waves.entries()) {
    const taps = [...tapsAt(place, string).entries()].filter(([, weight]) => Math.abs(weight) > 1e-9);
    const delays = Int32Array.from(taps, ([delay]) => delay);
    const weights = Float64Array.from(taps, ([, weight]) => weight);
    let displacement = 0;
    for (let n = 0; n < out.length; n++) {
      let velocity = 0;
      for (let tap = 0; tap < delays.length; tap++) {
        const at = n - (delays[tap] as number);
        if (at >= 0) velocity += (weights[tap] as number) * (wave[at] as number);
      }
      displacement = LEAK * displacement + velocity / 32;
      // Flux over distance is a curve, not a line: the voltage grows as the string comes near.
      const near = Math.max(-1, Math.min(1, displacement));
      out[n] = (out[n] as number) + velocity * (1 + MAGNET_CURVE * near);
    }
  }
  return out;
}
