import type { InLanguages } from '#domain/languages.ts';

const PLACES = { N: 'Hals', M: 'Mitte', B: 'Steg' } as const;

/** Label of a track in the list. Its last letter means the position: "Hallelujah (N)". */
export const TRACK_LABEL: InLanguages<(label: string) => string> = {
  en: (label) => label,
  de: (label) => label.replace(/(?<=\()[NMB](?=\)$)/, (letter) => PLACES[letter as keyof typeof PLACES]),
};
