import { AMP_VOICINGS } from '#domain/tone/amp.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';
import { biquad, filtered } from './biquad.ts';

/** What a microphone before the loudspeaker hears. */
export function cabinet(signal: Float32Array, instrument: InstrumentId): Float32Array {
  return filtered(signal, AMP_VOICINGS[instrument].speaker.map(biquad));
}
