import type { InLanguages } from '../languages.ts';

/** Between two values of which pickups have one or the other. */
export const OR: InLanguages<string> = { en: ' or ', de: ' oder ' };
