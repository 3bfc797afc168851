import { outputLevel } from './output.ts';
import { ownLoad, type Pickup } from './pickup.ts';
import { placeResponse } from './strings.ts';
import { decibels, magnitudeAt } from './transfer.ts';

/** How two pickups differ to the ear, in dB. */
export interface Difference {
  /** Output of the second over the first. */
  readonly level_dB: number;
  /** Root mean square of the difference between the responses, level taken out, evenly by ear. */
  readonly shape_dB: number;
}

const FROM_HZ = 80;
const TO_HZ = 8000;
const POINTS = 60;
/** Under this the difference in shape is hard to hear and the page says that it is one of level. */
const AUDIBLE_SHAPE_DB = 1;

/** A pickup is compared with several, so its spectrum is computed once. */
const known = new WeakMap<Pickup, readonly number[]>();

function spectrumOf(pickup: Pickup): readonly number[] {
  const found = known.get(pickup) ?? computeSpectrum(pickup);
  known.set(pickup, found);
  return found;
}

/** What reaches the amp of a string's spectrum: place and circuit, averaged over the strings in power, dB. */
function computeSpectrum(pickup: Pickup): number[] {
  const load = ownLoad(pickup);
  const strings = pickup.place.instrument.openStrings;
  return Array.from({ length: POINTS }, (_, index) => {
    const f = FROM_HZ * (TO_HZ / FROM_HZ) ** (index / (POINTS - 1));
    const power = strings.reduce((sum, _, string) => sum + placeResponse(pickup.place, string, f) ** 2, 0);
    return decibels(magnitudeAt(pickup.circuit, load, f) * Math.sqrt(power / strings.length));
  });
}

/** Compares two pickups, each in its own guitar. */
export function difference(a: Pickup, b: Pickup): Difference {
  const [one, other] = [spectrumOf(a), spectrumOf(b)];
  const steps = one.map((level, index) => (other[index] as number) - level);
  const mean = steps.reduce((sum, step) => sum + step, 0) / POINTS;
  const variance = steps.reduce((sum, step) => sum + (step - mean) ** 2, 0) / POINTS;
  return { level_dB: outputLevel(b) - outputLevel(a), shape_dB: Math.sqrt(variance) };
}

export const differsMainlyInLevel = ({ shape_dB }: Difference): boolean => shape_dB < AUDIBLE_SHAPE_DB;
