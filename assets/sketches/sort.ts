import type { Vec3 } from './camera.ts';
import type { Box } from './parts.ts';

/** Parts that touch count as apart, mm. */
const TOUCH = 1e-3;

/**
 * Whether `a` must be drawn before `b`: some plane between the boxes has `b` on the viewer's side, and none has `a`
 * there. Two boxes with planes both ways cannot hide each other.
 */
export function isBehind(a: Box, b: Box, toward: Vec3): boolean {
  let behind = false;
  for (const axis of [0, 1, 2] as const) {
    const facing = toward[axis];
    if (Math.abs(facing) < 1e-6) continue;
    const aBelow = a.max[axis] <= b.min[axis] + TOUCH;
    const bBelow = b.max[axis] <= a.min[axis] + TOUCH;
    if (facing > 0 ? bBelow : aBelow) return false;
    if (facing > 0 ? aBelow : bBelow) behind = true;
  }
  return behind;
}

/** Drawing order (indices, farthest first) of boxes for a view direction; ties keep the given order. */
export function paintOrder(boxes: readonly Box[], toward: Vec3): number[] {
  const waitsFor = boxes.map((box) => boxes.map((other) => other !== box && isBehind(other, box, toward)));
  const left = new Set(boxes.keys());
  const order: number[] = [];
  while (left.size > 0) {
    // A cycle is possible with three or more boxes; then the part given first goes first.
    const free = [...left].find((i) => ![...left].some((j) => waitsFor[i]?.[j])) ?? ([...left][0] as number);
    left.delete(free);
    order.push(free);
  }
  return order;
}
