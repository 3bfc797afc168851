import type { InLanguages } from '#domain/languages.ts';

const PLACES: Readonly<Record<string, string>> = { N: 'Hals', M: 'Mitte', B: 'Steg' };

/** What the list calls a track. Its last letter stands for the position: "Hallelujah (N)". */
export const TRACK_LABEL: InLanguages<(label: string) => string> = {
  en: (label) => label,
  de: (label) =>
    label.replace(/\(([NMB])\)$/, (all, letter) => (PLACES[letter] ? `(${PLACES[letter]})` : all)),
};
