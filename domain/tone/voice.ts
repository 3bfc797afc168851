import type { Circuit, Load } from './circuit.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import { humLevel, outputLevel, ownLoad, type Pickup } from './pickup.ts';
import { PICKUP_PLACES, type PlaceId, type StringPlace } from './strings.ts';

export interface VoiceSource {
  readonly circuit: Circuit;
  readonly load: Load;
  /** Position on the string; selects the dry take. */
  readonly place: PlaceId;
  /** Position of the remaining coil after a split, in metres from the bridge: near `place`, but not equal. */
  readonly coil?: number;
  /** Relative to a vintage Stratocaster. */
  readonly output_dB: number;
  /** Mains hum of the same coil, relative to the same reference. */
  readonly hum_dB: number;
  /** Wound in reverse to its neighbour, so that their hum cancels. */
  readonly reversed?: true;
}

/** Everything that curve and sound need about a pickup in its guitar. Plain JSON, so that pages can serialise it. */
export interface Voice extends VoiceSource {
  readonly doubt: Doubt;
  /** Two pickups joined by a switch, each loaded by the other. All other fields describe both together. */
  readonly sources?: readonly [VoiceSource, VoiceSource];
}

export function voiceOf(pickup: Pickup): Voice {
  return {
    circuit: pickup.circuit,
    load: ownLoad(pickup),
    place: pickup.recipe.place,
    output_dB: outputLevel(pickup),
    hum_dB: humLevel(pickup),
    doubt: doubtOf(pickup),
  };
}

/** The sources that feed the amp: the voice itself, or the two joined by a switch. */
export const voiceSources = (voice: Voice): readonly VoiceSource[] => voice.sources ?? [voice];

export const stringPlaceOf = ({ place, coil }: Pick<VoiceSource, 'place' | 'coil'>): StringPlace =>
  coil === undefined ? PICKUP_PLACES[place] : { ...PICKUP_PLACES[place], coils: [coil] };
