import { draw, makeBox, makeCylinder, type Shape3D } from 'replicad';
import { BOBBIN, FLOOR, FOOT, PLATE } from '../humbucker-dimensions.ts';
import { cutAll, fillet, fuseAll, slab } from '../kernel.ts';

const NAME = 'baseplate';
/** Inner radius of the bends. */
const BEND = 0.6;

/** Holes of a baseplate: middle of each pole screw and of each screw that holds a bobbin. */
export interface PlateHoles {
  readonly poles: readonly (readonly [number, number])[];
  readonly bobbins: readonly (readonly [number, number])[];
}

/** Nickel-silver sheet, 1 mm, with two legs bent down and out. Its underside is z = 0, its feet stand on `FLOOR`. */
export function baseplate(holes: PlateHoles): Shape3D {
  const { length, width, radius, thickness } = PLATE;
  const sheet = fillet(NAME, slab(length, width, radius, 0, thickness), 0.25, (edges) =>
    edges.inPlane('XY', thickness),
  );
  const gap = FOOT.width / 2 + 0.7;
  const bendStart = length / 2 - thickness - BEND;
  const notches = [-1, 1].map((side) =>
    makeBox([side * bendStart, -gap, -1], [side * (length / 2 + 1), gap, thickness + 1]),
  );
  const notched = cutAll(NAME, sheet, notches);
  const plate = fuseAll(NAME, notched, [leg(), leg().mirror('YZ')]);
  const drill = (radiusOf: number) => (place: readonly [number, number]) =>
    makeCylinder(radiusOf, 4, [place[0], place[1], -1.5], [0, 0, 1]);
  return cutAll(NAME, plate, [
    ...holes.poles.map(drill(1.8)),
    ...holes.bobbins.map(drill(1.35)),
    // Holes for wires and wax, typical of such plates.
    ...([-1, 1] as const).map((side) => drill(1.6)([side * 14, 15.6])),
  ]);
}

/** The leg at +x, with the bit of sheet that it hangs on. */
function leg(): Shape3D {
  const { thickness: t, length } = PLATE;
  const edge = length / 2;
  const inner = edge - t;
  const bend = inner - BEND;
  const outer = BEND + t;
  const low = FLOOR + t;
  const half = Math.SQRT1_2;
  const profile = draw([bend - 0.5, t])
    .lineTo([bend, t])
    .threePointsArcTo([edge, -BEND], [bend + outer * half, -BEND + outer * half])
    .lineTo([edge, low + BEND])
    .threePointsArcTo([edge + BEND, low], [edge + BEND - BEND * half, low + BEND - BEND * half])
    .lineTo([FOOT.reach, low])
    .lineTo([FOOT.reach, FLOOR])
    .lineTo([edge + BEND, FLOOR])
    .threePointsArcTo([inner, low + BEND], [edge + BEND - outer * half, low + BEND - outer * half])
    .lineTo([inner, -BEND])
    .threePointsArcTo([bend, 0], [bend + BEND * half, -BEND + BEND * half])
    .lineTo([bend - 0.5, 0])
    .close();
  // The plane's normal is −y.
  const strip = profile.sketchOnPlane('XZ', -FOOT.width / 2).extrude(FOOT.width) as Shape3D;
  const [[, y0], [, y1]] = strip.boundingBox.bounds;
  const centred = strip.translateY(-(y0 + y1) / 2);
  const rounded = fillet(`${NAME} foot`, centred, 4, (edges) =>
    edges.inDirection('Z').inPlane('YZ', FOOT.reach),
  );
  const hole = makeCylinder(FOOT.holeRadius, 4, [FOOT.hole, 0, FLOOR - 1], [0, 0, 1]);
  return cutAll(NAME, rounded, [hole]);
}

/** Places of the brass screws through the plate, for bobbins about the rows `y`. */
export function bobbinScrewPlaces(rows: readonly number[]): [number, number][] {
  return rows.flatMap((y) => [-BOBBIN.foot, BOBBIN.foot].map((x): [number, number] => [x, y]));
}
