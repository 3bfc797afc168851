import { arcSlot, circle, distance, type Outline, type Point } from './outline.ts';

/** The face of a cover that a pattern is drawn on, mm. */
export interface Face {
  /** Middle of each pole screw along x, and how far one is from the next. */
  readonly columns: readonly number[];
  readonly pitch: number;
  /** Middle of the screws along y: −9.2 on a humbucker, 0 on a humbucker-sized P90. */
  readonly row: number;
  /** Half the length and width of the field that openings keep to; 2 mm inside the flat of the face. */
  readonly half: readonly [number, number];
}

/** Openings of a cover. Each screw's head must lie in one of them. */
export type Pattern = (face: Face) => readonly Outline[];

/** Radius of the hole over a screw: its head is 2.5. */
export const HOLE = 2.75;
/** Least metal between openings that patterns plan with; the rule is 1.2. */
export const BRIDGE = 1.35;

/** One round hole over each screw. */
export function screwHoles({ columns, row }: Face, radius = HOLE): Outline[] {
  return columns.map((x) => circle([x, row], radius));
}

/** True if a slot of `width` about `point` is clear of the screw holes and inside the field. */
export function isFree(face: Face, [x, y]: Point, width: number, clear = BRIDGE): boolean {
  const [hx, hy] = face.half;
  const half = width / 2;
  if (Math.abs(x) > hx - half || Math.abs(y) > hy - half) return false;
  return face.columns.every((column) => distance([x, y], [column, face.row]) >= HOLE + clear + half);
}

/**
 * Slots along a circle wherever `allowed`, in pieces of at least `shortest` mm. Some of it must be forbidden: a whole
 * ring would fall out.
 */
export function arcsWhere(
  centre: Point,
  radius: number,
  width: number,
  allowed: (point: Point) => boolean,
  shortest = 3,
): Outline[] {
  const steps = Math.max(90, Math.ceil(radius * 40));
  const angle = (i: number) => (2 * Math.PI * i) / steps;
  const free = Array.from({ length: steps }, (_, i) =>
    allowed([centre[0] + radius * Math.cos(angle(i)), centre[1] + radius * Math.sin(angle(i))]),
  );
  const gap = free.indexOf(false);
  if (gap < 0) throw new Error(`A ring of ${radius} mm has no bridge`);
  const slots: Outline[] = [];
  let first = -1;
  for (let i = gap; i <= gap + steps; i++) {
    const open = free[i % steps] ?? false;
    if (open && first < 0) first = i;
    if (open || first < 0) continue;
    const [from, to] = [angle(first), angle(i - 1)];
    if ((to - from) * radius >= shortest) slots.push(arcSlot(centre, radius, width, from, to));
    first = -1;
  }
  return slots;
}
