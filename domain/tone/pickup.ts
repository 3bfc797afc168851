import { BOBBINS, type Bobbin, type BobbinId } from './bobbins.ts';
import { type Circuit, circuitOf, inductanceBehind } from './circuit.ts';
import type { Cover } from './covers.ts';
import { guitarLoad, type Load } from './loads.ts';
import type { Magnet } from './magnets.ts';
import { PICKUP_PLACES, type PlaceId, type StringPlace } from './strings.ts';
import { type CoilWinding, windToOhms, windToTurns } from './winding.ts';
import type { Awg } from './wire.ts';

export interface MeasuredValues {
  readonly dcr_kOhm?: number;
  /** Reading of a meter at 1 kHz. */
  readonly inductance_H?: number;
  /** With the lead. */
  readonly capacitance_pF?: number;
  /** Into the load of its own guitar. */
  readonly resonance_kHz?: number;
}

/** The maker's choices; the model computes the rest. */
export interface Recipe {
  readonly bobbin: BobbinId;
  readonly place: PlaceId;
  /** Resistance of all coils in series, or mean turns a coil. */
  readonly wind: { readonly ohms: number } | { readonly turns: number };
  /** Default: the coarsest gauge that fits. Required with `turns`. */
  readonly awg?: Awg;
  readonly magnet: Magnet;
  readonly cover: Cover;
  readonly potted: boolean;
  readonly matched: boolean;
  readonly wires: 2 | 5;
  readonly wound: 'scatter' | 'layered';
  readonly measured?: MeasuredValues;
  /** Wound in the other direction with reversed poles. Does not affect the tone of the pickup alone. */
  readonly reversed?: true;
}

export interface Pickup {
  readonly recipe: Recipe;
  readonly bobbin: Bobbin;
  readonly place: StringPlace;
  readonly winding: CoilWinding;
  readonly circuit: Circuit;
}

function windBobbin({ wind, awg, matched }: Recipe, bobbin: Bobbin): CoilWinding {
  return 'ohms' in wind
    ? windToOhms(bobbin, wind.ohms, awg, matched)
    : windToTurns(bobbin, wind.turns, awg ?? 42, matched);
}

/** Winds a recipe. Measured resistance, inductance and capacitance replace modelled ones, in sound and on the sheet. */
export function makePickup(recipe: Recipe): Pickup {
  const bobbin = BOBBINS[recipe.bobbin];
  const { measured } = recipe;
  const modelled = windBobbin(recipe, bobbin);
  const winding =
    measured?.dcr_kOhm === undefined ? modelled : { ...modelled, resistance_Ohm: measured.dcr_kOhm * 1000 };
  const circuit = circuitOf({ ...recipe, bobbin, winding });
  return {
    recipe,
    bobbin,
    place: PICKUP_PLACES[recipe.place],
    winding,
    circuit: {
      ...circuit,
      inductance_H:
        measured?.inductance_H === undefined
          ? circuit.inductance_H
          : inductanceBehind(measured.inductance_H, circuit),
      capacitance_F:
        measured?.capacitance_pF === undefined ? circuit.capacitance_F : measured.capacitance_pF * 1e-12,
    },
  };
}

/** The load of a pickup in its own guitar, with a cable in pF. */
export const ownLoad = (pickup: Pickup, cable_pF?: number): Load => guitarLoad(pickup.bobbin.pots, cable_pF);
