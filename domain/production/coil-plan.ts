import type { BobbinId } from '../tone/bobbins.ts';
import type { Pickup } from '../tone/pickup.ts';
import { REVERSE_WOUND } from '../tone/strings.ts';
import type { CoilName } from './coil-plan.messages.ts';
import type { LeadKind } from './leads.ts';

export type Direction = 'clockwise' | 'counter-clockwise';
type Pole = 'N' | 'S';

export interface PlannedCoil {
  readonly name: CoilName;
  readonly direction: Direction;
  readonly pole: Pole;
}

export interface Polarity {
  readonly pole: Pole;
  /** True for the upper end of upright poles; otherwise it faces a coil. */
  readonly isUp: boolean;
  /** The faced coil, or the coil in question if there are two. */
  readonly of?: CoilName;
}

export interface CoilPlan {
  readonly coils: readonly PlannedCoil[];
  /** Joined ends of coil 1 and coil 2; undefined for one coil. */
  readonly join?: readonly ['finish', 'finish' | 'start'];
  readonly polarity: Polarity;
  readonly leads: LeadKind;
}

/**
 * Bobbins with two named coils. The order follows the model: the first coil of a humbucker is the one with screws,
 * which has less steel (`domain/tone/bobbins.ts`); halves begin with the low strings.
 */
const TWO_COILS: Partial<Record<BobbinId, readonly [CoilName, CoilName]>> = {
  humbucker: ['screws', 'slugs'],
  'hp90-noiseless': ['low strings', 'high strings'],
  'precision-bass': ['low strings', 'high strings'],
};

const turned = (direction: Direction): Direction =>
  direction === 'clockwise' ? 'counter-clockwise' : 'clockwise';

/** Default direction and polarity, set by the makers. */
const USUAL = { direction: 'clockwise', pole: 'N' } as const;

/**
 * Plan of a pickup's coils. Two coils side by side are wound alike and joined finish to finish, so that they oppose
 * each other. The halves of a split bass pickup are wound in opposite directions and joined in a row. Either way their
 * poles are opposite: hum cancels and the string's signal adds.
 */
export function coilPlan({ recipe, bobbin }: Pickup): CoilPlan {
  const names = TWO_COILS[recipe.bobbin];
  const { direction } = USUAL;
  if (names) {
    const [first, second] = names;
    const inARow = recipe.bobbin === 'precision-bass';
    const coils: readonly PlannedCoil[] = [
      { name: first, direction, pole: recipe.bobbin === 'humbucker' ? 'S' : 'N' },
      {
        name: second,
        direction: inARow ? turned(direction) : direction,
        pole: recipe.bobbin === 'humbucker' ? 'N' : 'S',
      },
    ];
    const north = coils.find(({ pole }) => pole === 'N')?.name ?? first;
    const halves = bobbin.split;
    const five = halves ? 'five of two halves' : 'five of two';
    return {
      coils,
      join: inARow ? ['finish', 'start'] : ['finish', 'finish'],
      polarity: { pole: 'N', isUp: halves, of: north },
      leads: inARow ? 'two of halves' : recipe.wires === 5 ? five : 'braided pair',
    };
  }
  const reversed = REVERSE_WOUND.includes(recipe.place) !== (recipe.reversed === true);
  const pole: Pole = reversed ? 'S' : USUAL.pole;
  const rods = bobbin.magnetCircuit === 'rod';
  return {
    coils: [{ name: rods ? 'rods' : 'screws', direction: reversed ? turned(direction) : direction, pole }],
    polarity: { pole, isUp: rods, ...(!rods && { of: 'screws' }) },
    leads: recipe.wires === 5 ? 'five of one' : rods ? 'two' : 'braided',
  };
}
