import { drawRoundedRectangle } from 'replicad';
import type { Part, PickupModel } from '../part.ts';
import { bassCover, LEAD_HEIGHT } from './bass-cover.ts';
import { bobbinHeight, rodBobbin } from './bobbin.ts';
import { lead, ON_TABLE, type Vec3 } from './leads.ts';
import { measuredOn } from './measured.ts';
import { evenly, pairs, ROD } from './rods.ts';

/**
 * Precision Bass pickup: two halves as they lie in the bass, that of E and A nearer to the neck, that of D and G nearer
 * to the bridge. Strings 19 mm apart, two rods each; winding 11.5 mm high round a core of 73 mm, as the shop's tone
 * model has it. Covers 2.2 × 1.1 in with an ear at either end; typical, measured on no particular part. mm.
 */
const SIZE = {
  length: 55.9,
  width: 27.9,
  wall: 1.5,
  stringSpacing: 19,
  pair: 9,
  ear: { radius: 4.8, thickness: 3.2, hole: 1.75 },
  mountingSpacing: 63.5,
  winding: 11.5,
  build: 5.4,
  /** Between the halves' middles, along the strings: they all but touch. */
  offset: 28.6,
} as const;

/** Middle of each half: its two strings run over it. */
const HALVES = [
  { name: 'bass', at: [-SIZE.stringSpacing, SIZE.offset / 2] },
  { name: 'treble', at: [SIZE.stringSpacing, -SIZE.offset / 2] },
] as const;

export function precisionBass(): PickupModel {
  const height = bobbinHeight(SIZE.winding) + SIZE.wall;
  const length = 2 * SIZE.stringSpacing + SIZE.mountingSpacing + 2 * SIZE.ear.radius;
  const parts = [...half(height), ...leads()];
  return {
    id: 'precision-bass',
    name: 'Precision Bass, both halves',
    parts,
    measured: measuredOn(parts),
    dimensions: {
      coverLength: SIZE.length,
      coverWidth: SIZE.width,
      mountingSpacing: SIZE.mountingSpacing,
      stringSpacing: SIZE.stringSpacing,
      pairSpacing: SIZE.pair,
      poleSpacing: 3 * SIZE.stringSpacing,
      length,
      depth: SIZE.offset + SIZE.width,
      offset: SIZE.offset,
      coverHeight: round(height),
      height: ROD.length,
      wall: SIZE.wall,
      ...Object.fromEntries(rodXs().map((_, i) => [`rod${i + 1}`, ROD.length])),
      ...Object.fromEntries(rodXs().map((_, i) => [`stagger${i + 1}`, round(ROD.length - height)])),
    },
  };
}

function rodXs(): number[] {
  return pairs(evenly(2, SIZE.stringSpacing), SIZE.pair);
}

/** One half about the origin, placed twice. */
function half(height: number): Part[] {
  const xs = rodXs();
  const [inner, deep] = [SIZE.length - 2 * SIZE.wall - 0.4, SIZE.width - 2 * SIZE.wall - 0.4];
  const bobbin = rodBobbin({
    rods: xs.map((x) => ({ x, length: ROD.length })),
    z: 0,
    winding: SIZE.winding,
    build: SIZE.build,
    lower: drawRoundedRectangle(inner, deep, 1.6),
    upper: drawRoundedRectangle(inner - 4, deep - 2.5, 4),
    slot: 'flatwork',
    eyelets: EYELETS,
    lift: { coil: 0, rods: 24, upper: 44 },
  });
  const cover: Part = {
    name: 'cover',
    slot: 'cover',
    shape: {
      kind: 'solid',
      solid: bassCover({
        length: SIZE.length,
        width: SIZE.width,
        radius: 2.4,
        rounding: 1.3,
        wall: SIZE.wall,
        height,
        rods: xs,
        ears: [-1, 1].map(
          (side) => ({ at: [(side * SIZE.mountingSpacing) / 2, 0], out: [side, 0] }) as const,
        ),
        ear: SIZE.ear,
        exits: EYELETS.map(([x]) => ({ at: [x, -SIZE.width / 2], along: 'y' }) as const),
      }),
    },
    explode: { by: [0, 0, 62], label: 'Cover' },
  };
  return [...bobbin, cover].map((part) => ({
    ...part,
    places: HALVES.flatMap(({ at: [dx, dy] }) =>
      (part.places ?? [[0, 0, 0] as const]).map(([x, y, z]) => [x + dx, y + dy, z] as const),
    ),
  }));
}

/** Towards the bridge, where the leads go out through the cover's wall. */
const EYELETS = [
  [-10, -10.5],
  [-5.5, -10.5],
] as const;

/** The halves are joined by one lead; hot leaves the bass half, ground the treble half. */
function leads(): Part[] {
  const [z, table] = [LEAD_HEIGHT, ON_TABLE];
  const [outer, inner] = EYELETS.map(([x]) => x) as [number, number];
  const [bass, treble] = HALVES.map(({ at: [x, y] }) => ({ x, y: y - SIZE.width / 2 })) as [Exit, Exit];
  /** From inside a half straight out through its wall. */
  const out = ({ x, y }: Exit, at: number): Vec3[] => [
    [x + at, y + 4.5, z],
    [x + at, y - 1.2, z],
  ];
  return [
    ...lead('lead-hot', [
      ...out(bass, outer),
      [-30, -6, table + 0.4],
      [-31, -16, table],
      [-24, -31, table],
      [-4, -39.5, table],
      [28, -41, table],
      [60, -36.5, table],
      [88, -37, table],
    ]),
    {
      ...(lead('lead-ground', [
        ...out(bass, inner),
        [-24.4, -6, table + 0.4],
        [-24.6, -15, table],
        [-18.5, -27, table],
        [-6, -33.6, table],
        [4, -34, table],
        [8.4, -32, table + 0.5],
        ...out(treble, outer).reverse(),
      ])[0] as Part),
      name: 'lead-link',
    },
    ...lead('lead-ground', [
      ...out(treble, inner),
      [15.5, -33.4, table + 0.4],
      [24, -35.6, table],
      [44, -35, table],
      [64, -30.5, table],
      [86, -30, table],
    ]),
  ];
}

interface Exit {
  readonly x: number;
  readonly y: number;
}

function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
