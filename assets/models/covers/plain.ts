import { type Pattern, screwHoles } from './face.ts';

/** Nothing but a hole over each screw. */
export const plain: Pattern = (face) => screwHoles(face);
