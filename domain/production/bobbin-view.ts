import type { Pickup } from '../tone/pickup.ts';
import { coilBuild } from '../tone/winding.ts';
import { coilPlan } from './coil-plan.ts';

/** Offset of the two rods below a string from its centre, as a share of the string spacing. Rule of thumb. */
const PAIR = 0.23;
/** A core is at least as thick as its poles. */
const THINNEST_mm = 2.6;
/** Margin of the flange around a full bobbin. */
const FLANGE_mm = 1;

/**
 * The winder's view of a coil from above, mm: straight in the middle, half circles at both ends. It has a pole for each of its strings, or two on a bass, scaled to the innermost turn
 * (`domain/tone/bobbins.ts`). `spacing_mm` is from the first to the last string of the whole pickup.
 */
export function bobbinView(pickup: Pickup, coil: number, spacing_mm: number) {
  const { bobbin, winding, place, recipe } = pickup;
  const stringCount = place.instrument.openStrings.length;
  const strings = bobbin.split ? stringCount / 2 : stringCount;
  const pitch = spacing_mm / (stringCount - 1);
  const isBass = stringCount === 4;
  const middles = Array.from({ length: strings }, (_, string) => (string - (strings - 1) / 2) * pitch);
  const poles = isBass ? middles.flatMap((at) => [at - PAIR * pitch, at + PAIR * pitch]) : middles;
  const straight = (poles.at(-1) ?? 0) - (poles[0] ?? 0);
  const core = Math.max(THINNEST_mm, (bobbin.innerTurn * 1000 - 2 * straight) / (2 * Math.PI));
  const build = coilBuild(bobbin, winding.turns[coil] ?? 0, winding.awg) * 1000;
  const name = coilPlan(pickup).coils[coil]?.name;
  const steel = recipe.bobbin === 'humbucker' && name === 'slugs' ? 'slugs' : 'screws';
  const pole: 'rods' | 'slugs' | 'screws' = bobbin.magnetCircuit === 'rod' ? 'rods' : steel;
  return {
    ...{ pole, poles, straight },
    /** Distances from the centre line to the first turn, to the last one, and to the edge of the bobbin. */
    core,
    wire: core + build,
    edge: core + Math.max(build, bobbin.maxBuild * 1000) + FLANGE_mm,
  };
}

export type BobbinView = ReturnType<typeof bobbinView>;
