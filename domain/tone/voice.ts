import type { Circuit } from './circuit.ts';
import { type Doubt, doubtOf } from './doubt.ts';
import type { Load } from './loads.ts';
import { humLevel, outputLevel } from './output.ts';
import { ownLoad, type Pickup } from './pickup.ts';
import type { PlaceId } from './strings.ts';

/** All that curve and sound need to know of a pickup in its guitar. Plain JSON, so that pages can carry it. */
export interface Voice {
  readonly circuit: Circuit;
  readonly load: Load;
  /** Where it listens: which dry take it is played with. */
  readonly place: PlaceId;
  /** Against a vintage Stratocaster. */
  readonly output_dB: number;
  /** Mains hum against the same, through the same coil. */
  readonly hum_dB: number;
  readonly doubt: Doubt;
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
