import type { Bundle, Position } from '#domain/products/pickup-types.ts';

/** The pickups in a bundle. A split coil has no position of its own and comes as a whole. */
export function windingsInBundle<Winding extends { readonly position: Position }>(
  windings: readonly Winding[],
  bundle: Bundle,
): readonly Winding[] {
  if (bundle === 'SET') return windings;
  return windings.filter(({ position }) => position === bundle.toLowerCase());
}
