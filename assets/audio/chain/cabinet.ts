import { AMP_VOICINGS } from '#domain/tone/amp.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';
import { biquad, filtered } from './biquad.ts';

/** Simulates a microphone in front of the loudspeaker. */
export function cabinet(signal: Float32Array, instrument: InstrumentId): Float32Array {
  return filtered(signal, AMP_VOICINGS[instrument].speaker.map(biquad));
}
