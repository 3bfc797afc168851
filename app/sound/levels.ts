import { type PieceId, takeKey } from '#domain/listening/audio.ts';
import { matchedGain, REFERENCE_PLACES, type TakeBands, trueOutputGain } from '#domain/tone/loudness.ts';
import type { PlaceId } from '#domain/tone/strings.ts';
import { instrumentAt, takePlace } from '#domain/tone/take-places.ts';
import { type Voice, voiceSources } from '#domain/tone/voice.ts';
import type { Takes } from './live-sound.ts';

/**
 * Level of a voice in a piece, as a ratio on top of its own output: matched to the others or at true output. Without
 * figures of the take, matching compensates only the output.
 */
export function levelOf(voice: Voice, takes: Takes, piece: PieceId, trueOutput: boolean): number {
  const bandsAt = (place: PlaceId): TakeBands | undefined => {
    const bands_dB = takes.bands_dB[takeKey(takePlace(place), piece)];
    return bands_dB && { bands_dB, bands_Hz: takes.bands_Hz };
  };
  const own = voiceSources(voice).flatMap(({ place }) => bandsAt(place) ?? []);
  const known = own.length === voiceSources(voice).length;
  const instrument = instrumentAt(voice.place);
  const reference = bandsAt(REFERENCE_PLACES[instrument]) ?? own[0];
  if (trueOutput) return reference ? trueOutputGain(reference, instrument) : 1;
  return known ? matchedGain(own, voice) : 10 ** (-voice.output_dB / 20);
}
