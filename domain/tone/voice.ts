import type { Circuit } from './circuit.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import type { Load } from './loads.ts';
import { humLevel, outputLevel } from './output.ts';
import { ownLoad, type Pickup } from './pickup.ts';
import { PLACES, type Place, type PlaceId } from './strings.ts';

/** A pickup as it feeds the amp. */
export interface Source {
  readonly circuit: Circuit;
  readonly load: Load;
  /** Where it listens: which dry take it is played with. */
  readonly place: PlaceId;
  /** Where the one coil is that a switch has left of two, in metres from the bridge: near its `place`, not quite there. */
  readonly coil?: number;
  /** Against a vintage Stratocaster. */
  readonly output_dB: number;
  /** Mains hum against the same, through the same coil. */
  readonly hum_dB: number;
  /** Wound against the pickup beside it, so that their hum cancels. */
  readonly reversed?: true;
}

/** All that curve and sound need to know of a pickup in its guitar. Plain JSON, so that pages can carry it. */
export interface Voice extends Source {
  readonly doubt: Doubt;
  /** Where a switch joins two: each as it sounds with the other as part of its load. The rest of the voice is of both. */
  readonly sources?: readonly [Source, Source];
}

/** The voice of a pickup, with a cable in pF. */
export function voiceOf(pickup: Pickup, cable_pF?: number): Voice {
  return {
    circuit: pickup.circuit,
    load: ownLoad(pickup, cable_pF),
    place: pickup.recipe.place,
    output_dB: outputLevel(pickup),
    hum_dB: humLevel(pickup),
    doubt: doubtOf(pickup),
  };
}

/** What feeds the amp: the voice itself, or the two that a switch joins. */
export const sourcesOf = (voice: Voice): readonly Source[] => voice.sources ?? [voice];

/** Where a source listens. */
export const placeOf = ({ place, coil }: Pick<Source, 'place' | 'coil'>): Place =>
  coil === undefined ? PLACES[place] : { ...PLACES[place], coils: [coil] };
