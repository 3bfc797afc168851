import type { InLanguages } from '#domain/languages.ts';

/** Compares two pickups, named by their letters, in one sentence. */
const EN = {
  pair: (one: string, other: string) => `${one} to ${other}`,
  same: (one: string, other: string) => `${one} and ${other} are the same pickup.`,
  inBass: (letter: string) =>
    `${letter} sits in a bass with different strings, so you cannot compare the figures.`,
  shape: (decibels: string) => `${decibels} in shape`,
  louder: (letter: string, decibels: string, isLouder: boolean) =>
    `${letter} is ${decibels} ${isLouder ? 'louder' : 'quieter'}`,
  hardly: (shape: string, decibels: string) => `Hardly at all: ${shape}, ${decibels} in level.`,
  mainlyLevel: (louder: string) => `Mainly in level: ${louder}.`,
  shapeAlone: (shape: string) => `${shape}, at the same level.`,
  both: (shape: string, louder: string) => `${shape}, and ${louder}.`,
};

const DE: typeof EN = {
  pair: (one, other) => `${one} zu ${other}`,
  same: (one, other) => `${one} und ${other} sind derselbe Tonabnehmer.`,
  inBass: (letter) =>
    `${letter} sitzt in einem Bass mit anderen Saiten: Die Werte lassen sich nicht vergleichen.`,
  shape: (decibels) => `${decibels} in der Form`,
  louder: (letter, decibels, isLouder) => `${letter} ist ${decibels} ${isLouder ? 'lauter' : 'leiser'}`,
  hardly: (shape, decibels) => `Kaum: ${shape}, ${decibels} im Pegel.`,
  mainlyLevel: (louder) => `Vor allem im Pegel: ${louder}.`,
  shapeAlone: (shape) => `${shape}, gleich laut.`,
  both: (shape, louder) => `${shape}, und ${louder}.`,
};

export const NOTES_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
