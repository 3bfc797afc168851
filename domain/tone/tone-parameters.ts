import { humLevel, outputLevel, ownLoad, type Pickup } from './pickup.ts';
import type { Resonance } from './resonance.ts';
import { type InstrumentId, instrumentAt, placeResponse, type StringPlace } from './strings.ts';
import { magnitudeAt } from './transfer.ts';

export interface ToneParameters {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
  readonly q: number;
  readonly output: number;
  readonly noise: number;
}

/** Differences between the bands' levels, dB. */
interface Tilts {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}

type Band = readonly [from: number, to: number];

export const BANDS: Record<InstrumentId, Record<keyof Tilts, Band>> = {
  guitar: { low: [80, 250], mid: [400, 1200], high: [2000, 5000] },
  bass: { low: [40, 120], mid: [250, 900], high: [1500, 4000] },
};

/**
 * Lowest and highest tilt of the catalogue, dB, as first computed with this model. Frozen, so that a new pickup does
 * not redraw all others; values outside are clamped. Recomputed only when the model itself changes.
 */
export const ANCHORS: Record<
  InstrumentId,
  Record<keyof Tilts, readonly [lowest: number, highest: number]>
> = {
  guitar: { low: [-0.7, 5.6], mid: [3.6, 6.2], high: [-15.8, -7.6] },
  bass: { low: [3.2, 10.8], mid: [2.2, 6.5], high: [-18.5, -15.1] },
};

/** Frequencies of a band, 2 % apart, with the power of the strings at the place. */
type Spectrum = readonly { readonly frequency: number; readonly power: number }[];

function spectrum(place: StringPlace, [from, to]: Band): Spectrum {
  const { openStrings } = place.instrument;
  const points: { frequency: number; power: number }[] = [];
  for (let frequency = from; frequency < to; frequency *= 1.02) {
    // A plucked string's velocity is flat up to its fundamental and then falls by 6 dB an octave.
    const powers = openStrings.map(
      (open, string) => (placeResponse(place, string, frequency) * Math.min(1, open / frequency)) ** 2,
    );
    points.push({ frequency, power: powers.reduce((sum, power) => sum + power, 0) / powers.length });
  }
  return points;
}

type Spectra = Readonly<Record<keyof Tilts, Spectrum>>;

/** Spectra depend only on the place, so they are computed once. */
const spectraOfPlaces = new WeakMap<StringPlace, Spectra>();

function spectraOf(place: StringPlace, bands: Record<keyof Tilts, Band>): Spectra {
  const cached = spectraOfPlaces.get(place);
  if (cached) return cached;
  const spectra = {
    low: spectrum(place, bands.low),
    mid: spectrum(place, bands.mid),
    high: spectrum(place, bands.high),
  };
  spectraOfPlaces.set(place, spectra);
  return spectra;
}

export function tilts(pickup: Pickup): Tilts {
  const load = ownLoad(pickup);
  const level = (points: Spectrum) => {
    const power = points.reduce(
      (sum, point) => sum + magnitudeAt(pickup.circuit, load, point.frequency) ** 2 * point.power,
      0,
    );
    return 10 * Math.log10(power / points.length);
  };
  const spectra = spectraOf(pickup.place, BANDS[instrumentAt(pickup.recipe.place)]);
  const [low, mid, high] = [level(spectra.low), level(spectra.mid), level(spectra.high)];
  return { low: low - mid, mid: mid - (low + high) / 2, high: high - mid };
}

const figure = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

const between = (value: number, [lowest, highest]: readonly [number, number]): number =>
  figure(0.12 + (0.76 * (value - lowest)) / (highest - lowest));

/**
 * Computes the hexagon from a pickup and its resonance into the sheet load. Scales are conventions: q is the peak over
 * 8 dB; output is 0.3 for a vintage single coil and 1 for 10 dB more; noise is the hum, slightly higher unpotted
 * (microphonics) and slightly lower under metal.
 */
export function toneParameters(pickup: Pickup, sheet: Pick<Resonance, 'peak_dB'>): ToneParameters {
  const { low, mid, high } = tilts(pickup);
  const anchors = ANCHORS[instrumentAt(pickup.recipe.place)];
  const { potted, cover } = pickup.recipe;
  return {
    low: between(low, anchors.low),
    mid: between(mid, anchors.mid),
    high: between(high, anchors.high),
    q: figure(sheet.peak_dB / 8),
    output: figure(0.3 + outputLevel(pickup) / 14),
    noise: figure(0.72 + humLevel(pickup) / 52 + (potted ? 0 : 0.06) - (cover === 'none' ? 0 : 0.05)),
  };
}
