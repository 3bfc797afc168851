/**
 * Metal over the coil. 'none' also covers plastic covers and open bobbins. 'nickel' is the small nickel silver hood of
 * a Telecaster's neck pickup, 'brass-hood' the same in brass, which only other makers sell. 'nickel-closed' is the box
 * over both coils of a humbucker.
 */
const COVERS = ['none', 'nickel', 'brass-hood', 'nickel-closed', 'brass-open', 'brass-closed'] as const;
export type Cover = (typeof COVERS)[number];

export interface CoverFigures {
  /** Share of the inductance affected by eddy currents in the sheet; where their loss peaks, Hz. */
  readonly share: number;
  readonly loss_Hz: number;
  /** Share of the string's signal that the sheet blocks well above `shield_Hz`, 0 to 1. */
  readonly shielding: number;
  readonly shield_Hz: number;
  /** Capacitance added by the grounded sheet, F. */
  readonly capacitance: number;
}

/**
 * A closed humbucker cover, from a published measurement: one hot humbucker (a DiMarzio Tone Zone) with and without its
 * cover, into 200 kΩ and 470 pF and unloaded (measured/: TZ against TZC). The difference does not contain the bench's
 * own response; these five figures reproduce it from 200 Hz to 9 kHz within 0.05 dB rms (covers.test.ts). The bench
 * does not name the metal; nickel silver is usual.
 */
const CLOSED_NICKEL: CoverFigures = {
  share: 0.116,
  loss_Hz: 4190,
  shielding: 0.443,
  shield_Hz: 9230,
  capacitance: 10e-12,
};

/** Brass has 28 % of copper's conductivity, nickel silver 6.3 % (C260 and C752, makers' tables). */
const BRASS_OVER_NICKEL = 28 / 6.3;

/**
 * Width of the webs between cut-outs, relative to the whole. Loss at low frequency goes with the square of the width in
 * which the current can turn: the share is proportional to the width, its corner inversely. Rule of thumb; no published
 * measurement of an open brass cover was found.
 */
const WEB = 0.4;

/**
 * The same box in brass. Shape sets the share, metal the corner frequencies. One covered humbucker that set no constant
 * confirms it (an Epiphone, metal not stated): the loaded curve fits within 0.30 dB rms with these corners and within
 * 0.90 with those of nickel silver; a free fit gives corners 4.1 times lower.
 */
const CLOSED_BRASS: CoverFigures = {
  ...CLOSED_NICKEL,
  loss_Hz: CLOSED_NICKEL.loss_Hz / BRASS_OVER_NICKEL,
  shield_Hz: CLOSED_NICKEL.shield_Hz / BRASS_OVER_NICKEL,
};

/**
 * The hood of a Telecaster's neck pickup, from one measured pickup (a Squier, whose hood is drawn close around a small
 * coil and probably brass). These figures reproduce it within 0.3 dB rms, loaded and unloaded. At low frequency its
 * eddy currents take 1.4 times as much as a closed brass box and 28 times as much as a closed nickel silver box, so we
 * assume brass. One specimen.
 */
const BRASS_HOOD: CoverFigures = {
  share: 0.552,
  loss_Hz: 1735,
  shielding: 0.966,
  shield_Hz: 5610,
  capacitance: 18e-12,
};

/** The shop's closed covers are nickel silver, its open ones brass. */
export const COVER_FIGURES: Record<Cover, CoverFigures> = {
  none: { share: 0, loss_Hz: 6000, shielding: 0, shield_Hz: 6000, capacitance: 0 },
  // The same shape in nickel silver, derived from its conductivity. Not measured.
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
