import { coilsOf, PICKUP_KINDS } from './pickup-kinds.ts';
import { readPin } from './pins.ts';
import type { Scheme } from './scheme.ts';
import { SWITCH_KINDS, type SwitchKind } from './switches.ts';

/** Finds the net of a pin (`part.pin`), identified by one of its pins. */
export type NetOf = (pin: string) => string;

/** Nets of a scheme: pins connected by wires, inside pickups, by tape and, with a position, by the switch. */
export function netsOf(scheme: Scheme, position?: string): NetOf {
  const parent = new Map<string, string>();
  const root = (pin: string): string => {
    const up = parent.get(pin);
    return up === undefined ? pin : root(up);
  };
  const join = (a: string, b: string) => {
    const [one, other] = [root(a), root(b)];
    if (one !== other) parent.set(one, other);
  };
  for (const [name, part] of Object.entries(scheme.parts)) {
    if (part.part === 'pickup')
      for (const [a, b] of PICKUP_KINDS[part.kind].inside) join(`${name}.${a}`, `${name}.${b}`);
    if (part.part === 'tape') join(`${name}.a`, `${name}.b`);
    if (part.part === 'switch' && position !== undefined) {
      const { positions }: SwitchKind = SWITCH_KINDS[part.kind];
      for (const [first, ...rest] of positions.find((one) => one.name === position)?.joins ?? [])
        for (const lug of rest) join(`${name}.${first}`, `${name}.${lug}`);
    }
  }
  for (const { from, to } of scheme.wires) {
    const [a, b] = [readPin(scheme, from), readPin(scheme, to)];
    join(`${a.part}.${a.id}`, `${b.part}.${b.id}`);
  }
  return root;
}

export function positionsOfScheme(scheme: Scheme): readonly string[] {
  for (const part of Object.values(scheme.parts))
    if (part.part === 'switch') return SWITCH_KINDS[part.kind].positions.map(({ name }) => name);
  return [];
}

/** All coils of a scheme, with the pins of their start and finish. */
export function coilsIn(scheme: Scheme) {
  return Object.entries(scheme.parts).flatMap(([pickup, part]) =>
    part.part === 'pickup'
      ? (part.coils ?? coilsOf(part.kind, part.turned)).map((coil, index) => ({
          pickup,
          coil,
          start: `${pickup}.${index + 1}s`,
          finish: `${pickup}.${index + 1}f`,
        }))
      : [],
  );
}
