/** Figures by name (`likeness`) and their bounds. */
export type Bounds = Readonly<Record<string, { readonly least?: number; readonly most?: number }>>;

/**
 * Bounds from recorded notes, between a flatwound and a roundwound guitar where both were measured.
 * docs/likeness/sound.md lists the recorded figures beside ours.
 */
export const BOUNDS: Bounds = {
  // Strength makes timbre.
  'low click rises dB': { least: 14 },
  'middle click rises dB': { least: 14 },
  'low hard peak dB': { least: 15, most: 18 },
  'middle hard peak dB': { least: 15, most: 18 },
  'low hard centroid Hz': { least: 390, most: 573 },
  'bass soft pick over finger dB': { least: 10 },
  'bass usual pick over finger dB': { least: 10 },
  'bass hard pick over finger dB': { least: 10 },
  // Notes fall in two stages, and beat.
  'low T60 2–4 s': { least: 2.5, most: 5 },
  'low T60 5–8 s': { least: 1.5, most: 2.5 },
  'low T60 9–12 s': { least: 1.2, most: 2 },
  'low late over early': { least: 1.5, most: 3 },
  'middle late over early': { least: 1.5, most: 3 },
  'low beating dB': { least: 1.5, most: 2.5 },
  'middle beating dB': { least: 1.5, most: 2.5 },
  'low beating Hz': { least: 0.5, most: 1 },
  'middle beating Hz': { least: 0.5, most: 1 },
  // A stretched string is sharp.
  'high glide cents': { least: 1, most: 3 },
  // Hands.
  'guitar damping dB': { least: 0, most: 3 },
  'bass damping dB': { least: 0, most: 3 },
};

/**
 * Bounds from newer recordings of players on roundwounds, who strike as a piece requires; they override the older
 * ones. Pick, fingertip and squeak allow for differences between players.
 */
export const NEWER: Bounds = {
  'low E glide cents': { least: 5, most: 8 },
  'low glide cents': { least: 5, most: 8 },
  'low usual upper over low dB': { least: -18, most: -13 },
  'bass E stiffness 1e-6': { least: 800, most: 1200 },
  'pick rest dB': { least: -24, most: -18 },
  'finger rest dB': { least: -43, most: -35 },
  'squeak dB': { least: -40, most: -35 },
};

/** Regression bounds of the second strings: a hard stroke is not too bright after 0.8 s. */
export const NEWER_KEPT: Bounds = {
  'low hard upper over low dB': { least: -18, most: -13 },
};

/** Regression bounds of the first strings. */
export const KEPT: Bounds = {
  'low soft peak dB': { least: 9, most: 12 },
  'middle soft peak dB': { least: 9, most: 12 },
  'low T60 1 s': { least: 7, most: 15 },
  'high T60 1 s, least': { least: 4, most: 11 },
  'low stiffness 1e-6': { least: 100, most: 190 },
  'middle stiffness 1e-6': { least: 90, most: 220 },
};

/** Names of figures that lie outside their bounds, with the figure. */
export const outside = (figures: Readonly<Record<string, number>>, bounds: Bounds): string[] =>
  Object.entries(bounds).flatMap(
    ([name, { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }]) => {
      const figure = figures[name] ?? Number.NaN;
      return figure >= least && figure <= most ? [] : [`${name}: ${figure}`];
    },
  );
