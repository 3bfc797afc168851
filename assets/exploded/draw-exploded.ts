import { type Point, type Stroke, simplify } from '../drawings/project.ts';
import { type Bounds, outlines } from '../drawings/strokes.ts';
import { boundsOf as cornersOf, meshOf } from '../models/mesh.ts';
import type { Part, PickupModel } from '../models/part.ts';
import type { ExplodedSpec } from './exploded-specs.ts';
import { hull } from './hull.ts';
import type { StackedItem } from './stack.ts';

interface DrawnItem extends StackedItem {
  readonly strokes: readonly Stroke[];
  readonly bounds: Bounds;
}

/** Width of a sheet in its units; numbers stand in the strip at its left, this far apart at least. */
const SHEET = { width: 400, numbers: 34, margin: 6, apart: 20 } as const;

/** Position of an item on the sheet, in its units, and the size of one of its parts, mm. */
interface ItemRecord {
  readonly id: string;
  readonly name: string;
  /** Number of equal parts. */
  readonly count: number;
  /** Length, width and height of one as it was drawn, of the largest where they differ, mm. */
  readonly size: readonly number[];
  readonly varies?: true;
  /** Outline to point at, in the order of a polygon. */
  readonly hull: readonly Point[];
  /** Start of its leader, and place of its number. */
  readonly tip: Point;
  readonly number: Point;
}

/** Data of a sheet for pages. */
export interface ExplodedRecord {
  readonly slug: string;
  /** Caption of the CAD model. */
  readonly model: string;
  readonly width: number;
  readonly height: number;
  readonly items: readonly ItemRecord[];
}

/** The sheet: a group an item, whose lines take their colour from whoever shows it. */
export function drawExploded(
  { slug }: ExplodedSpec,
  model: PickupModel,
  drawn: readonly DrawnItem[],
): { svg: string; record: ExplodedRecord } {
  const left = Math.min(...drawn.map(({ bounds }) => bounds.min[0]));
  const right = Math.max(...drawn.map(({ bounds }) => bounds.max[0]));
  const top = Math.max(...drawn.map(({ bounds }) => bounds.max[1]));
  const bottom = Math.min(...drawn.map(({ bounds }) => bounds.min[1]));
  const scale = (SHEET.width - SHEET.numbers - 2 * SHEET.margin) / (right - left);
  const put = ([x, y]: Point): Point => [
    SHEET.numbers + SHEET.margin + (x - left) * scale,
    SHEET.margin + (top - y) * scale,
  ];
  const height = Math.ceil((top - bottom) * scale + 2 * SHEET.margin);
  const groups = drawn.map(({ id, strokes, bounds }) => {
    const [, d] = /d="([^"]*)"/.exec(outlines({ strokes: strokes.map(coarser), bounds, put, scale })) ?? [];
    return `<path id="${id}" d="${d}"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${height}" fill="none" stroke="#0F1211" ` +
    `stroke-width=".6" stroke-linecap="round" stroke-linejoin="round">${groups.join('')}</svg>\n`;
  const tips = drawn.map(({ strokes }) => farthestLeft(strokes).map(put)[0] as Point);
  const levels = spread(
    tips.map(([, y]) => y),
    height,
  );
  const items = drawn.map((item, index): ItemRecord => {
    const parts = item.found.map(({ part }) => part).filter(({ name }) => item.parts.includes(name));
    const sizes = parts.map((part) => sizeOf(part));
    const size = [0, 1, 2].map((axis) => Math.max(...sizes.map((mm) => mm[axis] ?? 0)));
    return {
      id: item.id,
      name: item.name,
      count: parts.reduce((sum, { places }) => sum + (places?.length ?? 1), 0),
      size,
      ...(sizes.some((mm) => mm.some((value, axis) => value !== size[axis])) && { varies: true }),
      hull: hull(pointsOf(item.strokes)).map(put).map(rounded),
      tip: rounded(tips[index] as Point),
      number: rounded([SHEET.numbers / 2, levels[index] ?? 0]),
    };
  });
  return { svg, record: { slug, model: model.name, width: SHEET.width, height, items } };
}

function sizeOf(part: Part): number[] {
  const { min, max } = cornersOf(meshOf(part));
  return max.map((value, axis) => Math.round((value - min[axis as 0 | 1 | 2]) * 10) / 10);
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Tolerance of curves, mm: threads are most of a sheet's size, and it is shown small. */
const FLAT = 0.04;

const coarser = (drawn: Stroke): Stroke =>
  drawn.kind === 'curve' ? { kind: 'curve', points: simplify(drawn.points, FLAT) } : drawn;

/** Corners of strokes; of circles and arcs, points all round. */
function pointsOf(strokes: readonly Stroke[]): Point[] {
  return strokes.flatMap((drawn) => {
    switch (drawn.kind) {
      case 'curve':
        return [...drawn.points];
      case 'circle':
        return Array.from({ length: 12 }, (_, i): Point => {
          const turn = (i * Math.PI) / 6;
          return [
            drawn.centre[0] + drawn.radius * Math.cos(turn),
            drawn.centre[1] + drawn.radius * Math.sin(turn),
          ];
        });
      default:
        return [drawn.from, drawn.to];
    }
  });
}

function farthestLeft(strokes: readonly Stroke[]): Point[] {
  return pointsOf(strokes).sort((a, b) => a[0] - b[0]);
}

/** Heights in the same order, moved so that no two are closer than a number needs. */
function spread(wanted: readonly number[], height: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let least = SHEET.apart / 2;
  for (const one of order) {
    one.y = Math.max(one.y, least);
    least = one.y + SHEET.apart;
  }
  let most = height - SHEET.apart / 2;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, most);
    most = one.y - SHEET.apart;
  }
  return order.sort((a, b) => a.index - b.index).map(({ y }) => y);
}
