import { arcsWhere, isFree, type Pattern, screwHoles } from './face.ts';
import { circle } from './outline.ts';

const WIDTH = 2;

/** A transmitter over the row of poles, and the waves that it sends. */
export const radio: Pattern = (face) => {
  const mast = [0, face.row + 5] as const;
  const radii = Array.from({ length: 8 }, (_, i) => 5.2 + 4 * i);
  return [
    ...screwHoles(face),
    circle(mast, 1.7),
    ...radii.flatMap((radius) =>
      arcsWhere(mast, radius, WIDTH, (point) => point[1] > mast[1] + 0.2 && isFree(face, point, WIDTH)),
    ),
  ];
};
