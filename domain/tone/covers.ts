/**
 * Metal over the coil. Plastic covers and open bobbins are 'none'; 'nickel' is the small hood of a Telecaster's neck
 * pickup, 'nickel-closed' the box over both coils of a humbucker.
 */
const COVERS = ['none', 'nickel', 'nickel-closed', 'brass-open', 'brass-closed'] as const;
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

/**
 * A closed cover of a humbucker, from a published measurement: one hot humbucker (a DiMarzio Tone Zone, 14.2 kΩ)
 * with and without its cover, into 200 kΩ and 470 pF and unloaded (github.com/strayr/pickupAnalyseR-data, CC0:
 * TZ-*.csv against TZC-*.csv). The difference is free of the bench's own response; these five figures follow it from
 * 200 Hz to 9 kHz within 0.1 dB (covers.test.ts). The bench does not name the metal: nickel silver, as usual.
 */
const CLOSED_NICKEL: CoverFigures = {
  share: 0.084,
  loss_Hz: 3130,
  shielding: 0.4,
  shield_Hz: 5680,
  capacitance: 11e-12,
};

/** Brass conducts 28 % as well as copper, nickel silver 6.3 % (C260 and C752, makers' tables). */
const BRASS_OVER_NICKEL = 28 / 6.3;

/**
 * Width of the webs that cut-outs leave, against the whole. Loss at low frequency goes with the square of the width
 * in which the current can turn: the share with the width, and its corner against it. Rule of thumb; no published
 * measurement of an open brass cover was found.
 */
const WEB = 0.4;

/** The same box in brass: shape decides how much, metal from where on. Not measured. */
const CLOSED_BRASS: CoverFigures = {
  ...CLOSED_NICKEL,
  loss_Hz: CLOSED_NICKEL.loss_Hz / BRASS_OVER_NICKEL,
  shield_Hz: CLOSED_NICKEL.shield_Hz / BRASS_OVER_NICKEL,
};

/** The shop's closed covers are nickel silver and its open ones brass. */
export const COVER_FIGURES: Record<Cover, CoverFigures> = {
  none: { share: 0, loss_Hz: 6000, shielding: 0, shield_Hz: 6000, capacitance: 0 },
  // Rule of thumb: one coil, less sheet over the strings.
  nickel: { share: 0.08, loss_Hz: 3800, shielding: 0.1, shield_Hz: 6000, capacitance: 18e-12 },
  'nickel-closed': CLOSED_NICKEL,
  'brass-open': {
    share: CLOSED_BRASS.share * WEB,
    loss_Hz: CLOSED_BRASS.loss_Hz / WEB,
    shielding: CLOSED_BRASS.shielding * WEB,
    shield_Hz: CLOSED_BRASS.shield_Hz / WEB,
    capacitance: 7e-12,
  },
  'brass-closed': CLOSED_BRASS,
};
