/**
 * Metal over the coil. Plastic covers and open bobbins are 'none'; 'nickel' is the small hood of a Telecaster's neck
 * pickup, of nickel silver, 'brass-hood' the same of brass, which only others sell; 'nickel-closed' the box over both
 * coils of a humbucker.
 */
const COVERS = ['none', 'nickel', 'brass-hood', 'nickel-closed', 'brass-open', 'brass-closed'] as const;
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
 * A closed cover of a humbucker, from a published measurement: one hot humbucker (a DiMarzio Tone Zone) with and without
 * its cover, into 200 kΩ and 470 pF and unloaded (measured/: TZ against TZC). The difference is free of the bench's own
 * response; these five figures follow it from 200 Hz to 9 kHz within 0.05 dB rms (covers.test.ts). The bench does not
 * name the metal: nickel silver, as usual.
 */
const CLOSED_NICKEL: CoverFigures = {
  share: 0.116,
  loss_Hz: 4190,
  shielding: 0.443,
  shield_Hz: 9230,
  capacitance: 10e-12,
};

/** Brass conducts 28 % as well as copper, nickel silver 6.3 % (C260 and C752, makers' tables). */
const BRASS_OVER_NICKEL = 28 / 6.3;

/**
 * Width of the webs that cut-outs leave, against the whole. Loss at low frequency goes with the square of the width
 * in which the current can turn: the share with the width, and its corner against it. Rule of thumb; no published
 * measurement of an open brass cover was found.
 */
const WEB = 0.4;

/**
 * The same box in brass: shape decides how much, metal from where on. Borne out by one covered humbucker that no constant
 * was set by (an Epiphone, whose metal is not stated): with these corners its loaded curve is met within 0.30 dB rms, with
 * those of nickel silver within 0.90; left free, they ask for 4.1 times lower ones.
 */
const CLOSED_BRASS: CoverFigures = {
  ...CLOSED_NICKEL,
  loss_Hz: CLOSED_NICKEL.loss_Hz / BRASS_OVER_NICKEL,
  shield_Hz: CLOSED_NICKEL.shield_Hz / BRASS_OVER_NICKEL,
};

/**
 * The hood of a Telecaster's neck pickup, from one measured pickup (a Squier, whose hood is drawn close around a small coil
 * and probably brass): these figures follow it within 0.3 dB rms, loaded and unloaded. At low frequency its currents take
 * 1.4 times what the closed box takes in brass, and 28 times what that takes in nickel silver: so brass. One specimen.
 */
const BRASS_HOOD: CoverFigures = {
  share: 0.552,
  loss_Hz: 1735,
  shielding: 0.966,
  shield_Hz: 5610,
  capacitance: 18e-12,
};

/** The shop's closed covers are nickel silver and its open ones brass. */
export const COVER_FIGURES: Record<Cover, CoverFigures> = {
  none: { share: 0, loss_Hz: 6000, shielding: 0, shield_Hz: 6000, capacitance: 0 },
  // The same shape in nickel silver, by its metal. Not measured.
  nickel: {
    ...BRASS_HOOD,
    loss_Hz: BRASS_HOOD.loss_Hz * BRASS_OVER_NICKEL,
    shield_Hz: BRASS_HOOD.shield_Hz * BRASS_OVER_NICKEL,
  },
  'brass-hood': BRASS_HOOD,
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
