import type { InLanguages } from '../languages.ts';

/** Joins the loads of several pickups. */
export const OR: InLanguages<string> = { en: ' or ', de: ' oder ' };
