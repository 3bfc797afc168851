import type { SizedModel } from '../configurator/fit.ts';
import type { Pickup } from '../tone/pickup.ts';
import { coilGrams } from '../tone/wire-weight.ts';

/** Densities from makers' tables, g/cm³. */
const STEEL = 7.85;
const BRASS = 8.5;
const NICKEL_SILVER = 8.7;
const COPPER = 8.9;
const ALNICO = 7.2;
const CERAMIC = 4.9;
const PLASTIC = 1.05;
const FIBRE = 1.3;
/** Insulated leads: half copper, half sheath. */
const LEAD = 3;

/** Material of a part of the CAD model, by its slot. Coils are weighed by their wire. */
const DENSITIES: Readonly<Record<string, number | ((pickup: Pickup, part: string) => number)>> = {
  baseplate: NICKEL_SILVER,
  magnet: ({ recipe }) => (recipe.magnet.startsWith('CER') ? CERAMIC : ALNICO),
  pole: (_, part) => (part === 'slug' ? STEEL : ALNICO),
  keeper: STEEL,
  screw: STEEL,
  plate: STEEL,
  'brass-screw': BRASS,
  cover: ({ recipe }) =>
    recipe.cover === 'none' ? PLASTIC : recipe.cover.startsWith('nickel') ? NICKEL_SILVER : BRASS,
  shield: COPPER,
  cable: LEAD,
  'lead-hot': LEAD,
  'lead-ground': LEAD,
  spacer: PLASTIC,
  bobbin: PLASTIC,
  'bobbin-top': PLASTIC,
  'bobbin-bottom': PLASTIC,
  flatwork: FIBRE,
  tape: PLASTIC,
};

/**
 * Net weight of a pickup, in whole g: its wire, and the parts of its CAD model by volume and material. Undefined if the
 * model lacks a volume or a part has an unknown material; then it must be weighed.
 */
export function netWeight(pickup: Pickup, { parts }: Pick<SizedModel, 'parts'>): number | undefined {
  let grams = coilGrams(pickup).reduce((sum, coil) => sum + coil, 0);
  for (const [name, { slot = '', volume, places = 1 }] of Object.entries(parts)) {
    if (slot === 'coil') continue;
    const material = DENSITIES[slot];
    if (material === undefined || volume === undefined) return undefined;
    const density = typeof material === 'number' ? material : material(pickup, name);
    grams += (volume / 1000) * places * density;
  }
  return Math.max(1, Math.round(grams));
}
