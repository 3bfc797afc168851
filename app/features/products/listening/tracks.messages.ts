import type { InLanguages } from '#domain/languages.ts';

const PLACES = { N: 'Hals', M: 'Mitte', B: 'Steg' } as const;

/** What the list calls a track. Its last letter stands for the position: "Hallelujah (N)". */
export const TRACK_LABEL: InLanguages<(label: string) => string> = {
  en: (label) => label,
  de: (label) => label.replace(/(?<=\()[NMB](?=\)$)/, (letter) => PLACES[letter as keyof typeof PLACES]),
};
