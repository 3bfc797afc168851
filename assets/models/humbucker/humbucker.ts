import { coil } from '../coil.ts';
import type { CoverModel } from '../covers/cover.ts';
import { BOBBIN_SCREW, POLE_SCREW, SLUG, screw, slug } from '../fasteners.ts';
import { BOBBIN, COIL, PLATE, poleColumns, ROW, SCREW_TURNS, type Spacing } from '../humbucker-dimensions.ts';
import type { Part, PickupModel } from '../part.ts';
import { baseplate, bobbinScrewPlaces } from './baseplate.ts';
import { humbuckerBobbin } from './bobbin.ts';
import { leadCable } from './lead-cable.ts';
import { leadOuts } from './lead-out.ts';
import { barMagnet, keeperBar, spacer } from './magnet-circuit.ts';

/** `6b`: six screws in the lower, six slugs in the upper bobbin. `blank`: smooth bobbins that hide their slugs. */
export type Base = '6b' | 'blank';

export interface HumbuckerOptions {
  readonly id: string;
  readonly name: string;
  readonly spacing: Spacing;
  readonly base: Base;
  /** Built by the caller, so that this module depends on no pattern. */
  readonly cover?: CoverModel;
}

const SPREAD = 7;

/** A humbucker: two coils on one bar magnet, slugs at +y, adjustable screws at −y. */
export function humbucker({ id, name, spacing, base, cover }: HumbuckerOptions): PickupModel {
  const columns = poleColumns(spacing);
  const adjustable = base === '6b';
  const row = (y: number, z: number) => columns.map((x): [number, number, number] => [x, y, z]);
  const [, top] = BOBBIN.z;
  const feet = bobbinScrewPlaces([-ROW, ROW]);
  // Under a cover the slugs end below its face and the screws' heads stand level with it.
  const slugTop = base === 'blank' ? top - BOBBIN.flange : top + (cover ? 0.2 : 0.7);
  const headSeat = top - (cover ? 0.35 : 0.6);

  const parts: Part[] = [
    {
      name: 'baseplate',
      slot: 'baseplate',
      shape: {
        kind: 'solid',
        solid: baseplate({ poles: adjustable ? columns.map((x) => [x, -ROW]) : [], bobbins: feet }),
      },
      explode: { by: [0, 0, 0], label: 'Nickel-silver baseplate' },
    },
    barMagnet('magnet', 0, 'Bar magnet'),
    ...(adjustable ? [keeperBar(columns, -ROW, 5.6)] : []),
    spacer(),
    ...coils(),
    {
      name: 'bobbin-top',
      slot: 'bobbin-top',
      shape: {
        kind: 'solid',
        solid: humbuckerBobbin(
          'bobbin-top',
          columns,
          adjustable ? 'slugs' : 'blank',
          cover ? undefined : -1,
        ).translateY(ROW),
      },
      explode: { by: [0, SPREAD, 28], label: 'Slug bobbin' },
    },
    {
      name: 'bobbin-bottom',
      slot: 'bobbin-bottom',
      shape: {
        kind: 'solid',
        solid: humbuckerBobbin(
          'bobbin-bottom',
          columns,
          adjustable ? 'screws' : 'blank',
          cover ? undefined : 1,
        ).translateY(-ROW),
      },
      explode: { by: [0, -SPREAD, 28], label: 'Screw bobbin' },
    },
    {
      name: 'slug',
      slot: 'pole',
      shape: { kind: 'solid', solid: slug() },
      places: [...row(ROW, slugTop - SLUG.length), ...(adjustable ? [] : row(-ROW, slugTop - SLUG.length))],
      explode: { by: [0, SPREAD, 47], label: 'Steel slugs' },
    },
    ...(adjustable ? [poleScrews(row(-ROW, headSeat))] : []),
    {
      name: 'bobbin-screw',
      slot: 'brass-screw',
      // Built head up; they are driven in from below.
      shape: {
        kind: 'solid',
        solid: screw({ ...BOBBIN_SCREW, length: 5.2 }).rotate(180, [0, 0, 0], [1, 0, 0]),
      },
      places: feet.map(([x, y]): [number, number, number] => [x, y, 0]),
      turns: [20, -50, 75, 5],
      angle: 0.9,
      explode: { by: [0, 0, -12], label: 'Brass screws' },
    },
    ...leadCable(),
    ...(cover ? [cover.part] : []),
  ];

  return {
    id,
    name,
    parts,
    pictured: cover ? [] : leadOuts(),
    dimensions: {
      length: cover?.dimensions.length ?? PLATE.length,
      width: cover?.dimensions.width ?? PLATE.width,
      height: cover?.dimensions.height ?? top,
      spacing,
      pitch: spacing / 5,
      rows: 2 * ROW,
      mounting: 78.8,
    },
    ...(cover && { measured: cover.measured }),
  };
}

function poleScrews(places: readonly [number, number, number][]): Part {
  return {
    name: 'pole-screw',
    slot: 'screw',
    shape: { kind: 'solid', solid: screw(POLE_SCREW) },
    places,
    turns: SCREW_TURNS,
    angle: 0.7,
    explode: { by: [0, -SPREAD, 55], label: 'Adjustable pole screws' },
  };
}

/** The same winding twice; two parts, since they come apart to both sides. */
function coils(): Part[] {
  const [low, high] = BOBBIN.z;
  const shape = coil({
    outer: COIL,
    inner: { length: BOBBIN.core.length, width: BOBBIN.core.width, radius: BOBBIN.core.radius },
    z: [low + BOBBIN.flange, high - BOBBIN.flange],
  });
  const part = (name: string, side: 1 | -1): Part => ({
    name,
    slot: 'coil',
    shape,
    places: [[0, side * ROW, 0]],
    notDrawn: true,
    explode: { by: [0, side * SPREAD, 13], label: side > 0 ? 'Copper winding' : 'Copper winding, reversed' },
  });
  return [part('coil-slug', 1), part('coil-screw', -1)];
}
