import { drawRoundedRectangle, makeBox, type Shape3D } from 'replicad';
import { tubeMesh } from '../cable.ts';
import { cutAll, fillet, fuseAll, slab } from '../kernel.ts';
import type { Part, PickupModel } from '../part.ts';
import { bobbinHeight, FIBRE, rodBobbin } from './bobbin.ts';
import { lead, ON_TABLE } from './leads.ts';
import { measuredOn } from './measured.ts';
import { bothSides, outline } from './outline.ts';
import { evenly } from './rods.ts';

/**
 * Telecaster neck pickup. Rods all alike (StewMac, instructions of the single-coil kit), 52 mm from E to e (Axesrus,
 * "Single Coil Pickup Flatwork"); winding 10 mm high, as the shop's tone model has it. Cover of drawn nickel silver,
 * 0.6 mm, held by two tabs that are bent under the flatwork (Axesrus, "Telecaster Neck pickups and Covers"); its
 * measures typical, measured on no particular part. mm.
 */
const SIZE = {
  poleSpacing: 52,
  mountingSpacing: 75.4,
  coverLength: 69.9,
  coverWidth: 17.5,
  sheet: 0.6,
  /** Air between upper flatwork and cover, filled with wax. */
  gap: 0.3,
  flatworkLength: 82,
  earWidth: 11,
  winding: 10,
  build: 3.9,
  tab: { x: 0, width: 6, length: 3.4 },
} as const;

export function telecasterNeck(): PickupModel {
  const tall = bobbinHeight(SIZE.winding);
  const top = tall + SIZE.gap + SIZE.sheet;
  const bobbin = rodBobbin({
    rods: evenly(6, SIZE.poleSpacing).map((x) => ({ x, length: tall })),
    z: 0,
    winding: SIZE.winding,
    build: SIZE.build,
    lower: outline(
      bothSides([
        [31, -SIZE.coverWidth / 2, 6],
        [36.2, -SIZE.earWidth / 2, 2],
        [SIZE.flatworkLength / 2, -SIZE.earWidth / 2, 4.1],
        [SIZE.flatworkLength / 2, SIZE.earWidth / 2, 4.1],
        [36.2, SIZE.earWidth / 2, 2],
        [31, SIZE.coverWidth / 2, 6],
      ]),
    ),
    upper: drawRoundedRectangle(64.6, 13.8, 6.89),
    slot: 'bobbin',
    holes: [-1, 1].map((side) => [(side * SIZE.mountingSpacing) / 2, 0, 1.6] as const),
    eyelets: EYELETS,
    lift: { coil: 0, rods: 22, upper: 38 },
  });
  const notched = bobbin.map((part) => (part.name === 'flatwork-lower' ? withNotches(part) : part));
  const parts = [...notched, cover(top), ...leads()];
  return {
    id: 'telecaster-neck',
    name: 'Telecaster, neck',
    parts,
    measured: measuredOn(parts),
    dimensions: {
      coverLength: SIZE.coverLength,
      coverWidth: SIZE.coverWidth,
      flatworkLength: SIZE.flatworkLength,
      mountingSpacing: SIZE.mountingSpacing,
      poleSpacing: SIZE.poleSpacing,
      /** Tabs included. */
      coverHeight: Math.round((top + SIZE.sheet) * 100) / 100,
      height: Math.round((top + SIZE.sheet) * 100) / 100,
      wall: SIZE.sheet,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((i) => [`rod${i}`, tall])),
    },
  };
}

/** The tabs lie in notches, flush with the flatwork's edge. */
function withNotches(part: Part): Part {
  if (part.shape.kind !== 'solid') return part;
  const { x, width } = SIZE.tab;
  const half = SIZE.coverWidth / 2;
  const notches = [-1, 1].map((side) =>
    makeBox(
      [x - width / 2 - 0.3, side > 0 ? half - SIZE.sheet : -half - 1, -1],
      [x + width / 2 + 0.3, side > 0 ? half + 1 : -half + SIZE.sheet, FIBRE.lower + 1],
    ),
  );
  return { ...part, shape: { kind: 'solid', solid: cutAll(part.name, part.shape.solid, notches) } };
}

/** Drawn sheet, open below, with a tab on either long side bent under the flatwork. */
function cover(top: number): Part {
  const { coverLength: length, coverWidth: width, sheet, tab } = SIZE;
  const foot = FIBRE.lower;
  let shell = slab(length, width, width / 2 - 0.01, foot, top - foot);
  shell = fillet('cover', shell, 2, (edges) => edges.inPlane('XY', top));
  let inside = slab(
    length - 2 * sheet,
    width - 2 * sheet,
    width / 2 - sheet - 0.01,
    foot - 5,
    top - sheet - foot + 5,
  );
  inside = fillet('cover, inside', inside, 1.4, (edges) => edges.inPlane('XY', top - sheet));
  shell = cutAll('cover', shell, [inside]);
  const tabs = [-1, 1].map((side): Shape3D => {
    const outer = (side * width) / 2;
    const leg = makeBox(
      [tab.x - tab.width / 2, outer - side * sheet, -sheet],
      [tab.x + tab.width / 2, outer, foot + 0.5],
    );
    const under = makeBox(
      [tab.x - tab.width / 2, outer - side * tab.length, -sheet],
      [tab.x + tab.width / 2, outer - side * sheet, -0.01],
    );
    const bent = fuseAll('cover', leg, [under]);
    return fillet('cover tab', bent, 0.5, (edges) =>
      edges.inDirection('X').containsPoint([tab.x, outer, -sheet]),
    );
  });
  return {
    name: 'cover',
    slot: 'cover',
    shape: { kind: 'solid', solid: fuseAll('cover', shell, tabs) },
    angle: 0.25,
    explode: { by: [0, 0, 54], label: 'Cover, nickel silver' },
  };
}

/** On the ears, beyond the cover. */
const EYELETS = [
  [36.6, -3.2],
  [36.6, 3.2],
] as const;

/** Two leads, and the bare jumper that ties the cover to ground. */
function leads(): Part[] {
  const z = FIBRE.lower;
  // The pickup is on its tabs.
  const table = ON_TABLE - SIZE.sheet;
  return [
    ...lead('lead-hot', [
      [36.6, -3.2, z + 0.9],
      [38, -4.2, z + 1.9],
      [42, -8, table + 0.5],
      [50, -12.5, table],
      [62, -14, table],
      [78, -10.5, table],
    ]),
    ...lead('lead-ground', [
      [36.6, 3.2, z + 0.9],
      [38.6, 3, z + 2],
      [43.5, 1, table + 0.5],
      [54, -2.5, table],
      [66, -4, table],
      [77, -1.5, table],
    ]),
    {
      name: 'jumper',
      slot: 'shield',
      shape: {
        kind: 'mesh',
        mesh: tubeMesh(
          [
            [36.6, 3.6, z + 0.7],
            [35.6, 4.9, z + 1],
            [33.6, 6, z + 1.7],
            [32.2, 6.25, z + 2.4],
          ],
          0.35,
          { sides: 8, steps: 4 },
        ),
      },
      notDrawn: true,
    },
  ];
}
