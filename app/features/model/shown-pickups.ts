import type { Language } from '#domain/languages.ts';
import { SHOWN_NAMES } from '#domain/tone/measured/shown-names.messages.ts';
import type { ModelCheck } from './model-check.ts';

/** A pickup with the page's name for it: the makers' names show what was on the bench. */
export type TitledPickup = ReturnType<typeof shownPickups>[number];

/** The individually drawn pickups: at least one of every construction that was measured. */
export const shownPickups = ({ coils }: ModelCheck, language: Language) =>
  Object.entries(SHOWN_NAMES[language]).map(([path, [name, built]]) => {
    const found = coils.find((coil) => coil.path === path);
    if (!found) throw new Error(`${path} was not measured`);
    return { ...found, name, built };
  });
