import type { Move } from '#app/scene/exploded/take-apart.ts';
import type { Place } from '#app/scene/exploded/view.ts';

/** End of a group's leader for its part's offset, mm. */
export const tipOf = ({ at }: { readonly at: Place }, [dx, dy, dz]: Move): Place => [
  at[0] + dx,
  at[1] + dy,
  at[2] + dz,
];
