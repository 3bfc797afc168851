import type { Move } from '#app/scene/exploded/take-apart.ts';
import type { Point3 } from '#app/scene/exploded/view.ts';

/** End of a group's leader for its part's offset, mm. */
export const tipOf = ({ at }: { readonly at: Point3 }, [dx, dy, dz]: Move): Point3 => [
  at[0] + dx,
  at[1] + dy,
  at[2] + dz,
];
