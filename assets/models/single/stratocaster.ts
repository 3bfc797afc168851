import { drawRoundedRectangle, type Shape3D } from 'replicad';
import { cutAll, fillet, slab } from '../kernel.ts';
import type { Part, PickupModel } from '../part.ts';
import { bobbinHeight, FIBRE, rodBobbin } from './bobbin.ts';
import { lead, ON_TABLE } from './leads.ts';
import { measuredOn } from './measured.ts';
import { bothSides, outline } from './outline.ts';
import { evenly, ROD, softHole } from './rods.ts';

export type StratocasterPosition = 'neck' | 'middle' | 'bridge';

/**
 * Stratocaster pickup. Poles 52 mm apart from E to e on all three, as Fender has always made them and as covers and
 * flatwork are sold (Axesrus, "Single Coil Pickup Flatwork"). Mounting screws 76.5 mm apart (nickzoic/models3d,
 * music/pickup.scad). Winding 11.1 mm high, as the shop's tone model has it. Cover and flatwork: typical, measured on
 * no particular part. mm.
 */
const SIZE = {
  poleSpacing: 52,
  mountingSpacing: 76.5,
  mountingHole: 1.7,
  coverLength: 69.9,
  coverWidth: 18.2,
  wall: 1.5,
  flatworkLength: 83.4,
  flatworkWidth: 23.4,
  winding: 11.1,
  build: 4.1,
} as const;

/**
 * Length of each rod, low E first, mm. D and G are the longest, B is the shortest, the rest are alike (StewMac,
 * instructions of the single-coil kit): the stagger of 1956, made for a wound G. All three positions have it, since
 * all three see the same strings.
 */
const STAGGER: Record<StratocasterPosition, readonly number[]> = {
  neck: [17, 17, 18, 18, 16, 17],
  middle: [17, 17, 18, 18, 16, 17],
  bridge: [17, 17, 18, 18, 16, 17],
};

export function stratocaster(position: StratocasterPosition): PickupModel {
  const xs = evenly(6, SIZE.poleSpacing);
  const lengths = STAGGER[position];
  const rods = xs.map((x, i) => ({ x, length: lengths[i] ?? ROD.length }));
  const top = bobbinHeight(SIZE.winding) + SIZE.wall;
  const mounts = [-1, 1].map((side) => [(side * SIZE.mountingSpacing) / 2, 0, SIZE.mountingHole] as const);
  const bobbin = rodBobbin({
    rods,
    z: 0,
    winding: SIZE.winding,
    build: SIZE.build,
    lower: outline(
      bothSides([
        [27, -SIZE.flatworkWidth / 2, 5],
        [SIZE.flatworkLength / 2, -4.4, 4.2],
        [SIZE.flatworkLength / 2, 4.4, 4.2],
        [27, SIZE.flatworkWidth / 2, 5],
      ]),
    ),
    upper: drawRoundedRectangle(65.2, 14.2, 7.09),
    slot: 'flatwork',
    holes: mounts,
    eyelets: EYELETS,
    lift: { coil: 0, rods: 22, upper: 42 },
  });
  const parts = [...bobbin, cover(xs, top), ...leads(position)];
  return {
    id: `stratocaster-${position}`,
    name: `Stratocaster, ${position}`,
    parts,
    measured: measuredOn(parts),
    dimensions: {
      coverLength: SIZE.coverLength,
      coverWidth: SIZE.coverWidth,
      flatworkLength: SIZE.flatworkLength,
      flatworkWidth: SIZE.flatworkWidth,
      mountingSpacing: SIZE.mountingSpacing,
      poleSpacing: SIZE.poleSpacing,
      coverHeight: round(top - FIBRE.lower),
      height: ROD.length,
      wall: SIZE.wall,
      ...Object.fromEntries(lengths.map((length, i) => [`rod${i + 1}`, length])),
      ...Object.fromEntries(lengths.map((length, i) => [`stagger${i + 1}`, round(length - top)])),
    },
  };
}

/** Moulded cover that is on the lower flatwork; wall and top equally thick. */
function cover(xs: readonly number[], top: number): Part {
  const { coverLength: length, coverWidth: width, wall } = SIZE;
  const foot = FIBRE.lower;
  let body = slab(length, width, width / 2 - 0.01, foot, top - foot);
  body = fillet('cover', body, 1.4, (edges) => edges.inPlane('XY', top));
  const inside = slab(
    length - 2 * wall,
    width - 2 * wall,
    width / 2 - wall - 0.01,
    foot - 1,
    top - wall - foot + 1,
  );
  const solid: Shape3D = cutAll('cover', body, [
    inside,
    ...xs.map((x) => softHole(x, 0, ROD.radius + 0.2, top)),
  ]);
  return {
    name: 'cover',
    slot: 'cover',
    shape: { kind: 'solid', solid },
    explode: { by: [0, 0, 60], label: 'Cover' },
  };
}

/** On the ledge of the flatwork that the cover leaves free. */
const EYELETS = [
  [9, -10.4],
  [19, -10.4],
] as const;

/** The middle pickup is wound the other way round, so that its hot lead comes from the other eyelet. */
function leads(position: StratocasterPosition): Part[] {
  const [first, second] = position === 'middle' ? ['ground', 'hot'] : ['hot', 'ground'];
  const z = FIBRE.lower;
  return [
    ...lead(`lead-${first}` as 'lead-hot', [
      [9, -10.4, z + 0.9],
      [9.3, -12.6, z + 2],
      [12, -16, ON_TABLE + 0.4],
      [24, -20.5, ON_TABLE],
      [42, -21.5, ON_TABLE],
      [60, -18, ON_TABLE],
      [76, -17.5, ON_TABLE],
    ]),
    ...lead(`lead-${second}` as 'lead-hot', [
      [19, -10.4, z + 0.9],
      [19.8, -12.6, z + 1.7],
      [24, -15.6, ON_TABLE + 0.2],
      [34, -17.6, ON_TABLE],
      [46, -16.8, ON_TABLE],
      [60, -13.5, ON_TABLE],
      [73, -10, ON_TABLE],
    ]),
  ];
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
