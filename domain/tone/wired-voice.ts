import { keysOf } from '../records.ts';
import { type CoilMode, joinCoils } from './coil-modes.ts';
import { humOfSplit, type Pickup } from './pickup.ts';
import { PICKUP_PLACES, type PlaceId, type StringPlace } from './strings.ts';
import { type Voice, voiceOf } from './voice.ts';

/**
 * Position of the coil that a split leaves, in metres from the bridge: the first one, with the screws
 * (`domain/wiring/pickup-kinds.ts`). Screws face away from the other pickup: toward the fingerboard at the neck, toward
 * the bridge at the bridge.
 */
function coilLeft({ recipe, place }: Pickup): number {
  return recipe.place.endsWith('bridge') ? Math.min(...place.coils) : Math.max(...place.coils);
}

/** The single-coil place with the nearest dry take: 1 mm away at the neck, 5 mm at the bridge. */
function takeOfOneCoil(instrument: StringPlace['instrument'], aperture: number, coil: number): PlaceId {
  const alike = keysOf(PICKUP_PLACES).filter((id) => {
    const place: StringPlace = PICKUP_PLACES[id];
    return place.instrument === instrument && place.aperture === aperture && place.coils.length === 1;
  });
  const far = (id: PlaceId) => Math.abs((PICKUP_PLACES[id].coils[0] ?? 0) - coil);
  return alike.reduce((best, id) => (far(id) < far(best) ? id : best));
}

/** A switch can join the coils in other ways if two lie side by side and all four ends are in the lead. */
export const hasCoilModes = ({ recipe, bobbin }: Pick<Pickup, 'recipe' | 'bobbin'>): boolean =>
  recipe.wires === 5 && bobbin.inductanceFactors.length === 2 && !bobbin.split;

/** Voice with the coils in series, parallel or split. Throws if the lead does not allow the mode. */
export function voiceIn(pickup: Pickup, mode: CoilMode): Voice {
  const voice = voiceOf(pickup);
  if (mode === 'series') return voice;
  if (!hasCoilModes(pickup)) throw new Error(`No ${mode} with ${pickup.recipe.wires} wires`);
  const { circuit, output_dB } = joinCoils(pickup, mode);
  const joined = { ...voice, circuit, output_dB: voice.output_dB + output_dB };
  if (mode === 'parallel') return { ...joined, hum_dB: voice.hum_dB + output_dB };
  const coil = coilLeft(pickup);
  return {
    ...joined,
    coil,
    place: takeOfOneCoil(pickup.place.instrument, pickup.place.aperture, coil),
    hum_dB: humOfSplit(pickup),
  };
}
