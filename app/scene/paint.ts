import type { Finish, Slot } from '#domain/products/finishes.ts';

/** Finishes chosen for some parts; the others use the finish table. */
export type Paint = Partial<Record<Slot, Finish>>;
