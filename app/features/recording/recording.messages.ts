import type { InputTrouble } from '#app/sound/sound-input.ts';
import { COUNT_WORDS } from '#domain/count.messages.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { Wet } from '#domain/recording/look-through.ts';
import type { TakeTrouble } from './take-in.ts';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const countWords = (count: number): string => COUNTS[count] ?? String(count);

const germanTimes = (count: number): string => `${COUNT_WORDS.de[count]?.replace('eins', 'ein') ?? count}mal`;

/** Number of games, to two digits. */
const games = (chance: number, language: string) =>
  Number((1 / chance).toPrecision(2)).toLocaleString(language);

const NBSP = '\u00a0';

export const TAKE_LETTERS = ['A', 'B', 'C'] as const;

/** Formats seconds as "0:41" or "10:02". */
export const timeWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const EN = {
  title: 'Your recording, our winding',
  description:
    'Bring a dry take, tell us what you played it on, and hear it through our pickups on the same cable, blind if you like. It never leaves your browser.',
  figure: 'SHEET R',
  lines: ['Your recording', 'Into your own pots and cable'],
  heading: 'Your riff, our winding',
  lead: 'You played it on your pickup. Hear it as if you had played it on ours, through the same cable.',
  staysHere: 'Stays here: nothing is uploaded.',
  seeYourself: 'Close the page and it is gone.',
  noScript: 'Listening needs JavaScript. See below what we would do to your recording, and why.',
  bring: {
    figure: 'STEP 1, 2',
    lines: ['What you play', 'What you play it on'],
    heading: 'Bring a dry take',
    label: 'Bring a recording',
    recording: (time: string) => `Recording, ${time}`,
    level: 'Level at the input',
    tooLoud: 'Too loud: it will clip. Turn the input down.',
    playHard: (level: string) => `${level}. Play as hard as you like.`,
    stop: 'Stop',
    amp: 'This sounds like it has an amp on it.',
    and: ', and ',
    ourDistortion: 'With a distorted take you would hear the distortion, not our pickup.',
    allTheSame: 'Listen anyway',
    other: 'Bring another',
    dropAnother: 'Drop another here',
    drop: 'Drop a file here',
    what: `Straight from the guitar into the interface: no amp, no effects. WAV, FLAC or anything else your browser plays, up to 10${NBSP}minutes.`,
    reading: 'Loading …',
    choose: 'Choose a file',
    asking: 'Waiting …',
    record: 'Record now',
    file: 'File with your recording',
    /** Name of a recording made on the page. */
    recordedHere: 'Recorded here',
  },
  deck: 'Your recording',
  loaded: (name: string, time: string) => `Loaded: ${name}, ${time}`,
  noFile: 'No recording yet',
  bringOne: 'Add one below',
  mono: 'mono',
  mixed: 'mixed to mono',
  levels: (peak: string, floor: string) => `peak ${peak}, noise floor ${floor}, level matched`,
  upTo: (rate: string, top: string) =>
    `Sampled at ${rate}, so there is nothing above ${top}. You cannot hear what our pickups change higher up, and we cannot tell whether there is an amp on it.`,
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
  place: 'Position in the recording',
  loopFrom: 'loop from here',
  loopTo: 'loop to here',
  loopAll: 'everything',
  loopOf: (from: string, to: string) => `Loop ${from} to ${to}`,
  troubles: {
    unreadable: 'Your browser cannot play this file. Try WAV or FLAC.',
    long: 'That is longer than ten minutes. Cut it down to the part that matters.',
    empty: 'There is hardly anything on it. Did you record the right input?',
  } satisfies Record<TakeTrouble, string>,
  inputs: {
    refused: 'No access to the input. Allow it with the lock or microphone icon in the address bar.',
    none: 'No input found. Plug in your sound card and try again.',
    busy: 'The input is busy. Another program may be using it: close that and try again.',
    unable: 'This browser cannot record. Use a file instead.',
  } satisfies Record<InputTrouble, string>,
  wet: {
    clips: 'it clips',
    'no treble': 'there is nothing above 5\u00a0kHz',
    squashed: 'all notes are equally loud',
  } satisfies Record<Wet, string>,
  after: {
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
  },
};

const DE: typeof EN = {
  title: 'Deine Aufnahme, unsere Wicklung',
  description:
    'Bring eine trockene Aufnahme mit, sag uns, worauf du gespielt hast, und hör sie durch unsere Tonabnehmer am selben Kabel, auch blind. Sie verlässt deinen Browser nie.',
  figure: 'BLATT R',
  lines: ['Deine Aufnahme', 'Durch deine Potis, dein Kabel'],
  heading: 'Dein Riff, unsere Wicklung',
  lead: 'Gespielt hast du auf deinem Tonabnehmer. Hör es, als hättest du auf unserem gespielt, durch dasselbe Kabel.',
  staysHere: 'Bleibt hier: Diese Seite lädt nichts hoch.',
  seeYourself: 'Schließ die Seite, und alles ist weg.',
  noScript:
    'Anhören geht nur mit JavaScript. Unten steht, was wir mit deiner Aufnahme machen würden und warum.',
  bring: {
    figure: 'SCHRITT 1, 2',
    lines: ['Was du spielst', 'Worauf du spielst'],
    heading: 'Bring eine trockene Aufnahme mit',
    label: 'Aufnahme mitbringen',
    recording: (time) => `Nimmt auf, ${time}`,
    level: 'Pegel am Eingang',
    tooLoud: 'Zu laut: Das übersteuert. Dreh den Eingang leiser.',
    playHard: (level) => `${level}. Hau ruhig rein.`,
    stop: 'Stopp',
    amp: 'Das klingt nach einem Amp.',
    and: ', und ',
    ourDistortion: 'Bei einer verzerrten Aufnahme hörst du die Verzerrung, nicht unseren Tonabnehmer.',
    allTheSame: 'Trotzdem anhören',
    other: 'Andere mitbringen',
    dropAnother: 'Zieh eine andere hierher',
    drop: 'Zieh eine Datei hierher',
    what: `Direkt von der Gitarre ins Interface: kein Amp, keine Effekte. WAV, FLAC oder was dein Browser sonst spielt, bis 10${NBSP}Minuten.`,
    reading: 'Wird gelesen …',
    choose: 'Datei wählen',
    asking: 'Wartet …',
    record: 'Jetzt aufnehmen',
    file: 'Datei mit deiner Aufnahme',
    recordedHere: 'Hier aufgenommen',
  },
  deck: 'Deine Aufnahme',
  loaded: (name, time) => `Geladen: ${name}, ${time}`,
  noFile: 'Noch keine Aufnahme',
  bringOne: 'Bring unten eine mit',
  mono: 'mono',
  mixed: 'auf mono gemischt',
  levels: (peak, floor) => `Spitze ${peak}, Rauschen ${floor}, Pegel angeglichen`,
  upTo: (rate, top) =>
    `Mit ${rate} abgetastet, also ist über ${top} nichts drauf. Was unsere Tonabnehmer weiter oben ändern, hörst du nicht, und ob ein Amp drauf ist, können wir nicht sagen.`,
  play: 'Abspielen',
  pause: 'Anhalten',
  hearing: 'Du hörst',
  yours: 'Deine',
  asRecorded: 'Wie du sie aufgenommen hast',
  asPlayed: (words) => `Deiner: ${words}`,
  oneOfThree: 'Einer von dreien',
  blind: 'Blind',
  turn: (now, of) => `Runde ${now} von ${of}.`,
  whichBest: 'Welcher gefällt dir am besten?',
  best: (letter) => `${letter} ist am besten`,
  place: 'Stelle in der Aufnahme',
  loopFrom: 'Loop ab hier',
  loopTo: 'Loop bis hier',
  loopAll: 'alles',
  loopOf: (from, to) => `Loop ${from} bis ${to}`,
  troubles: {
    unreadable: 'Dein Browser kann diese Datei nicht spielen. Versuch es mit WAV oder FLAC.',
    long: 'Das ist länger als zehn Minuten. Schneid das Stück heraus, auf das es ankommt.',
    empty: 'Da ist kaum etwas drauf. War es der richtige Eingang?',
  },
  inputs: {
    refused: 'Kein Zugriff auf den Eingang. Erlaub ihn über das Schloss oder das Mikrofon neben der Adresse.',
    none: 'Kein Eingang gefunden. Steck das Interface an und versuch es noch einmal.',
    busy: 'Der Eingang ist belegt. Vielleicht benutzt ihn ein anderes Programm: Schließ das und versuch es noch einmal.',
    unable: 'Dieser Browser kann nicht aufnehmen. Nimm stattdessen eine Datei.',
  },
  wet: {
    clips: 'sie übersteuert',
    'no treble': 'über 5\u00a0kHz ist nichts',
    squashed: 'alle Töne sind gleich laut',
  },
  after: {
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
  },
};

/** Texts around the player; the page's other parts have their own messages. */
export const RECORDING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
