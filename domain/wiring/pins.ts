import { isKeyOf } from '../records.ts';
import { type LeadColourName, OUR_LEADS } from './lead-colours.ts';
import { PICKUP_KINDS, type PickupKindId } from './pickup-kinds.ts';
import type { Scheme, SchemePart, SchemePoint, Wire } from './scheme.ts';
import { SWITCH_KINDS, type SwitchKind, type SwitchKindId } from './switches.ts';

export const POT_RADIUS = 60;
export const PICKUP_SIZES: Record<
  PickupKindId,
  { readonly width: number; readonly height: number; readonly leads: readonly number[] }
> = {
  single: { width: 206, height: 68, leads: [23, 45] },
  'telecaster-neck': { width: 206, height: 56, leads: [18, 38] },
  'telecaster-bridge': { width: 206, height: 80, leads: [28, 52] },
  'jazz-bass': { width: 206, height: 58, leads: [18, 40] },
  'precision-bass': { width: 250, height: 144, leads: [96, 122] },
  p90: { width: 206, height: 96, leads: [36, 60] },
  'hp90-5': { width: 206, height: 104, leads: [14, 36, 52, 74, 92] },
  'humbucker-2': { width: 206, height: 104, leads: [40, 64] },
  'humbucker-5': { width: 206, height: 104, leads: [14, 36, 52, 74, 92] },
};
/** Size of each switch and the heights of its lugs. */
export const SWITCH_SIZES: Record<
  SwitchKindId,
  {
    readonly width: number;
    readonly height: number;
    readonly left: readonly number[];
    readonly right: readonly number[];
  }
> = {
  'toggle-3': { width: 92, height: 190, left: [40, 150], right: [95] },
  'blade-3': { width: 110, height: 210, left: [44, 124], right: [176] },
  'blade-5': { width: 150, height: 308, left: [38, 108, 178, 264], right: [38, 108, 178, 264] },
};
const LUG = 13;

/** Positions of a part's pins, except a pot's case, which can be soldered anywhere. */
export function pinsOf(part: SchemePart): Readonly<Record<string, SchemePoint>> {
  const [x, y] = part.at;
  switch (part.part) {
    case 'pickup': {
      const { width, leads } = PICKUP_SIZES[part.kind];
      return Object.fromEntries(
        PICKUP_KINDS[part.kind].leads.map((lead, index) => [lead, [x + width, y + (leads[index] ?? 0)]]),
      );
    }
    case 'switch': {
      const kind: SwitchKind = SWITCH_KINDS[part.kind];
      const { width, left, right } = SWITCH_SIZES[part.kind];
      return Object.fromEntries([
        ...kind.left.map((lug, index) => [lug, [x - LUG, y + (left[index] ?? 0)]] as const),
        ...kind.right.map((lug, index) => [lug, [x + width + LUG, y + (right[index] ?? 0)]] as const),
      ]);
    }
    case 'pot':
      return { 1: [x - 84, y - 28], 2: [x - 84, y], 3: [x - 84, y + 28] };
    case 'cap':
      return { a: [x - 5, y], b: [x + 5, y] };
    case 'jack':
      return { sleeve: [x - 34, y - 20], tip: [x - 34, y + 20] };
    case 'strings':
      return { wire: [x, y] };
    case 'tape':
      return { a: [x, y], b: [x, y + 16] };
  }
}

/** Parses one end of a wire; throws if the scheme has no such part or pin. */
export function readPin(scheme: Scheme, end: string): { part: string; id: string; at: SchemePoint } {
  const [, name = '', id = '', dx, dy] = /^([\w-]+)\.([\w ]*?\w)(?: (-?\d+) (-?\d+))?$/.exec(end) ?? [];
  const part = scheme.parts[name];
  if (!part) throw new Error(`${scheme.id}: ${end} is on no part`);
  if (part.part === 'pot' && id === 'case') {
    const [x, y] = part.at;
    return { part: name, id, at: [x + Number(dx), y + Number(dy)] };
  }
  const at = pinsOf(part)[id];
  if (!at) throw new Error(`${scheme.id}: ${name} has no pin ${id}`);
  return { part: name, id, at };
}

export function cornersOf(scheme: Scheme, { from, via = '', to }: Wire): SchemePoint[] {
  let last = readPin(scheme, from).at;
  const points: SchemePoint[] = [last];
  for (const [, axis, value] of via.matchAll(/([xy])(\d+)/g)) {
    const [x, y] = last;
    last = axis === 'x' ? [Number(value), y] : [x, Number(value)];
    points.push(last);
  }
  points.push(readPin(scheme, to).at);
  return points;
}

/** True for a pickup's own lead, false for the builder's wire. */
export const isLead = (scheme: Scheme, { from }: Wire): boolean =>
  scheme.parts[readPin(scheme, from).part]?.part === 'pickup';

/** Colour of a lead; undefined for the builder's wire, and for another maker's unknown lead. */
export function leadColourOf(scheme: Scheme, { from }: Wire): LeadColourName | undefined {
  const { part: name, id } = readPin(scheme, from);
  const part = scheme.parts[name];
  if (part?.part !== 'pickup' || !isKeyOf(OUR_LEADS, id)) return undefined;
  return part.colours ? part.colours[id] : OUR_LEADS[id];
}
