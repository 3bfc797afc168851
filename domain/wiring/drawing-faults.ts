import { cornersOf, PICKUP_SIZES, POT_RADIUS, pinsOf, readPin, SWITCH_SIZES } from './pins.ts';
import type { Scheme, SchemePart, SchemePoint } from './scheme.ts';

export const SHEET_WIDTH = 1328;
/** Least distance of parallel wires that keeps their white outline. */
const APART = 13;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Area of a part; undefined for a mere end of a wire. */
function boxOf(part: SchemePart): Box | undefined {
  const [x, y] = part.at;
  const around = (r: number) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r });
  switch (part.part) {
    case 'pickup': {
      const { width, height } = PICKUP_SIZES[part.kind];
      return { left: x, top: y, right: x + width, bottom: y + height };
    }
    case 'switch': {
      const { width, height } = SWITCH_SIZES[part.kind];
      return { left: x, top: y, right: x + width, bottom: y + height };
    }
    case 'pot':
      return { ...around(POT_RADIUS), left: x - 70 };
    case 'jack':
      return around(34);
    case 'cap':
    case 'tape':
    case 'strings':
      return undefined;
  }
}

interface Run {
  readonly wire: number;
  readonly parts: readonly string[];
  readonly a: SchemePoint;
  readonly b: SchemePoint;
}

const isAlong = (axis: 0 | 1, { a, b }: Run) => a[1 - axis] === b[1 - axis];
const level = (axis: 0 | 1, { a }: Run) => (axis === 0 ? a[1] : a[0]);
const span = (axis: 0 | 1, { a, b }: Run) =>
  [Math.min(a[axis], b[axis]), Math.max(a[axis], b[axis])] as const;

/** Misleading details of a sheet, in sentences: slanted wires, wires over wires, lugs or parts. */
export function drawingFaults(scheme: Scheme): string[] {
  const faults: string[] = [];
  const name = (wire: number) => `${scheme.wires[wire]?.from} – ${scheme.wires[wire]?.to}`;
  const runs: Run[] = scheme.wires.flatMap((wire, index) => {
    const corners = cornersOf(scheme, wire);
    const parts = [readPin(scheme, wire.from).part, readPin(scheme, wire.to).part];
    return corners.flatMap((a, corner) => {
      const b = corners[corner + 1];
      return b ? [{ wire: index, parts, a, b }] : [];
    });
  });
  for (const run of runs) {
    const { a, b, wire, parts } = run;
    if (a[0] !== b[0] && a[1] !== b[1]) faults.push(`${name(wire)} slants from ${a} to ${b}`);
    for (const [x, y] of [a, b])
      if (x < 0 || y < 0 || x > SHEET_WIDTH || y > scheme.height)
        faults.push(`${name(wire)} leaves the sheet`);
    for (const [id, part] of Object.entries(scheme.parts)) {
      const box = boxOf(part);
      const [left, right, top, bottom] = [...span(0, run), ...span(1, run)];
      const covers = box && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      if (covers && !parts.includes(id)) faults.push(`${name(wire)} runs over ${id}`);
      for (const [pin, [x, y]] of Object.entries(pinsOf(part))) {
        const isOwnPin = [scheme.wires[wire]?.from, scheme.wires[wire]?.to].includes(`${id}.${pin}`);
        if (!isOwnPin && x >= left && x <= right && y >= top && y <= bottom)
          faults.push(`${name(wire)} runs over ${id}.${pin}`);
      }
    }
  }
  runs.forEach((one, index) => {
    for (const other of runs.slice(index + 1)) {
      if (one.wire === other.wire) continue;
      for (const axis of [0, 1] as const) {
        if (!isAlong(axis, one) || !isAlong(axis, other)) continue;
        const [[from, to], [start, end]] = [span(axis, one), span(axis, other)];
        const near = Math.abs(level(axis, one) - level(axis, other)) < APART;
        if (near && Math.min(to, end) > Math.max(from, start))
          faults.push(`${name(one.wire)} lies upon ${name(other.wire)}`);
      }
    }
  });
  return faults;
}
