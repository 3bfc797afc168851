import { drawRoundedRectangle, makeCylinder, type Shape3D } from 'replicad';
import { type ScrewSize, screw } from '../fasteners.ts';
import { cutAll, extrude, fillet } from '../kernel.ts';
import type { Part, PickupModel } from '../part.ts';
import { bobbinHeight, FIBRE, rodBobbin, windingOf } from './bobbin.ts';
import { lead, ON_TABLE } from './leads.ts';
import { measuredOn } from './measured.ts';
import { type Corner, outline } from './outline.ts';
import { evenly, hole } from './rods.ts';
import { stringWrap } from './string-wrap.ts';

/**
 * Telecaster bridge pickup. Winding 11.5 mm high round a core of 127 mm, as the shop's tone model has it, which gives
 * poles 54.8 mm apart: the strings run wider here. Elevator plate of copper-plated steel and three mounting screws as
 * in Axesrus' parts kit for the bridge position; outlines typical, measured on no particular part. mm.
 */
const SIZE = {
  poleSpacing: 54.8,
  mountingSpacing: 66,
  mountingDepth: 19.8,
  plate: 1,
  plateLength: 75.6,
  winding: 11.5,
  build: 4.2,
  wrap: { turns: 10 },
} as const;

/** D and G stand on longer rods, the other four are alike (StewMac, instructions of the single-coil kit). mm */
const RODS = [16, 16, 17, 17, 16, 16] as const;

/** Three screws: two beside the treble and bass ends on the neck's side, one behind the middle on the bridge's. */
const MOUNTS = [
  [-SIZE.mountingSpacing / 2, 7.2],
  [SIZE.mountingSpacing / 2, 7.2],
  [0, 7.2 - SIZE.mountingDepth],
] as const;

export function telecasterBridge(): PickupModel {
  const xs = evenly(6, SIZE.poleSpacing);
  const rods = xs.map((x, i) => ({ x, length: RODS[i] ?? 16 }));
  const base = SIZE.plate;
  const bobbin = rodBobbin({
    rods,
    z: base,
    winding: SIZE.winding,
    build: SIZE.build,
    lower: outline(plan(0.5)),
    upper: drawRoundedRectangle(70, 15.8, 7.89),
    slot: 'bobbin',
    holes: MOUNTS.map(([x, y]) => [x, y, 1.9] as const),
    eyelets: EYELETS,
    lift: { coil: 0, rods: 24, upper: 44 },
  });
  const { outer } = windingOf(rods, SIZE.build);
  const wound = [base + FIBRE.lower, base + FIBRE.lower + SIZE.winding] as const;
  const wrapped = { length: outer.length + 0.5, width: outer.width + 0.5, radius: outer.radius + 0.25 };
  const top = base + bobbinHeight(SIZE.winding);
  const parts: Part[] = [
    plate(),
    ...bobbin,
    {
      name: 'string',
      slot: 'tape',
      shape: { kind: 'mesh', mesh: stringWrap(wrapped, wound, SIZE.wrap.turns) },
      notDrawn: true,
      explode: { by: [0, 0, 0], label: 'String' },
    },
    {
      name: 'mounting-screw',
      slot: 'screw',
      shape: { kind: 'solid', solid: screw(MOUNTING_SCREW) },
      places: MOUNTS.map(([x, y]) => [x, y, base + FIBRE.lower + TUBING.length] as const),
      turns: [24, -51, 10],
      explode: { by: [0, 0, 30], label: 'Mounting screws' },
    },
    {
      name: 'tubing',
      slot: 'cable',
      shape: { kind: 'solid', solid: tubing() },
      places: MOUNTS.map(([x, y]) => [x, y, base + FIBRE.lower] as const),
      explode: { by: [0, 0, 18], label: 'Rubber tubing' },
    },
    ...leads(),
  ];
  return {
    id: 'telecaster-bridge',
    name: 'Telecaster, bridge',
    parts,
    measured: measuredOn(parts),
    dimensions: {
      plateLength: SIZE.plateLength,
      plateDepth: PLATE_DEPTH,
      poleSpacing: SIZE.poleSpacing,
      mountingSpacing: SIZE.mountingSpacing,
      mountingDepth: SIZE.mountingDepth,
      bobbinLength: 70,
      bobbinWidth: 15.8,
      bobbinHeight: Math.round(top * 100) / 100,
      height: base + Math.max(...RODS),
      wall: SIZE.plate,
      ...Object.fromEntries(RODS.map((length, i) => [`rod${i + 1}`, length])),
      ...Object.fromEntries(
        RODS.map((length, i) => [`stagger${i + 1}`, Math.round((base + length - top) * 100) / 100]),
      ),
    },
  };
}

const EDGE = { neck: 11.6, bridge: -17.4 } as const;
const PLATE_DEPTH = EDGE.neck - EDGE.bridge;

/** Outline of the plate, or of the flatwork on it, which is `inset` mm smaller. */
function plan(inset: number): Corner[] {
  const half = SIZE.plateLength / 2 - inset;
  const neck = EDGE.neck - inset;
  const bridge = EDGE.bridge + inset;
  const right: Corner[] = [
    [6.5 - inset * 0.4, bridge, 5],
    [27, -10.6 + inset, 7],
    [half, -5.5 + inset * 0.5, 5],
    [half, neck, 5],
  ];
  return [...right, ...right.map(([x, y, r]): Corner => [-x, y, r]).reverse()];
}

/** Elevator plate; the mounting screws are turned into it. */
function plate(): Part {
  const body = fillet('plate', extrude(outline(plan(0)), 0, SIZE.plate), 0.25, (edges) =>
    edges.inPlane('XY', 0),
  );
  const solid = cutAll('plate', body, [
    ...MOUNTS.map(([x, y]) => hole(x, y, 1.75, -1, 3)),
    ...EYELETS.map(([x, y]) => hole(x, y, 1.9, -1, 3)),
  ]);
  return {
    name: 'plate',
    slot: 'plate',
    shape: { kind: 'solid', solid },
    explode: { by: [0, 0, -16], label: 'Elevator plate' },
  };
}

/** 6–32 UNC × 5/16 in pan head (thread 3.5 mm, ASME B18.6.3). */
const MOUNTING_SCREW: ScrewSize = {
  headRadius: 3.2,
  headHeight: 0.9,
  dome: 1.1,
  radius: 1.73,
  pitch: 0.794,
  length: 7.94,
  plain: 3,
  slotWidth: 0.9,
  slotDepth: 1.1,
};

/** Rubber tubing that carries the pickup's weight between bridge plate and flatwork; the screw ends flush with z = 0. */
const TUBING = { length: MOUNTING_SCREW.length - SIZE.plate - FIBRE.lower, outer: 2.8, inner: 1.75 } as const;

function tubing(): Shape3D {
  const tube = makeCylinder(TUBING.outer, TUBING.length);
  return cutAll('tubing', tube, [hole(0, 0, TUBING.inner, -1, TUBING.length + 2)]);
}

/** On the free part of the lower flatwork, towards the bridge. */
const EYELETS = [
  [12, -11.1],
  [-12, -11.1],
] as const;

function leads(): Part[] {
  const z = SIZE.plate + FIBRE.lower;
  return [
    ...lead('lead-hot', [
      [12, -11.1, z + 0.9],
      [12.6, -13.2, z + 2],
      [17, -18, ON_TABLE + 0.5],
      [30, -23.5, ON_TABLE],
      [48, -22, ON_TABLE],
      [64, -17, ON_TABLE],
      [78, -16, ON_TABLE],
    ]),
    ...lead('lead-ground', [
      [-12, -11.1, z + 0.9],
      [-12.2, -13.6, z + 2.1],
      [-8, -20, ON_TABLE + 0.6],
      [10, -27, ON_TABLE],
      [36, -29, ON_TABLE],
      [60, -24, ON_TABLE],
      [79, -24.5, ON_TABLE],
    ]),
  ];
}
