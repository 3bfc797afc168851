import { AMP_VOICINGS } from '#domain/tone/amp.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';
import { allpass, biquad, filtered } from './biquad.ts';

/**
 * A cone in an open back does not answer all frequencies at once. Passes by which the lows come some milliseconds
 * later: a stroke's partials, which leave the string in step, no longer add up to one peak.
 */
const LATE = [130, 230, 400, 700, 1200, 2200].map((f) => allpass(f, 1.2));

/** What a microphone before the loudspeaker hears. */
export function cabinet(signal: Float32Array, instrument: InstrumentId): Float32Array {
  return filtered(signal, [...AMP_VOICINGS[instrument].speaker.map(biquad), ...LATE]);
}
