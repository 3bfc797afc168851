import type { LeadId } from './leads.ts';

/** One winding, seen from above: wound clockwise or against it, north or south pole up. */
export interface Coil {
  readonly direction: 1 | -1;
  readonly pole: 1 | -1;
}

/** What comes out of a pickup, and what hangs between its leads inside. */
export interface PickupKind {
  readonly coils: readonly Coil[];
  /** In the order in which they leave the pickup, from above. */
  readonly leads: readonly LeadId[];
  /** Pins inside that are one: ends of coils are `1s`, `1f`, `2s`, `2f`; metal around them is a lead or ground. */
  readonly inside: readonly (readonly [string, string])[];
}

const COIL: Coil = { direction: 1, pole: 1 };
/**
 * Under a humbucker lies one bar magnet, so its coils have opposite poles; both are wound the same way. Coil 1 is the
 * screws', as on the bench (`domain/production/coil-plan.ts`).
 */
const OTHER_POLE: Coil = { direction: 1, pole: -1 };
/** The second half of a Precision pickup: wound against the first, its rods upside down. */
const TURNED: Coil = { direction: -1, pole: -1 };

const SINGLE: PickupKind = {
  coils: [COIL],
  leads: ['hot', 'ground'],
  inside: [
    ['hot', '1f'],
    ['ground', '1s'],
  ],
};

const SHIELDED_PAIR: PickupKind = {
  coils: [OTHER_POLE, COIL],
  leads: ['hot', 'shield'],
  inside: [
    ['hot', '1s'],
    ['1f', '2f'],
    ['2s', 'shield'],
  ],
};

export const PICKUP_KINDS = {
  /** Stratocaster, both Telecaster pickups, Jazz Bass: two leads. A Telecaster's cover is tied to ground inside. */
  single: SINGLE,
  'telecaster-neck': SINGLE,
  'telecaster-bridge': SINGLE,
  'jazz-bass': SINGLE,
  'precision-bass': {
    coils: [COIL, TURNED],
    leads: ['hot', 'ground'],
    inside: [
      ['hot', '2f'],
      ['2s', '1f'],
      ['ground', '1s'],
    ],
  },
  /** One coil in a braided lead: the braid is its start, its baseplate and its shield. */
  p90: {
    coils: [COIL],
    leads: ['hot', 'shield'],
    inside: [
      ['hot', '1f'],
      ['shield', '1s'],
    ],
  },
  /** Humbucker-sized P90 with the five-wire cable: the outer two are its one coil, the middle two lead nowhere. */
  'hp90-5': {
    coils: [COIL],
    leads: ['start1', 'finish1', 'finish2', 'start2', 'shield'],
    inside: [
      ['start1', '1s'],
      ['start2', '1f'],
    ],
  },
  'humbucker-2': SHIELDED_PAIR,
  'humbucker-5': {
    coils: [OTHER_POLE, COIL],
    leads: ['start1', 'finish1', 'finish2', 'start2', 'shield'],
    inside: [
      ['start1', '1s'],
      ['finish1', '1f'],
      ['finish2', '2f'],
      ['start2', '2s'],
    ],
  },
} as const satisfies Record<string, PickupKind>;

export type PickupKindId = keyof typeof PICKUP_KINDS;

/** The coils of a pickup in its place: one that is reverse-wound has its magnets turned as well. */
export function coilsOf(kind: PickupKindId, turned = false): Coil[] {
  const coils: readonly Coil[] = PICKUP_KINDS[kind].coils;
  if (!turned) return [...coils];
  return coils.map(({ direction, pole }) => ({
    direction: direction === 1 ? -1 : 1,
    pole: pole === 1 ? -1 : 1,
  }));
}

/** Which end of which coil a lead is, as its pickup is joined inside: "finish", "coil 2 start", "start and shield". */
export function leadEnd(kind: PickupKindId, lead: LeadId): string {
  const { coils, inside }: PickupKind = PICKUP_KINDS[kind];
  const [, coil, end] =
    inside
      .filter((pair) => pair.includes(lead))
      .map((pair) => /^(\d)([sf])$/.exec(pair.find((pin) => pin !== lead) ?? ''))
      .find((found) => found !== null) ?? [];
  const shield = lead === 'shield' ? 'shield' : undefined;
  if (end === undefined) return shield ?? 'unused';
  const words = `${coils.length > 1 ? `coil ${coil} ` : ''}${end === 's' ? 'start' : 'finish'}`;
  return shield ? `${words} and ${shield}` : words;
}
