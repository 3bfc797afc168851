import { AMP_VOICINGS, COUPLING, VALVES, valveCurve } from '#domain/tone/amp.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';
import { biquad, filtered } from './biquad.ts';
import { shaped } from './oversample.ts';

/** A clean valve amp. In and out, 1 is about the peak of a vintage pickup's loudest stroke. */
export function cleanAmp(signal: Float32Array, instrument: InstrumentId): Float32Array {
  const { input, stack } = AMP_VOICINGS[instrument];
  const first = shaped(filtered(signal, input.map(biquad)), valveCurve(VALVES.first));
  const toned = filtered(first, [...stack, COUPLING].map(biquad));
  return shaped(toned, valveCurve(VALVES.last));
}
