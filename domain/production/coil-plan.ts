import type { Language } from '../languages.ts';
import type { BobbinId } from '../tone/bobbins.ts';
import type { Pickup } from '../tone/pickup.ts';
import { REVERSE_WOUND } from '../tone/take-places.ts';
import { COIL_WORDS, type CoilName } from './coil-plan.messages.ts';
import type { LeadKind } from './leads.ts';

export type Direction = 'clockwise' | 'counter-clockwise';
export type Pole = 'N' | 'S';

/** One coil as it is to be wound, seen from above. */
export interface PlannedCoil {
  readonly name: CoilName;
  readonly direction: Direction;
  /** Upper end of the poles inside it. */
  readonly pole: Pole;
}

/** Which pole is where. */
export interface Polarity {
  readonly pole: Pole;
  /** Whether it is the upper end of upright poles; otherwise it lies towards a coil. */
  readonly isUp: boolean;
  /** That coil, or of which one it is said where there are two. */
  readonly of?: CoilName;
}

/** "N up", "N up, low strings", "N to the slugs". */
export const polarityWords = (polarity: Polarity, language: Language = 'en'): string =>
  COIL_WORDS[language].polarity(polarity);

/** How the coils of a pickup are turned, poled and joined. */
export interface CoilPlan {
  readonly coils: readonly PlannedCoil[];
  /** Which end of coil 1 goes to which of coil 2; undefined for one coil. */
  readonly join?: readonly ['finish', 'finish' | 'start'];
  readonly polarity: Polarity;
  readonly leads: LeadKind;
}

/**
 * Bobbins whose coils are named and turned in their own way. Which coil is which follows the model: the first coil of a
 * humbucker is the one with less steel in it, the screws' (`domain/tone/bobbins.ts`); halves begin with the low strings.
 */
const TWO_COILS: Partial<Record<BobbinId, readonly [CoilName, CoilName]>> = {
  humbucker: ['screws', 'slugs'],
  'hp90-noiseless': ['low strings', 'high strings'],
  'precision-bass': ['low strings', 'high strings'],
};

const turned = (direction: Direction): Direction =>
  direction === 'clockwise' ? 'counter-clockwise' : 'clockwise';

/** What the usual pickup is like; for the makers to set. */
const USUAL = { direction: 'clockwise', pole: 'N' } as const;

/**
 * How a pickup's coils are turned. Two coils beside each other are wound alike and joined finish to finish, so that one
 * stands against the other; the halves of a split bass pickup are wound against each other and joined in a row. Either
 * way their poles are opposite: the hum cancels and the string adds.
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
