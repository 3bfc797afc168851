import { isCeramic } from './magnets.ts';
import type { Pickup } from './pickup.ts';

/**
 * Deviation of a modelled pickup from a measured one that about four out of five stay within. Shares of one, and dB.
 * Plain JSON, so that pages can serialise it.
 */
export interface Doubt {
  /** Inductance, computed from turns and bobbin. */
  readonly inductance: number;
  /** Capacitance, most of it the lead's. */
  readonly capacitance: number;
  /** Loaded curve, rms, with L and C known. */
  readonly shape_dB: number;
  /** Loaded peak. */
  readonly peak_dB: number;
  /** Loaded resonance, with L and C known. A low peak is broad. */
  readonly resonance: number;
}

/** Pickups with similar losses, whose uncertainty is therefore the same. */
export const TONE_CLASSES = [
  'humbucker',
  'p90',
  'rods',
  'bass',
  'plate',
  'steel-for-rods',
  'covered',
] as const;
export type ToneClass = (typeof TONE_CLASSES)[number];

/**
 * Shape, peak and resonance from the measured curves (measured/): for humbuckers the limits that four out of five sets
 * meet (27 sets, asserted in check.test.ts); wider than measured where only one or two pickups were. Inductance from
 * the scatter of published figures about the model at given turns or ohms: P.A.F. +4 %, a neck humbucker −2 %, a hot
 * one −12 %; eight Stratocaster pickups at equal ohms −8 to +14 %; P90s 6–7 H, plates 2.8–3.6 H; a ceramic bar under
 * steel poles 25 % more than ours. Basses: none was measured that is certainly built like ours. Covers: three, the
 * metal of two assumed. Capacitance: one humbucker with 88 and 131 pF in two set-ups.
 */
export const DOUBTS: Readonly<Record<ToneClass, Doubt>> = {
  humbucker: { inductance: 0.1, capacitance: 0.3, shape_dB: 0.4, peak_dB: 0.7, resonance: 0.07 },
  p90: { inductance: 0.12, capacitance: 0.3, shape_dB: 0.4, peak_dB: 0.7, resonance: 0.07 },
  rods: { inductance: 0.1, capacitance: 0.3, shape_dB: 0.3, peak_dB: 0.8, resonance: 0.02 },
  bass: { inductance: 0.1, capacitance: 0.3, shape_dB: 0.8, peak_dB: 1.5, resonance: 0.04 },
  plate: { inductance: 0.15, capacitance: 0.3, shape_dB: 0.5, peak_dB: 0.8, resonance: 0.04 },
  'steel-for-rods': { inductance: 0.25, capacitance: 0.3, shape_dB: 0.5, peak_dB: 0.8, resonance: 0.04 },
  covered: { inductance: 0.12, capacitance: 0.3, shape_dB: 0.8, peak_dB: 1.2, resonance: 0.08 },
};

/** The class of a pickup is that of its least-known part. */
export function toneClassOf({
  bobbin,
  recipe,
  place,
}: Pick<Pickup, 'bobbin' | 'recipe' | 'place'>): ToneClass {
  if (recipe.cover !== 'none') return 'covered';
  if (bobbin.poles === 'steel-poles') return recipe.bobbin === 'humbucker' ? 'humbucker' : 'p90';
  if (isCeramic(recipe.magnet)) return 'steel-for-rods';
  if (bobbin.plate) return 'plate';
  return place.instrument.openStrings.length === 4 ? 'bass' : 'rods';
}

/**
 * Uncertainty of output, dB. Output is a rule of thumb set to convention (output.ts), quoted in steps of half a decibel
 * to one, and magnets of one grade differ by a tenth of their field.
 */
export const OUTPUT_DOUBT_DB = 1;

/** At or below this level two coils have cancelled a hum, dB. */
const CANCELLED_DB = -10;

/** Uncertainty of hum, dB. A hum that two coils cancel may be half or twice the rule of thumb. */
export const humDoubt = (hum_dB: number): number => (hum_dB < CANCELLED_DB ? 6 : OUTPUT_DOUBT_DB);

/** Measuring error of a bench meter, as a share. */
export const MEASURED = 0.02;

/** The doubt of a pickup. Measured figures have only `MEASURED`. */
export function doubtOf(pickup: Pickup): Doubt {
  const { measured } = pickup.recipe;
  const doubt = DOUBTS[toneClassOf(pickup)];
  return {
    ...doubt,
    ...(measured?.inductance_H !== undefined && { inductance: MEASURED }),
    ...(measured?.capacitance_pF !== undefined && { capacitance: MEASURED }),
  };
}
