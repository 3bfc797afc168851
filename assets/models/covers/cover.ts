import { draw, type Shape3D } from 'replicad';
import { COVER, poleColumns, type Spacing } from '../humbucker-dimensions.ts';
import { cutAll, extrude, fillet, reasonOf, slab } from '../kernel.ts';
import type { Part } from '../part.ts';
import type { Face, Pattern } from './face.ts';
import { measureOpenings } from './measure-openings.ts';
import type { Outline, Point } from './outline.ts';

/** A finished cover, with what was measured on it. */
export interface CoverModel {
  readonly part: Part;
  readonly dimensions: { readonly length: number; readonly width: number; readonly height: number };
  readonly measured: Readonly<Record<string, number>>;
}

export interface CoverOptions {
  readonly pattern: Pattern;
  readonly spacing: Spacing;
  /** Middle of the screws along y. */
  readonly row: number;
  /** Sheet, mm: nickel silver 0.5, brass 0.6. */
  readonly wall: number;
  /** Name of the part in the exploded view. */
  readonly label: string;
}

/** Free strip between openings and the rounded edge of the face, mm. */
const FRAME = 2;
/** Edges of openings are broken so that they catch the light and not the plectrum, mm. */
const EDGE = 0.2;

/** A drawn sheet-metal cover that is on z = 0 round the baseplate, with the pattern's openings in its face. */
export function cover({ pattern, spacing, row, wall, label }: CoverOptions): CoverModel {
  const { length, width, top, edge } = COVER;
  const flat: Point = [length / 2 - edge, width / 2 - edge];
  const face: Face = {
    columns: poleColumns(spacing),
    pitch: spacing / 5,
    row,
    half: [flat[0] - FRAME, flat[1] - FRAME],
  };
  const openings = pattern(face);
  const body = cutAll(
    'cover',
    hood(wall),
    openings.map((outline) => prism(outline, top - wall - 1, wall + 2)),
  );
  // The outer edge of the flat is in the same plane; it is round already.
  const solid = fillet('cover', body, EDGE, (edges) =>
    edges
      .inPlane('XY', top)
      .inBox([-flat[0] + 0.4, -flat[1] + 0.4, top - 0.1], [flat[0] - 0.4, flat[1] - 0.4, top + 0.1]),
  );
  return {
    part: {
      name: 'cover',
      slot: 'cover',
      shape: { kind: 'solid', solid },
      // One step round an edge of 0.2 mm is enough, its normals round it; with more, edges take half of all bytes.
      angle: 1.6,
      explode: { by: [0, 0, 78], label },
    },
    dimensions: { length, width, height: top },
    measured: { ...measureOpenings(openings, face, flat), openings: openings.length, wall: wallOf(solid) },
  };
}

/** The cover before its openings are cut. */
function hood(wall: number): Shape3D {
  const { length, width, radius, top, edge } = COVER;
  const block = fillet('cover', slab(length, width, radius, 0, top), edge, (edges) =>
    edges.inPlane('XY', top),
  );
  try {
    return block.shell(wall, (faces) => faces.inPlane('XY', 0));
  } catch (error) {
    throw new Error(`cover: hollowing failed: ${reasonOf(error)}`);
  }
}

function prism({ start, segments }: Outline, z: number, height: number): Shape3D {
  const pen = segments.reduce(
    (drawing, { to, via }) => (via ? drawing.threePointsArcTo([...to], [...via]) : drawing.lineTo([...to])),
    draw([...start]),
  );
  return extrude(pen.close(), z, height);
}

/** Thickness of the long side half way up, measured on the solid, mm. */
function wallOf(solid: Shape3D): number {
  const sides = solid.faces
    .filter((face) => face.geomType === 'PLANE' && Math.abs(face.normalAt().y) > 0.999 && face.center.y > 0)
    .map((face) => face.center.y);
  return (
    Math.round(
      (Math.max(...sides) -
        [...sides]
          .sort((a, b) => b - a)
          .slice(1, 2)
          .reduce((_, y) => y, 0)) *
        1000,
    ) / 1000
  );
}
