import type { InstrumentId } from '#domain/tone/strings.ts';
import { cleanAmp } from '../chain/amp.ts';
import { cabinet } from '../chain/cabinet.ts';
import { convolve } from '../chain/convolve.ts';
import { mastered, trimmed } from '../chain/master.ts';
import { smallRoom } from '../chain/room.ts';
import { LEAD_IN_S } from '../score/perform.ts';

/** Keeps the loudest strokes of a vintage pickup below 1 at the amp's input: an amp that bends hides what they differ in. */
const INPUT_GAIN = 1.4;
/** Silence kept before the first stroke, which may be early. */
const SILENT_S = LEAD_IN_S - 0.05;

/** A dry take through a pickup's filter, a clean amp, a loudspeaker and a room: left and right. */
export function heardInRoom(
  take: Float32Array,
  filter: ArrayLike<number>,
  instrument: InstrumentId,
): Float32Array[] {
  const picked = convolve(take, filter).map((value) => value * INPUT_GAIN);
  const loud = cabinet(cleanAmp(picked, instrument), instrument);
  return trimmed(smallRoom(loud, instrument), SILENT_S);
}

/** The same at −16 LUFS, as the shop plays it. */
export function renderSample(...heard: Parameters<typeof heardInRoom>): Float32Array[] {
  return mastered(heardInRoom(...heard));
}
