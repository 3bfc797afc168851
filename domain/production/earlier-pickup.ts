import { BOBBINS, type Bobbin, type BobbinId } from '../tone/bobbins.ts';
import { type Circuit, circuitOf } from '../tone/circuit.ts';
import type { Cover, CoverFigures } from '../tone/covers.ts';
import type { EddyBranch } from '../tone/eddy.ts';
import { leadCapacitance } from '../tone/lead.ts';
import { isCeramic } from '../tone/magnets.ts';
import type { Pickup } from '../tone/pickup.ts';
import { windToOhms } from '../tone/winding.ts';

/**
 * Parameters of the tone model before it was fitted to measured curves (docs/likeness/model.md). Pickups sold with that
 * model but not yet frozen must keep the turns that were promised.
 */
type Former = Partial<
  Pick<Bobbin, 'inductanceFactors' | 'coupling' | 'capacitance' | 'poleShare' | 'poleLoss_Hz' | 'plate'>
>;

const P90: Former = { inductanceFactors: [65.5e-9], capacitance: 95e-12, poleShare: 0.27, poleLoss_Hz: 4600 };
const HP90: Former = { ...P90, inductanceFactors: [61e-9], poleShare: 0.28, poleLoss_Hz: 4400 };
const FORMER: Record<BobbinId, Former> = {
  humbucker: {
    inductanceFactors: [70e-9, 79e-9],
    coupling: 0.1,
    capacitance: 75e-12,
    poleShare: 0.3,
    poleLoss_Hz: 4600,
  },
  hp90: HP90,
  'hp90-noiseless': { ...HP90, inductanceFactors: [30.5e-9, 30.5e-9], capacitance: 70e-12 },
  'p90-dogear': P90,
  'p90-soapbar': P90,
  stratocaster: { inductanceFactors: [36.6e-9] },
  'telecaster-bridge': { inductanceFactors: [38e-9], plate: { share: 0.05, loss_Hz: 4000 } },
  'telecaster-neck': {},
  'jazz-bass': { inductanceFactors: [49e-9] },
  'precision-bass': { inductanceFactors: [25e-9, 25e-9] },
};

/** Factor by which a metre of wire had less resistance than today. */
const STRETCH = 1.03;
const LOSS_TANGENT = 0.1;
const LEAD: Record<2 | 5, number> = { 2: 20e-12, 5: 55e-12 };
const CERAMIC: EddyBranch = { share: 0.25, loss_Hz: 5000 };

const CLOSED: CoverFigures = {
  share: 0.084,
  loss_Hz: 3130,
  shielding: 0.4,
  shield_Hz: 5680,
  capacitance: 11e-12,
};
const BRASS: CoverFigures = { ...CLOSED, loss_Hz: (3130 * 6.3) / 28, shield_Hz: (5680 * 6.3) / 28 };
const NONE: CoverFigures = { share: 0, loss_Hz: 6000, shielding: 0, shield_Hz: 6000, capacitance: 0 };
const COVERS: Record<Cover, CoverFigures> = {
  none: NONE,
  nickel: { share: 0.08, loss_Hz: 3800, shielding: 0.1, shield_Hz: 6000, capacitance: 18e-12 },
  'brass-hood': BRASS,
  'nickel-closed': CLOSED,
  'brass-open': {
    share: BRASS.share * 0.4,
    loss_Hz: BRASS.loss_Hz / 0.4,
    shielding: BRASS.shielding * 0.4,
    shield_Hz: BRASS.shield_Hz / 0.4,
    capacitance: 7e-12,
  },
  'brass-closed': BRASS,
};

/** Winds a pickup of today's tables to its ohms with the earlier model. */
export function asWoundBefore(pickup: Pickup): Pickup {
  const { recipe } = pickup;
  if (!('ohms' in recipe.wind)) return pickup;
  const { ohms } = recipe.wind;
  const bobbin: Bobbin = { ...BOBBINS[recipe.bobbin], ...FORMER[recipe.bobbin] };
  const winding = {
    ...windToOhms(bobbin, ohms * STRETCH, recipe.awg, recipe.matched),
    resistance_Ohm: ohms,
  };
  const bare = circuitOf({ ...recipe, cover: 'none', bobbin, winding });
  const cover = COVERS[recipe.cover];
  const poles =
    bobbin.magnetCircuit === 'rod' && isCeramic(recipe.magnet) ? [CERAMIC, ...bare.eddy.slice(1)] : bare.eddy;
  const { followsCores: _, ...circuit }: Circuit = {
    ...bare,
    capacitance_F:
      bare.capacitance_F - leadCapacitance(bobbin, recipe.wires) + LEAD[recipe.wires] + cover.capacitance,
    lossTangent: LOSS_TANGENT,
    eddy: cover.share > 0 ? [...poles, { share: cover.share, loss_Hz: cover.loss_Hz }] : poles,
    shielding: cover.shielding,
    shield_Hz: cover.shield_Hz,
  };
  return { ...pickup, bobbin, winding, circuit };
}
