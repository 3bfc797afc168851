import { COUNT_WORDS } from '#domain/count.messages.ts';
import type { InLanguages } from '#domain/languages.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const countWords = (count: number): string => COUNTS[count] ?? String(count);
const germanTimes = (count: number): string => `${COUNT_WORDS.de[count]?.replace('eins', 'ein') ?? count}mal`;

/** Number of games, to two digits. */
const games = (chance: number, language: string) =>
  Number((1 / chance).toPrecision(2)).toLocaleString(language);

/** Result of ten turns. */
const EN = {
  own: 'your own pickup',
  /** Two lines. */
  chose: (name: string, times: number, of: number): readonly [string, string] => [
    `You chose ${name}`,
    `${countWords(times)} times out of ${countWords(of)}.`,
  ],
  /** `chance` as one in a number of games. */
  onceIn: (chance: number): string =>
    chance > 0.6
      ? 'nearly every game'
      : 1 / chance < 3
        ? 'every second game'
        : `one game in ${games(chance, 'en')}`,
  chance: (times: number, thisOne: string, anyOne: string) =>
    `Pure chance would pick it ${countWords(times)} times or more in ${thisOne}, and any of the three in ${anyOne}: `,
  luck: 'it may well be luck.',
  ear: 'it may well be your ear.',
  keep: ' Keep what you have.',
  look: 'View it',
  order: 'Order it',
  more: 'Ten more',
  names: 'Show the names',
};

const DE: typeof EN = {
  own: 'dein eigener Tonabnehmer',
  chose: (name, times, of) => [`Deine Wahl: ${name},`, `${germanTimes(times)} von ${COUNT_WORDS.de[of]}.`],
  onceIn: (chance) =>
    chance > 0.6
      ? 'in fast jedem Spiel'
      : 1 / chance < 3
        ? 'in jedem zweiten Spiel'
        : `in einem von ${games(chance, 'de')} Spielen`,
  chance: (times, thisOne, anyOne) =>
    `Reiner Zufall trifft ihn ${thisOne} ${germanTimes(times)} oder öfter, und irgendeinen der drei ${anyOne}: `,
  luck: 'Das kann gut Glück sein.',
  ear: 'Das kann gut dein Ohr sein.',
  keep: ' Behalt, was du hast.',
  look: 'Ansehen',
  order: 'Bestellen',
  more: 'Noch zehn',
  names: 'Namen zeigen',
};

export const AFTER_TURNS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
