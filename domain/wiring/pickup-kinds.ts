import type { LeadId } from './lead-colours.ts';

/** A winding, seen from above: clockwise or counter-clockwise, north or south up. */
export interface WiredCoil {
  readonly direction: 1 | -1;
  readonly pole: 1 | -1;
}

/** Coils, leads and internal connections of a pickup. */
export interface PickupKind {
  readonly coils: readonly WiredCoil[];
  /** From above, in the order in which they leave the pickup. */
  readonly leads: readonly LeadId[];
  /** Internally connected pins: coil ends are `1s`, `1f`, `2s`, `2f`; metal parts are a lead or ground. */
  readonly inside: readonly (readonly [string, string])[];
}

const COIL: WiredCoil = { direction: 1, pole: 1 };
/**
 * A humbucker has one bar magnet below, so its coils have opposite poles; both are wound in the same direction. Coil 1
 * has the screws, as on the bench (`domain/production/coil-plan.ts`).
 */
const OTHER_POLE: WiredCoil = { direction: 1, pole: -1 };
/** Second half of a Precision pickup: wound in the opposite direction, its rods upside down. */
const TURNED: WiredCoil = { direction: -1, pole: -1 };

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
  /** Stratocaster, both Telecaster pickups, Jazz Bass: two leads. A Telecaster's cover is grounded inside. */
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
  /** One coil with a braided lead: the braid is its start, its baseplate and its shield. */
  p90: {
    coils: [COIL],
    leads: ['hot', 'shield'],
    inside: [
      ['hot', '1f'],
      ['shield', '1s'],
    ],
  },
  /** Humbucker-sized P90 with five wires: the outer two are its only coil, the middle two are unconnected. */
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

/** Coils of a pickup; a reverse-wound one also has reversed magnets. */
export function coilsOf(kind: PickupKindId, turned = false): WiredCoil[] {
  const coils: readonly WiredCoil[] = PICKUP_KINDS[kind].coils;
  if (!turned) return [...coils];
  return coils.map(({ direction, pole }) => ({
    direction: direction === 1 ? -1 : 1,
    pole: pole === 1 ? -1 : 1,
  }));
}

/** Coil end of a lead: "finish", "coil 2 start", "start and shield". */
export function leadEnd(kind: PickupKindId, lead: LeadId): string {
  const { coils, inside }: PickupKind = PICKUP_KINDS[kind];
  const [, coil, end] =
    inside
      .filter((pair) => pair.includes(lead))
      .map((pair) => /^(\d)([sf])$/.exec(pair.find((pin) => pin !== lead) ?? ''))
      .find((found) => found !== null) ?? [];
  const shield = lead === 'shield' ? 'shield' : undefined;
  if (end === undefined) return shield ?? 'unused';
  const name = `${coils.length > 1 ? `coil ${coil} ` : ''}${end === 's' ? 'start' : 'finish'}`;
  return shield ? `${name} and ${shield}` : name;
}
