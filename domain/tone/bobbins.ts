/** Coil formers with their poles. A humbucker-sized P90 has one coil, or two halves if it is hum-free. */
export type BobbinId =
  | 'humbucker'
  | 'hp90'
  | 'hp90-noiseless'
  | 'p90-dogear'
  | 'p90-soapbar'
  | 'stratocaster'
  | 'telecaster-bridge'
  | 'telecaster-neck'
  | 'jazz-bass'
  | 'precision-bass';

/** Dimensions in metres, inductance in henry a turn squared, capacitance in farad. */
export interface Bobbin {
  readonly innerTurn: number;
  readonly height: number;
  /** Thickness of the winding at which the bobbin is full. */
  readonly maxBuild: number;
  /** Inductance factor A_L of each coil with AlNiCo 5, at low frequency: L0 = A_L·N². */
  readonly inductanceFactors: readonly number[];
  /** Coupling between two coils; 0 for a single coil and for halves that lie apart. */
  readonly coupling: number;
  /** Capacitance of all coils in series, at `ratedTurns` a coil, without the lead. */
  readonly capacitance: number;
  readonly ratedTurns: number;
  /** 'rod': magnets are the poles. 'bar': bar magnets below feed steel poles. */
  readonly magnetCircuit: 'rod' | 'bar';
  /** Eddy losses of poles and plates are in eddy.ts. */
  readonly poles: 'alnico-rods' | 'steel-poles';
  /** Share of the inductance that passes through the poles. */
  readonly poleShare: number;
  /** Frequency at which the loss in steel poles peaks, Hz. AlNiCo rods: computed from their metal (eddy.ts). */
  readonly poleLoss_Hz?: number;
  /** Steel elevator plate under the coil: share of the inductance, and the frequency at which its loss peaks. */
  readonly plate?: { readonly share: number; readonly loss_Hz: number };
  /** Each coil senses only half of the strings. */
  readonly split: boolean;
  /** Usual volume and tone pots of the guitar, Ω. */
  readonly pots: 250_000 | 500_000;
  /** Output a turn and root of field, relative to a Stratocaster. Rule of thumb, set to convention (output.ts). */
  readonly sensitivity: number;
}

/** Share of a single coil's inductance that is lost when its rods are pulled out: more than a third. Rule of thumb. */
const ROD_SHARE = 0.38;

const P90 = {
  innerTurn: 0.1188,
  height: 0.0064,
  maxBuild: 0.0105,
  inductanceFactors: [72.7e-9],
  coupling: 0,
  capacitance: 50e-12,
  ratedTurns: 10_000,
  magnetCircuit: 'bar',
  poles: 'steel-poles',
  poleShare: 0.335,
  poleLoss_Hz: 1540,
  split: false,
  pots: 500_000,
  sensitivity: 2.05,
} as const satisfies Bobbin;

/**
 * Sources. Inner turn, height and full build: outlines and flatwork as sold, typical. Inductance factors: published
 * inductances, read by meters at 1 kHz and divided by the share that eddy currents leave there, over published turns
 * (P.A.F. about 4 H at 2 × 5000, P90 6–7 H at 10 000, Telecaster bridge 2.8–3.6 H at 9200, neck about 2 H at 8000) or
 * over the turns of published ohms (Stratocaster 2.2–2.5 H at 6 kΩ, Jazz 3.5–4 H at 7.5 kΩ, Precision 5.5–6.2 H at 10.6
 * kΩ). The slug coil of a humbucker has more steel than the screw coil. Coupling: nine measured humbuckers, 0.13–0.17,
 * one 0.22.
 *
 * Capacitances, with the lead (lead.ts): for rods a rule of thumb that puts unloaded resonances at their published
 * frequencies; for humbuckers and P90s the middle of the measurements (measured/: 84–165 pF, and 105 pF). Shares and
 * loss frequencies of poles and plate, all from measured/: humbuckers from 26 sweep sets of 13 families (± 0.01, ± 70
 * Hz), P90s, plate and ceramic bar from one pickup each, which is weak evidence.
 */
export const BOBBINS: Record<BobbinId, Bobbin> = {
  humbucker: {
    innerTurn: 0.128,
    height: 0.0064,
    maxBuild: 0.0054,
    inductanceFactors: [71.5e-9, 80.7e-9],
    coupling: 0.15,
    capacitance: 55e-12,
    ratedTurns: 5000,
    magnetCircuit: 'bar',
    poles: 'steel-poles',
    poleShare: 0.225,
    poleLoss_Hz: 1600,
    split: false,
    pots: 500_000,
    sensitivity: 2.1,
  },
  // The specification winds 10 kΩ of AWG 42 on it: 10.5 mm.
  hp90: {
    ...P90,
    maxBuild: 0.0106,
    inductanceFactors: [67.7e-9],
    sensitivity: 2,
  },
  // Two coils of three poles each, end to end and in opposite directions: half the length, half the steel. Our
  // assumption about the noiseless levels; factors are half of the full coil's.
  'hp90-noiseless': {
    ...P90,
    innerTurn: 0.066,
    maxBuild: 0.0106,
    inductanceFactors: [33.9e-9, 33.9e-9],
    capacitance: 40e-12,
    split: true,
    sensitivity: 2,
  },
  'p90-dogear': P90,
  // Sits closer to the strings than a dogear, which only shims can raise.
  'p90-soapbar': { ...P90, sensitivity: 2.1 },
  stratocaster: {
    innerTurn: 0.1215,
    height: 0.0111,
    maxBuild: 0.005,
    inductanceFactors: [38e-9],
    coupling: 0,
    capacitance: 100e-12,
    ratedTurns: 8000,
    magnetCircuit: 'rod',
    poles: 'alnico-rods',
    poleShare: ROD_SHARE,
    split: false,
    pots: 250_000,
    sensitivity: 1,
  },
  'telecaster-bridge': {
    innerTurn: 0.127,
    height: 0.0115,
    maxBuild: 0.0051,
    inductanceFactors: [44.5e-9],
    coupling: 0,
    capacitance: 110e-12,
    ratedTurns: 9200,
    magnetCircuit: 'rod',
    poles: 'alnico-rods',
    poleShare: ROD_SHARE,
    plate: { share: 0.197, loss_Hz: 600 },
    split: false,
    pots: 250_000,
    sensitivity: 1.06,
  },
  'telecaster-neck': {
    innerTurn: 0.122,
    height: 0.01,
    maxBuild: 0.0048,
    inductanceFactors: [31e-9],
    coupling: 0,
    capacitance: 95e-12,
    ratedTurns: 8000,
    magnetCircuit: 'rod',
    poles: 'alnico-rods',
    poleShare: ROD_SHARE,
    split: false,
    pots: 250_000,
    sensitivity: 0.92,
  },
  'jazz-bass': {
    innerTurn: 0.149,
    height: 0.0111,
    maxBuild: 0.0051,
    inductanceFactors: [51.7e-9],
    coupling: 0,
    capacitance: 125e-12,
    ratedTurns: 8500,
    magnetCircuit: 'rod',
    poles: 'alnico-rods',
    poleShare: ROD_SHARE,
    split: false,
    pots: 250_000,
    sensitivity: 1,
  },
  'precision-bass': {
    innerTurn: 0.073,
    height: 0.0115,
    maxBuild: 0.0057,
    inductanceFactors: [26.3e-9, 26.3e-9],
    coupling: 0,
    capacitance: 85e-12,
    ratedTurns: 10_500,
    magnetCircuit: 'rod',
    poles: 'alnico-rods',
    poleShare: ROD_SHARE,
    split: true,
    pots: 250_000,
    sensitivity: 1.1,
  },
};
