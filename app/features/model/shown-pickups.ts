import type { Language } from '#domain/languages.ts';
import type { CheckedPickup, ModelCheck } from './model-check.ts';
import { SHOWN_NAMES } from './shown-names.messages.ts';

/** One pickup as the page calls it: makers' names say what was on the bench. */
export interface ShownPickup extends CheckedPickup {
  readonly name: string;
  readonly built: string;
}

/** The pickups that are drawn one by one: of every way to build a pickup that was measured, at least one. */
export const shownPickups = ({ coils }: ModelCheck, language: Language): readonly ShownPickup[] =>
  Object.entries(SHOWN_NAMES[language]).map(([path, [name, built]]) => {
    const found = coils.find((coil) => coil.path === path);
    if (!found) throw new Error(`${path} was not measured`);
    return { ...found, name, built };
  });
