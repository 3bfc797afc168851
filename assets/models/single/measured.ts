import { makeBox, type Shape3D } from 'replicad';
import { boundsOf, meshOf } from '../mesh.ts';
import type { Part } from '../part.ts';

/**
 * Figures taken from the finished geometry, not from the numbers it was built with, mm: spread of the poles, height of
 * each pole (bass side first), and under a cover its walls, how far each pole stands out, the least gap between poles
 * and cover, and between winding and cover.
 */
export function measuredOn(parts: readonly Part[]): Record<string, number> {
  const poles = parts
    .filter(({ slot, name }) => slot === 'pole' || name === 'pole-screw')
    .flatMap((part) => {
      const { max } = boundsOf(meshOf(part));
      return (part.places ?? [[0, 0, 0] as const]).map((place) => ({ part, place, top: place[2] + max[2] }));
    })
    .sort((a, b) => a.place[0] - b.place[0]);
  const xs = poles.map(({ place }) => place[0]);
  const figures = {
    poles: poles.length,
    poleSpread: Math.max(...xs) - Math.min(...xs),
    ...numbered('poleTop', poles, ({ top }) => top),
  };
  const cover = parts.find(({ name }) => name === 'cover');
  if (cover?.shape.kind !== 'solid') return rounded(figures);
  const solid = cover.shape.solid;
  const coverTop = boundsOf(meshOf(cover)).max[2];
  // A cover placed more than once is measured where it is first.
  const [dx, dy] = cover.places?.[0] ?? [0, 0];
  const [wallX, wallY] = [thickness(solid, 0, coverTop * 0.55), thickness(solid, 1, coverTop * 0.55)];
  const winding = parts.find(({ slot }) => slot === 'coil');
  const gap = winding ? windingGap(winding, solid, coverTop * 0.55) : undefined;
  const rim = meshOf(cover).positions;
  const clearances = poles
    .filter(({ top }) => top > coverTop)
    .map(({ part, place: [x, y] }) => {
      const wide = boundsOf(meshOf(part)).max[0];
      return nearest(rim, x - dx, y - dy, coverTop) - wide;
    })
    // Poles of the other half are far from the first one's cover.
    .filter((gap) => gap < 5);
  return rounded({
    ...figures,
    coverTop,
    wallEnd: wallX.wall,
    wallSide: wallY.wall,
    ...(gap !== undefined && { windingGap: gap }),
    ...numbered('standOut', poles, ({ top }) => top - coverTop),
    ...(clearances.length > 0 && { poleClearance: Math.min(...clearances) }),
  });
}

/** Thickness of the wall on the positive side of an axis at a height, and its start, seen from the middle. */
function thickness(solid: Shape3D, axis: 0 | 1, z: number): { wall: number; from: number } {
  // Off the middle, where tabs, ears and the holes for leads are.
  const aside = axis === 0 ? 0.5 : 9;
  const probe =
    axis === 0
      ? makeBox([2, aside - 0.05, z - 0.05], [200, aside + 0.05, z + 0.05])
      : makeBox([aside - 0.05, 2, z - 0.05], [aside + 0.05, 200, z + 0.05]);
  const [min, max] = solid.clone().intersect(probe).boundingBox.bounds;
  return { wall: max[axis] - min[axis], from: min[axis] };
}

/** Room between the winding's widest turn and the wall beside it. */
function windingGap(winding: Part, cover: Shape3D, z: number): number {
  const { max } = boundsOf(meshOf(winding));
  return Math.min(...([0, 1] as const).map((axis) => thickness(cover, axis, z).from - max[axis]));
}

/** Distance of the cover's face from an axis: corners of the triangles round an opening are on its edge. */
function nearest(corners: Float32Array, x: number, y: number, top: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < corners.length; i += 3) {
    const [cx = 0, cy = 0, cz = 0] = corners.subarray(i, i + 3);
    if (cz > top - 1) least = Math.min(least, Math.hypot(cx - x, cy - y));
  }
  return least;
}

function numbered<T>(name: string, items: readonly T[], value: (item: T) => number): Record<string, number> {
  return Object.fromEntries(items.map((item, i) => [`${name}${i + 1}`, value(item)]));
}

/** To 0.01 mm. */
function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([key, mm]) => [key, Math.round(mm * 100) / 100]));
}
