import { drawRoundedRectangle, makeCylinder, type Shape3D } from 'replicad';
import { coil } from '../coil.ts';
import { BOBBIN_SCREW, POLE_SCREW, screw } from '../fasteners.ts';
import { cutAll, extrude, fillet, fuseAll, slab } from '../kernel.ts';
import type { Part } from '../part.ts';
import { BRAID_ON_TABLE, braidedLead, ON_TABLE, type Vec3 } from './leads.ts';
import { evenly, hole } from './rods.ts';

/**
 * Dimensions inside a P90, the same for dogear and soapbar: baseplate, two bar magnets beside the keeper with the
 * pole screws, one wide flat coil (Seymour Duncan, "How many parts make up various Gibson pickups"). Magnets 2 1/2 ×
 * 1/2 × 1/8 in, like a humbucker's; keeper of 5 mm square steel; winding 6.4 mm high and at most 10.5 mm deep, as in
 * the shop's tone model. The rest is typical and measured on no particular part. mm.
 */
export const P90 = {
  plate: 1,
  magnet: { length: 63.5, width: 12.7, height: 3.2 },
  keeper: { length: 62, width: 5 },
  flange: { length: 78.4, width: 28.6, radius: 6, thickness: 1.2 },
  core: { length: 57.4, width: 6.4 },
  winding: 6.4,
  build: 9.9,
  /** Thickness of the cover's top over the bobbin, and of its walls. */
  wall: 1.9,
  air: 0.3,
} as const;

const MAGNETS = P90.plate;
const BOBBIN = MAGNETS + P90.magnet.height;
const BOBBIN_TOP = BOBBIN + 2 * P90.flange.thickness + P90.winding;

/** Upper side of the cover, mm above the baseplate's underside. */
export const COVER_TOP = round(BOBBIN_TOP + P90.air + P90.wall);
/** Height of the pole screws' heads over the cover as delivered, at the underside. */
const HEADROOM = 0.2;
/** Highest and lowest point of a pole screw. */
export const POLES = {
  top: round(COVER_TOP + HEADROOM + POLE_SCREW.headHeight + POLE_SCREW.dome),
  tip: round(COVER_TOP + HEADROOM - POLE_SCREW.length),
} as const;

/** Half the bar-magnet sandwich: where a magnet's middle lies. */
const MAGNET_Y = (P90.keeper.width + P90.magnet.width) / 2;

/** Turned by hand, one a little further than the next. Degrees. */
const TURNS = [12, -34, 63, 5, -71, 28] as const;

/** Everything but the cover. `baseplate` is drawn by the caller: its outline differs. */
export function p90Inside(
  spacing: number,
  baseplate: Shape3D,
  drilled: readonly (readonly [number, number])[],
): Part[] {
  const xs = evenly(6, spacing);
  const { plate, magnet, keeper } = P90;
  // A cut consumes its tools.
  const drill = () => [
    ...xs.map((x) => hole(x, 0, POLE_SCREW.radius + 0.1, -1, 30)),
    ...drilled.map(([x, y]) => hole(x, y, 1.5, -1, 30)),
  ];
  return [
    {
      name: 'baseplate',
      slot: 'baseplate',
      shape: {
        kind: 'solid',
        solid: cutAll('baseplate', baseplate, [
          ...drill(),
          ...FIXING.map(([x, y]) => hole(x, y, BOBBIN_SCREW.radius, -1, 3)),
        ]),
      },
      explode: { by: [0, 0, -14], label: 'Baseplate' },
    },
    {
      name: 'keeper',
      slot: 'keeper',
      shape: {
        kind: 'solid',
        solid: cutAll('keeper', slab(keeper.length, keeper.width, 0.4, plate, magnet.height), drill()),
      },
      explode: { by: [0, 0, 4], label: 'Keeper' },
    },
    {
      name: 'magnet',
      slot: 'magnet',
      shape: { kind: 'solid', solid: slab(magnet.length, magnet.width, 0.5, 0, magnet.height) },
      places: [-1, 1].map((side) => [0, side * (MAGNET_Y + 0.05), plate] as const),
      explode: { by: [0, 0, 4], label: 'Bar magnets' },
    },
    { ...bobbinPart(drill()), explode: { by: [0, 0, 20], label: 'Bobbin' } },
    {
      name: 'coil',
      slot: 'coil',
      shape: winding(),
      notDrawn: true,
      explode: { by: [0, 0, 20], label: 'Winding' },
    },
    {
      name: 'pole-screw',
      slot: 'screw',
      shape: { kind: 'solid', solid: screw(POLE_SCREW) },
      places: xs.map((x) => [x, 0, COVER_TOP + HEADROOM] as const),
      turns: TURNS,
      explode: { by: [0, 0, 62], label: 'Pole screws' },
    },
    {
      name: 'bobbin-screw',
      slot: 'brass-screw',
      shape: {
        kind: 'solid',
        solid: screw({ ...BOBBIN_SCREW, length: 5.4, pointed: true }).rotate(180, [0, 0, 0], [1, 0, 0]),
      },
      places: FIXING.map(([x, y]) => [x, y, 0] as const),
      turns: [40, -15],
      explode: { by: [0, 0, -26], label: 'Bobbin screws' },
    },
  ];
}

/** Screws from below that hold baseplate, magnets and bobbin together, beyond the magnets' ends. */
const FIXING = [
  [-35.2, 0],
  [35.2, 0],
] as const;

function bobbinPart(drilled: readonly Shape3D[]): Part {
  const { flange, core, winding: height } = P90;
  const plate = (z: number) => slab(flange.length, flange.width, flange.radius, z, flange.thickness);
  const upper = fillet('bobbin', plate(BOBBIN_TOP - flange.thickness), 0.4, (edges) =>
    edges.inPlane('XY', BOBBIN_TOP),
  );
  const middle = extrude(
    drawRoundedRectangle(core.length, core.width, core.width / 2 - 0.01),
    BOBBIN,
    height + 2 * flange.thickness,
  );
  const body = fuseAll('bobbin', plate(BOBBIN), [middle, upper]);
  const fixing = FIXING.map(([x, y]) => hole(x, y, 0.9, BOBBIN - 1, 20));
  return {
    name: 'bobbin',
    slot: 'bobbin',
    shape: { kind: 'solid', solid: cutAll('bobbin', body, [...drilled, ...fixing]) },
  };
}

function winding(): Part['shape'] {
  const { core, build, winding: height, flange } = P90;
  const z0 = BOBBIN + flange.thickness;
  const inner = { length: core.length + 0.1, width: core.width + 0.1, radius: core.width / 2 };
  const outer = {
    length: core.length + 2 * build,
    width: core.width + 2 * build,
    radius: core.width / 2 + build - 4,
  };
  return coil({ outer, inner, z: [z0, z0 + height], bulge: 0.2 });
}

/** Exit of the lead: a notch in the cover's bridge side, mm from the middle. */
const LEAD_X = 30;

/** Cuts the notch into the cover's wall at `front` (y, mm): as wide as the braid, with a little air. */
export function leadNotch(front: number): Shape3D {
  return makeCylinder(BRAID_ON_TABLE + 0.3, 8, [LEAD_X, front - 4, BRAID_ON_TABLE], [0, 1, 0]);
}

/**
 * Braided lead that is on the table, which the baseplate is on. It turns towards the treble end at once, and
 * stays within 13 mm of the cover: a second pickup has room before it.
 */
export function p90Lead(front: number): Part[] {
  const braid = (x: number, y: number): Vec3 => [LEAD_X + x, front + y, BRAID_ON_TABLE];
  const cloth = (x: number, y: number): Vec3 => [LEAD_X + x, front + y, ON_TABLE];
  return braidedLead(
    [braid(0, 4), braid(0, -9), braid(11, -8), braid(32, -5)],
    [braid(30, -5.3), braid(35, -4.6), cloth(41, -3.9), cloth(47, -3.6)],
  );
}

export function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
