import type { Pickup } from '../tone/pickup.ts';
import { coilBuild } from '../tone/winding.ts';
import { coilPlan } from './coil-plan.ts';

/** A coil on its bobbin from above, mm: straight in the middle, half circles at both ends. */
export interface BobbinView {
  readonly pole: 'screws' | 'slugs' | 'rods';
  /** Middles of the poles, from the middle of the bobbin. */
  readonly poles: readonly number[];
  /** Length of the straight part. */
  readonly straight: number;
  /** From the middle line to the first turn, to the last one, and to the edge of the bobbin. */
  readonly core: number;
  readonly wire: number;
  readonly edge: number;
}

/** Of a string's room, how far the two rods below it stand from its middle. Rule of thumb. */
const PAIR = 0.23;
/** No core is thinner than the poles in it. */
const THINNEST_mm = 2.6;
/** The flange is over a full bobbin by so much. */
const FLANGE_mm = 1;

/**
 * What the winder sees of a coil: so many poles as it has strings below it, two a string under a bass, in the measure of
 * its innermost turn (`domain/tone/bobbins.ts`). `spacing_mm` is from the first to the last string of the whole pickup.
 */
export function bobbinView(pickup: Pickup, coil: number, spacing_mm: number): BobbinView {
  const { bobbin, winding, place, recipe } = pickup;
  const all = place.instrument.openStrings.length;
  const strings = bobbin.split ? all / 2 : all;
  const pitch = spacing_mm / (all - 1);
  const isBass = all === 4;
  const middles = Array.from({ length: strings }, (_, string) => (string - (strings - 1) / 2) * pitch);
  const poles = isBass ? middles.flatMap((at) => [at - PAIR * pitch, at + PAIR * pitch]) : middles;
  const straight = (poles.at(-1) ?? 0) - (poles[0] ?? 0);
  const core = Math.max(THINNEST_mm, (bobbin.innerTurn * 1000 - 2 * straight) / (2 * Math.PI));
  const build = coilBuild(bobbin, winding.turns[coil] ?? 0, winding.awg) * 1000;
  const name = coilPlan(pickup).coils[coil]?.name;
  const steel = recipe.bobbin === 'humbucker' && name === 'slugs' ? 'slugs' : 'screws';
  return {
    pole: bobbin.magnetCircuit === 'rod' ? 'rods' : steel,
    poles,
    straight,
    core,
    wire: core + build,
    edge: core + Math.max(build, bobbin.maxBuild * 1000) + FLANGE_mm,
  };
}
