import { drawRoundedRectangle } from 'replicad';
import type { Part, PickupModel } from '../part.ts';
import { bassCover, LEAD_HEIGHT } from './bass-cover.ts';
import { bobbinHeight, rodBobbin } from './bobbin.ts';
import { lead, ON_TABLE } from './leads.ts';
import { measuredOn } from './measured.ts';
import { evenly, pairs, ROD } from './rods.ts';

export type JazzBassPosition = 'neck' | 'bridge';

/**
 * Jazz Bass pickup. The strings run apart towards the bridge, so that its pickup is the longer one: strings 19 mm
 * apart there, which agrees with the core of 149 mm and the winding 11.1 mm high of the shop's tone model, 18.2 mm at
 * the neck. Covers 3.6 and 3.7 in long; they, the ears and the two rods a string 8.6 mm apart are typical, measured
 * on no particular part. mm.
 */
const SIZE = {
  neck: { length: 91.4, stringSpacing: 18.2 },
  bridge: { length: 94, stringSpacing: 19 },
  width: 18.5,
  wall: 1.5,
  pair: 8.6,
  ear: { radius: 4.9, thickness: 3, hole: 1.75 },
  /** From one row of screws to the other. */
  mountingDepth: 25.4,
  winding: 11.1,
  build: 4.3,
} as const;

export function jazzBass(position: JazzBassPosition): PickupModel {
  const { length, stringSpacing } = SIZE[position];
  const strings = evenly(4, 3 * stringSpacing);
  const xs = pairs(strings, SIZE.pair);
  const height = bobbinHeight(SIZE.winding) + SIZE.wall;
  const [inner, deep] = [length - 2 * SIZE.wall - 0.4, SIZE.width - 2 * SIZE.wall - 0.4];
  const eyelets = [-1, 1].map((side) => [side * (inner / 2 - 2.2), 0] as const);
  const bobbin = rodBobbin({
    rods: xs.map((x) => ({ x, length: ROD.length })),
    z: 0,
    winding: SIZE.winding,
    build: SIZE.build,
    lower: drawRoundedRectangle(inner, deep, 1.2),
    upper: drawRoundedRectangle(inner - 3.2, deep - 0.6, 3),
    slot: 'flatwork',
    eyelets,
    lift: { coil: 0, rods: 24, upper: 44 },
  });
  const gaps = [-1, 1].map((side) => side * stringSpacing);
  const cover: Part = {
    name: 'cover',
    slot: 'cover',
    shape: {
      kind: 'solid',
      solid: bassCover({
        length,
        width: SIZE.width,
        radius: 1.9,
        rounding: 1.1,
        wall: SIZE.wall,
        height,
        rods: xs,
        ears: gaps.flatMap((x) =>
          [-1, 1].map((side) => ({ at: [x, (side * SIZE.mountingDepth) / 2], out: [0, side] }) as const),
        ),
        ear: SIZE.ear,
        exits: [
          { at: [length / 2, -3.5], along: 'x' },
          { at: [length / 2, 2.4], along: 'x' },
        ],
      }),
    },
    explode: { by: [0, 0, 62], label: 'Cover' },
  };
  const parts = [...bobbin, cover, ...leads(length / 2)];
  return {
    id: `jazz-bass-${position}`,
    name: `Jazz Bass, ${position}`,
    parts,
    measured: measuredOn(parts),
    dimensions: {
      coverLength: length,
      coverWidth: SIZE.width,
      depth: round(SIZE.mountingDepth + 2 * SIZE.ear.radius),
      stringSpacing,
      poleSpacing: round(3 * stringSpacing),
      pairSpacing: SIZE.pair,
      mountingSpacing: round(2 * stringSpacing),
      mountingDepth: SIZE.mountingDepth,
      coverHeight: round(height),
      height: ROD.length,
      wall: SIZE.wall,
      ...Object.fromEntries(xs.map((_, i) => [`rod${i + 1}`, ROD.length])),
      ...Object.fromEntries(xs.map((_, i) => [`stagger${i + 1}`, round(ROD.length - height)])),
    },
  };
}

/** Both leads leave at the treble end, through holes in the cover. */
function leads(end: number): Part[] {
  const z = LEAD_HEIGHT;
  return [
    ...lead('lead-hot', [
      [end - 5, -3.5, z],
      [end + 1.5, -3.5, z],
      [end + 5, -4.6, ON_TABLE + 0.3],
      [end + 14, -9, ON_TABLE],
      [end + 28, -12, ON_TABLE],
      [end + 44, -8.5, ON_TABLE],
    ]),
    ...lead('lead-ground', [
      [end - 5, 2.4, z],
      [end + 1.5, 2.4, z],
      [end + 5.5, 1.4, ON_TABLE + 0.3],
      [end + 15, -3, ON_TABLE],
      [end + 28, -5, ON_TABLE],
      [end + 42, -0.5, ON_TABLE],
    ]),
  ];
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
