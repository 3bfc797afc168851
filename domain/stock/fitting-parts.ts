import { mountOf, SPARE_PARTS, type SparePart } from '../products/spare-parts.ts';
import { SHEET_LOAD } from '../tone/circuit.ts';
import type { Cover } from '../tone/covers.ts';
import { makePickup, type Pickup } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';
import { decibels, magnitudeAt } from '../tone/transfer.ts';
import { type Needing, needsOf } from './needs.ts';

/**
 * Parts that fit a pickup: its screws and springs, pole screws and a ring if it takes them, and all covers of the same
 * size. A pickup without a cover gets none, because nobody has tried one on it.
 */
export function partsFor(sold: Needing): readonly SparePart[] {
  const needs = new Set(needsOf(sold).map(({ part }) => part));
  const mount = mountOf(sold.pickup.recipe.bobbin);
  const own = SPARE_PARTS.find(({ kind, id }) => kind === 'cover' && needs.has(id));
  const fitting = new Set([
    mount,
    own?.fits,
    needs.has('screw:pole') && 'poles',
    mount === 'humbucker' && 'ring',
  ]);
  return SPARE_PARTS.filter(({ fits }) => fitting.has(fits));
}

function metalOf({ id, key, model }: SparePart): Cover {
  if (key === 'part_cover_plastic') return 'none';
  if (id === 'cover:telecaster-neck') return 'nickel';
  if (model === 'closed') return 'nickel-closed';
  return model === 'plain' ? 'brass-closed' : 'brass-open';
}

/** Change of level by a cover of another metal, as modelled; undefined for a part that changes no tone. */
export function changeBy({ recipe }: Pick<Pickup, 'recipe'>, spare: SparePart) {
  const cover = metalOf(spare);
  if (spare.kind !== 'cover' || cover === recipe.cover) return undefined;
  const [now, then] = [recipe.cover, cover].map((each) => makePickup({ ...recipe, cover: each }).circuit);
  if (!now || !then) return undefined;
  // The pickup's own resonance, with its present cover, into the sheet load.
  const { frequency_Hz } = resonance(now, SHEET_LOAD);
  const level = (circuit: Pickup['circuit']) => magnitudeAt(circuit, SHEET_LOAD, frequency_Hz);
  return { frequency_Hz, level_dB: decibels(level(then) / level(now)) };
}
