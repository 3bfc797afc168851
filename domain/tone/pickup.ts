import { BOBBINS, type Bobbin, type BobbinId } from './bobbins.ts';
import { type Circuit, circuitOf, guitarLoad, inductanceBehind, type Load } from './circuit.ts';
import type { Cover } from './covers.ts';
import { type Magnet, magnetFigures } from './magnets.ts';
import { instrumentAt, PICKUP_PLACES, type PlaceId, type StringPlace } from './strings.ts';
import { type CoilWinding, meanTurn, windToOhms, windToTurns } from './winding.ts';
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

/**
 * Voltage for a given stroke of the pick, in arbitrary units: turns × √field × bobbin sensitivity. Rule of thumb;
 * sensitivities are set to convention: P.A.F. about +3 dB, P90 +4.5, hot humbucker +7 to +8.
 */
function voltage({ bobbin, winding, recipe }: Pickup): number {
  const totalTurns = winding.turns.reduce((sum, turns) => sum + turns, 0);
  // Each string drives only one half of a split coil.
  const driven = bobbin.split ? totalTurns / winding.turns.length : totalTurns;
  const { field_mT } = magnetFigures(recipe.magnet, bobbin.magnetCircuit);
  const steelPoles = bobbin.magnetCircuit === 'rod' && recipe.magnet.startsWith('CER') ? 1.3 : 1;
  return driven * Math.sqrt(field_mT) * bobbin.sensitivity * steelPoles;
}

/** Smallest hum that two opposed coils leave, as a share. Rule of thumb. */
const SMALLEST_HUM = 0.03;
const HUM_OF_MATCHED_COILS = 0.02;

/** Mains hum in arbitrary units: turns × length of a turn, less the part cancelled by a second coil. */
function hum({ bobbin, winding }: Pickup): number {
  const [first = 0, second] = winding.turns;
  const totalTurns = first + (second ?? 0);
  const remaining =
    second === undefined
      ? 1
      : Math.max(SMALLEST_HUM, Math.abs(first - second) / totalTurns + HUM_OF_MATCHED_COILS);
  return remaining * totalTurns * meanTurn(bobbin, totalTurns / winding.turns.length, winding.awg);
}

/** Mains hum of the first coil alone, without cancellation. */
function humOfFirstCoil({ bobbin, winding }: Pickup): number {
  const [first = 0] = winding.turns;
  return first * meanTurn(bobbin, first, winding.awg);
}

const PLAIN = {
  awg: 42,
  magnet: 'A5',
  cover: 'none',
  potted: true,
  matched: true,
  wires: 2,
  wound: 'scatter',
} as const;

/** References for 0 dB of output and hum: the neck pickups of a vintage Stratocaster and a vintage Jazz Bass. */
const REFERENCES = {
  guitar: makePickup({ ...PLAIN, bobbin: 'stratocaster', place: 'stratocaster-neck', wind: { ohms: 5780 } }),
  bass: makePickup({ ...PLAIN, bobbin: 'jazz-bass', place: 'jazz-bass-neck', wind: { ohms: 7150 } }),
} as const;

const against = (figure: number, of: (pickup: Pickup) => number, pickup: Pickup): number =>
  20 * Math.log10(figure / of(REFERENCES[instrumentAt(pickup.recipe.place)]));

/** Output relative to a vintage Stratocaster, for basses to a vintage Jazz Bass, dB. Rule of thumb. */
export const outputLevel = (pickup: Pickup): number => against(voltage(pickup), voltage, pickup);

/** Hum relative to the same references, dB. Rule of thumb. */
export const humLevel = (pickup: Pickup): number => against(hum(pickup), hum, pickup);

/** Hum of the first coil alone, when a switch splits the pickup, dB. */
export const humOfSplit = (pickup: Pickup): number => against(humOfFirstCoil(pickup), hum, pickup);
