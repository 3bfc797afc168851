import type { Finish, Slot } from '#domain/finishes.ts';

/** Finishes chosen for some parts; the others look as the finish table says. */
export type Paint = Partial<Record<Slot, Finish>>;
