import { coil } from '../coil.ts';
import type { CoverModel } from '../covers/cover.ts';
import { BOBBIN_SCREW, POLE_SCREW, screw } from '../fasteners.ts';
import { baseplate, bobbinScrewPlaces } from '../humbucker/baseplate.ts';
import { bobbin } from '../humbucker/bobbin.ts';
import { leadCable } from '../humbucker/lead-cable.ts';
import { barMagnet, keeperBar } from '../humbucker/magnet-circuit.ts';
import { BOBBIN, PLATE, poleColumns, SCREW_TURNS, type Spacing } from '../humbucker-dimensions.ts';
import type { Part, PickupModel } from '../part.ts';

/**
 * The one wide bobbin, mm: as long and as high as a humbucker's, so that it fits the same cover. The winding is
 * 10 mm thick beside the poles, as the tone model has it; the flanges reach as far as the cover's openings do.
 */
const WIDE = { ...BOBBIN, width: 34.4, radius: 6.5 } as const;
const COIL = { length: 64.8, width: 26.8, radius: 8 } as const;

export interface Hp90Options {
  readonly id: string;
  readonly name: string;
  readonly spacing: Spacing;
  readonly cover: CoverModel;
}

/** A humbucker-sized P90: one wide coil, six adjustable screws in its middle between two bar magnets. */
export function hp90({ id, name, spacing, cover }: Hp90Options): PickupModel {
  const columns = poleColumns(spacing);
  const [low, top] = WIDE.z;
  const feet = bobbinScrewPlaces([0]);
  const parts: Part[] = [
    {
      name: 'baseplate',
      slot: 'baseplate',
      shape: { kind: 'solid', solid: baseplate({ poles: columns.map((x) => [x, 0]), bobbins: feet }) },
      explode: { by: [0, 0, 0], label: 'Nickel-silver baseplate' },
    },
    // Like poles face the keeper from both sides.
    barMagnet('magnet-bridge', -9.2, 'Bar magnet'),
    barMagnet('magnet-neck', 9.2, 'Bar magnet'),
    keeperBar(columns, 0, 5.6),
    {
      name: 'coil',
      slot: 'coil',
      shape: coil({ outer: COIL, inner: WIDE.core, z: [low + WIDE.flange, top - WIDE.flange] }),
      notDrawn: true,
      explode: { by: [0, 0, 13], label: 'Copper winding' },
    },
    {
      name: 'bobbin',
      slot: 'bobbin',
      shape: { kind: 'solid', solid: bobbin('bobbin', WIDE, columns, 'screws') },
      explode: { by: [0, 0, 28], label: 'Bobbin' },
    },
    {
      name: 'pole-screw',
      slot: 'screw',
      shape: { kind: 'solid', solid: screw(POLE_SCREW) },
      places: columns.map((x) => [x, 0, top - 0.35]),
      turns: SCREW_TURNS,
      angle: 0.7,
      explode: { by: [0, 0, 52], label: 'Adjustable pole screws' },
    },
    {
      name: 'bobbin-screw',
      slot: 'brass-screw',
      shape: {
        kind: 'solid',
        solid: screw({ ...BOBBIN_SCREW, length: 5.2 }).rotate(180, [0, 0, 0], [1, 0, 0]),
      },
      places: feet.map(([x, y]) => [x, y, 0]),
      turns: [20, -50],
      angle: 0.9,
      explode: { by: [0, 0, -12], label: 'Brass screws' },
    },
    ...leadCable(),
    cover.part,
  ];
  return {
    id,
    name,
    parts,
    dimensions: {
      length: cover.dimensions.length,
      width: cover.dimensions.width,
      height: cover.dimensions.height,
      baseplateLength: PLATE.length,
      spacing,
      pitch: spacing / 5,
      mounting: 78.8,
    },
    measured: cover.measured,
  };
}
