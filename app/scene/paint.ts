import type { Finish, Slot } from '#domain/products/finishes.ts';

/** Finishes chosen for some parts; the others look as the finish table says. */
export type Paint = Partial<Record<Slot, Finish>>;
