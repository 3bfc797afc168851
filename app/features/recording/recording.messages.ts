import type { InputTrouble } from '#app/sound/sound-input.ts';
import type { Wet } from '#domain/recording/look-through.ts';
import type { TakeTrouble } from './take-in.ts';

export const LETTERS = ['A', 'B', 'C'] as const;

/** 0:41, 10:02. */
export const timeWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const countWords = (count: number): string => COUNTS[count] ?? String(count);

/** Once in so many games, to two digits. */
export const onceIn = (chance: number): string => {
  const games = 1 / chance;
  return chance > 0.6
    ? 'nearly every game'
    : games < 3
      ? 'every second game'
      : `one game in ${Number(games.toPrecision(2)).toLocaleString('en')}`;
};

/** The words of the page; German may stand beside them, typed by these. */
export const RECORDING_MESSAGES = {
  deck: 'Your recording',
  noFile: 'No recording yet',
  bringOne: 'Bring one below',
  mono: 'mono',
  mixed: 'mixed to mono',
  levels: (peak: string, floor: string) => `peak ${peak}, noise floor ${floor}, level matched`,
  play: 'Play',
  pause: 'Pause',
  hearing: 'Now hearing',
  yours: 'Yours',
  asRecorded: 'As you recorded it',
  asPlayed: (words: string) => `Yours: ${words}`,
  oneOfThree: 'One of three',
  blind: 'Blind',
  turn: (now: number, of: number) => `Turn ${now} of ${of}.`,
  whichBest: 'Which do you like best?',
  best: (letter: string) => `${letter} is best`,
  place: 'Place in the recording',
  loopFrom: 'loop from here',
  loopTo: 'loop to here',
  loopAll: 'all of it',
  loopOf: (from: string, to: string) => `Loop ${from} to ${to}`,
  troubles: {
    unreadable: 'Your browser cannot play this file. WAV and FLAC it can.',
    long: 'That is longer than ten minutes. Cut out the part that matters.',
    empty: 'There is hardly anything on it. Was the right input recorded?',
  } satisfies Record<TakeTrouble, string>,
  inputs: {
    refused: 'No input was allowed. The lock or the microphone beside the address lets you allow it again.',
    none: 'There is no input here. Plug in the sound card, then try again.',
    busy: 'The input does not open. Another program may have it: close that, then try again.',
    unable: 'This browser cannot record. A file does as well.',
  } satisfies Record<InputTrouble, string>,
  wet: {
    clips: 'it clips',
    'no treble': 'there is nothing above 5\u00a0kHz',
    squashed: 'all strokes are equally loud',
  } satisfies Record<Wet, string>,
} as const;
