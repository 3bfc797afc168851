/** Metal over the coil. Plastic covers and open bobbins are 'none'. */
export const COVERS = ['none', 'nickel', 'brass-open', 'brass-closed'] as const;
export type Cover = (typeof COVERS)[number];

export interface CoverFigures {
  /** Share of the inductance that the sheet's eddy currents answer, and where their loss peaks, Hz. */
  readonly share: number;
  readonly loss_Hz: number;
  /** How much of the string's signal the sheet keeps from the coil well above `shield_Hz`, 0 to 1. */
  readonly shielding: number;
  readonly shield_Hz: number;
  /** What the grounded sheet adds to the capacitance, F. */
  readonly capacitance: number;
}

/** Brass conducts about four times as well as nickel silver (28 against 6 % of copper), so its loss sits lower. */
const CLOSED_BRASS: CoverFigures = {
  share: 0.26,
  loss_Hz: 1500,
  shielding: 0.3,
  shield_Hz: 4000,
  capacitance: 18e-12,
};

/**
 * What an open cover keeps of a closed one's losses. Loss in a sheet goes with the square of the width in which the
 * current can turn; cut-outs leave webs of about 0.4 of the width.
 */
const OPENNESS = 0.16;

/**
 * Rule of thumb, all of it: only the order is well known. A closed nickel-silver cover dulls a little, a closed brass
 * one a lot, an open one hardly. The shop's closed covers are nickel silver and its open ones brass.
 */
export const COVER_FIGURES: Record<Cover, CoverFigures> = {
  none: { share: 0, loss_Hz: 6000, shielding: 0, shield_Hz: 6000, capacitance: 0 },
  nickel: { share: 0.08, loss_Hz: 3800, shielding: 0.1, shield_Hz: 6000, capacitance: 18e-12 },
  'brass-open': {
    share: CLOSED_BRASS.share * OPENNESS,
    loss_Hz: 2200,
    shielding: CLOSED_BRASS.shielding * OPENNESS,
    shield_Hz: 4500,
    capacitance: 10e-12,
  },
  'brass-closed': CLOSED_BRASS,
};
