import type { Language } from '../languages.ts';
import type { LeadId } from '../wiring/lead-colours.ts';
import { PICKUP_KINDS, type PickupKind, type PickupKindId, type WiredCoil } from '../wiring/pickup-kinds.ts';
import type { PickupPart, Scheme, SchemePart, Wire } from '../wiring/scheme.ts';
import { type PhaseQuestion, type Swap, signsOfOurs } from './answer.ts';
import { KEPT_PICKUPS, type PhasePlace } from './kept-pickups.ts';
import { PHASE_MAKERS, type PhaseMaker } from './makers.ts';
import { PHASE_NAMES } from './phase-names.messages.ts';
import type { Signs } from './signs.ts';

export const PAIR_WIDTH = 1060;

type Side = 'upper' | 'lower';

/** Each pickup's position, the lug of its hot lead, and paths of its ground leads: down, along, to the pot's case. */
const SIDES = {
  upper: {
    y: 68,
    lug: { id: 'N', y: 124 },
    grounds: [
      { down: 516, along: 446, dx: -22, dy: 54 },
      { down: 500, along: 462, dx: -7, dy: 58 },
    ],
  },
  lower: {
    y: 260,
    lug: { id: 'B', y: 234 },
    grounds: [
      { down: 484, along: 478, dx: 8, dy: 57 },
      { down: 468, along: 494, dx: 23, dy: 53 },
    ],
  },
} as const;

function usesOf(kind: PickupKindId, isSwapped: boolean) {
  const { leads }: PickupKind = PICKUP_KINDS[kind];
  const ends: readonly LeadId[] = leads.filter((lead) => !['finish1', 'finish2'].includes(lead));
  const [first = 'hot', second = 'ground', ...metal] = ends;
  const [hot, ground] = isSwapped ? [second, first] : [first, second];
  return { hot, grounds: [ground, ...metal], isTaped: leads.length > 2 };
}

function wiresOf(side: Side, kind: PickupKindId, isSwapped: boolean): readonly Wire[] {
  const { lug, grounds: ways } = SIDES[side];
  const { hot, grounds, isTaped } = usesOf(kind, isSwapped);
  return [
    ...grounds.flatMap((lead, index): readonly Wire[] => {
      const way = ways[index];
      if (!way) return [];
      const { down, along, dx, dy } = way;
      return [
        {
          from: `${side}.${lead}`,
          via: `x${down} y${along} x${POT.x + dx}`,
          to: `volume.case ${dx} ${dy}`,
        },
      ];
    }),
    ...(isTaped
      ? [
          { from: `${side}.finish1`, to: `tape-${side}.a` },
          { from: `${side}.finish2`, to: `tape-${side}.b` },
        ]
      : []),
    { from: `${side}.${hot}`, via: `x532 y${lug.y}`, to: `switch.${lug.id}` },
  ];
}

const POT = { x: 800, y: 330 } as const;

function coilsOf(kind: PickupKindId, { pole, turn }: Signs): readonly WiredCoil[] {
  const { coils, inside }: PickupKind = PICKUP_KINDS[kind];
  const [hot] = PICKUP_KINDS[kind].leads;
  const [, end = '1f'] = inside.find(([lead]) => lead === hot) ?? [];
  const hotIndex = Number(end.charAt(0)) - 1;
  const first = coils[hotIndex];
  const direction = (end.endsWith('f') ? turn : -turn) as WiredCoil['direction'];
  const flip = <Value extends number>(value: Value, as: boolean) => (as ? value : -value) as Value;
  return coils.map((coil) => ({
    direction: flip(coil.direction, direction === first?.direction),
    pole: flip(coil.pole, pole === first?.pole),
  }));
}

const FROM_NECK: readonly PhasePlace[] = ['neck', 'middle', 'bridge'];

/** True if the pickup that stays is drawn above ours, because it is farther from the bridge. */
const isTheirsUpper = ({ keep, ours }: PhaseQuestion): boolean =>
  FROM_NECK.indexOf(KEPT_PICKUPS[keep].place) <= FROM_NECK.indexOf(ours.place);

/** Wiring diagram of this pair after swapping. Solved like the wiring page's, so it agrees with its text. */
export function pairScheme(
  question: PhaseQuestion,
  signs: Signs,
  swap: Swap,
  language: Language = 'en',
): Scheme {
  const messages = PHASE_NAMES[language].pair;
  const { keep, maker, ours } = question;
  const keptPickup = KEPT_PICKUPS[keep];
  const source: PhaseMaker | undefined = maker && PHASE_MAKERS[maker];
  const theirs: Side = isTheirsUpper(question) ? 'upper' : 'lower';
  const mine: Side = theirs === 'upper' ? 'lower' : 'upper';
  const pickup = (side: Side, kind: PickupKindId, part: Pick<PickupPart, 'name' | 'coils' | 'colours'>) => ({
    [side]: { part: 'pickup', kind, at: [56, SIDES[side].y], ...part } as const,
    ...(usesOf(kind, false).isTaped && {
      [`tape-${side}`]: {
        part: 'tape',
        name: messages.tape(part.name),
        at: [300, SIDES[side].y + 36],
      } as const,
    }),
  });
  const parts: Readonly<Record<string, SchemePart>> = {
    ...pickup(theirs, keptPickup.kind, {
      name: messages.theirs(keptPickup.place),
      coils: coilsOf(keptPickup.kind, signs),
      colours: source?.colours ?? {},
    }),
    ...pickup(mine, ours.kind, {
      name: messages.mine(ours.place),
      coils: coilsOf(ours.kind, signsOfOurs(question)),
    }),
    switch: { part: 'switch', kind: 'toggle-3', name: messages.switch, at: [560, 84] },
    volume: { part: 'pot', does: 'volume', name: messages.volume, at: [POT.x, POT.y] },
    jack: { part: 'jack', name: messages.jack, at: [964, 330] },
  };
  const isBig = [keptPickup.kind, ours.kind].some((kind) => /humbucker|p90/.test(kind));
  return {
    id: 'phase-pair',
    number: 'PH-01',
    name: messages.title,
    lines: messages.lines,
    height: 530,
    pots_Ohm: isBig ? 500_000 : 250_000,
    parts,
    wires: [
      ...wiresOf(theirs, keptPickup.kind, swap === 'theirs'),
      ...wiresOf(mine, ours.kind, swap === 'ours'),
      { from: 'switch.C', via: 'x690 y302', to: 'volume.1' },
      { from: 'volume.2', via: 'x690 y430 x880 y350', to: 'jack.tip' },
      { from: 'volume.3', via: 'y398 x762', to: 'volume.case -38 44' },
      { from: 'volume.case 57 -20', to: 'jack.sleeve' },
    ],
    note: { title: '', text: '' },
  };
}
