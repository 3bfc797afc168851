import { makeCylinder } from 'replicad';
import { MAGNET, PLATE, ROW } from '../humbucker-dimensions.ts';
import { cutAll, fillet, slab } from '../kernel.ts';
import type { Part } from '../part.ts';

/** Everything in this layer is on the baseplate and moves together. */
const LIFT = 7;

/** A bar magnet, cast or pressed, as it comes: corners hardly broken. */
export function barMagnet(name: string, y: number, label: string): Part {
  const { length, width, height } = MAGNET;
  const bar = fillet(name, slab(length, width, 0.5, PLATE.thickness, height), 0.3, (edges) =>
    edges.inPlane('XY', PLATE.thickness + height),
  );
  return {
    name,
    slot: 'magnet',
    shape: { kind: 'solid', solid: bar.translateY(y) },
    angle: 0.9,
    explode: { by: [0, Math.sign(y) * 6, LIFT], label },
  };
}

/** Mild-steel bar between magnet and pole screws, drilled for them; `width` in mm. */
export function keeperBar(columns: readonly number[], y: number, width: number): Part {
  const holes = columns.map((x) => makeCylinder(1.62, 6, [x, 0, 0], [0, 0, 1]));
  const solid = cutAll('keeper', slab(56.4, width, 0.4, PLATE.thickness, MAGNET.height), holes);
  return {
    name: 'keeper',
    slot: 'keeper',
    shape: { kind: 'solid', solid: solid.translateY(y) },
    explode: { by: [0, Math.sign(y) * 9, LIFT], label: 'Keeper bar' },
  };
}

/** Maple strip beside the slugs, which keeps the bobbin level. */
export function spacer(): Part {
  const solid = slab(56, 3.2, 0.2, PLATE.thickness, MAGNET.height).translateY(ROW + 4.4);
  return {
    name: 'spacer',
    slot: 'spacer',
    shape: { kind: 'solid', solid },
    explode: { by: [0, 9, LIFT], label: 'Maple spacer' },
  };
}
