import type { InputTrouble } from '#app/sound/sound-input.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { Wet } from '#domain/recording/look-through.ts';
import type { TakeTrouble } from './take-in.ts';

const NBSP = '\u00a0';

export const LETTERS = ['A', 'B', 'C'] as const;

/** 0:41, 10:02. */
export const timeWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const EN = {
  title: 'Your recording, our winding',
  description:
    'Bring a dry take, say what you played it on, and hear it as our pickups would have sent it down the same cable, blind if you like. It never leaves your browser.',
  figure: 'SHEET R',
  lines: ['Your recording', 'Into your own pots and cable'],
  heading: 'Your riff, our winding',
  lead: 'You played it on your pickup. Hear it as ours would have sent it down the same cable. It never leaves this browser.',
  staysHere: 'Stays here: no upload exists on this page.',
  seeYourself: 'Your network tab will show none. Closing the page forgets it.',
  noScript:
    'Listening needs a script, and your browser runs none here. Below stands what would be done to your recording, and what for.',
  bring: {
    figure: 'STEP 1, 2',
    lines: ['What you play', 'What you play it on'],
    heading: 'Bring a dry take',
    label: 'Bring a recording',
    recording: (time: string) => `Recording, ${time}`,
    level: 'Level at the input',
    tooLoud: 'Too loud: it will clip. Turn the input down.',
    playHard: (level: string) => `${level}. Play as hard as you will.`,
    stop: 'Stop',
    amp: 'There is an amp on this.',
    and: ', and ',
    ourDistortion: 'Through a distorted take we would show you our distortion, not our pickup.',
    allTheSame: 'Listen all the same',
    other: 'Bring another',
    dropAnother: 'Drop another here',
    drop: 'Drop a file here',
    what: `Straight from the guitar into the interface: no amp, no effects. WAV, FLAC or anything your browser plays, up to 10${NBSP}minutes.`,
    reading: 'Reading it …',
    choose: 'Choose a file',
    asking: 'Asking …',
    record: 'Record now',
    file: 'File with your recording',
    /** What a recording is called that was made on the page. */
    recordedHere: 'Recorded here',
  },
  deck: 'Your recording',
  loaded: (name: string, time: string) => `Loaded: ${name}, ${time}`,
  noFile: 'No recording yet',
  bringOne: 'Bring one below',
  mono: 'mono',
  mixed: 'mixed to mono',
  levels: (peak: string, floor: string) => `peak ${peak}, noise floor ${floor}, level matched`,
  upTo: (rate: string, top: string) =>
    `Sampled at ${rate}, so it holds nothing above ${top}. What our pickups change higher up cannot be heard on it, and whether an amp is on it cannot be judged.`,
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
};

const DE: typeof EN = {
  title: 'Deine Aufnahme, unsere Wicklung',
  description:
    'Bring eine trockene Aufnahme mit, sag, worauf du gespielt hast, und hör sie durch unsere Tonabnehmer am selben Kabel, auch blind. Sie verlässt deinen Browser nie.',
  figure: 'BLATT R',
  lines: ['Deine Aufnahme', 'Durch deine Potis, dein Kabel'],
  heading: 'Dein Riff, unsere Wicklung',
  lead: 'Gespielt hast du es auf deinem Tonabnehmer. Hör, wie es aus unserem durch dasselbe Kabel gekommen wäre. Es verlässt diesen Browser nie.',
  staysHere: 'Bleibt hier: Diese Seite lädt nichts hoch.',
  seeYourself: 'Im Netzwerk-Tab steht nichts davon. Machst du die Seite zu, ist es vergessen.',
  noScript:
    'Zum Anhören braucht es ein Skript, und dein Browser führt hier keins aus. Unten steht, was mit deiner Aufnahme passieren würde und wozu.',
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
    amp: 'Da ist ein Amp drauf.',
    and: ', und ',
    ourDistortion:
      'Durch eine verzerrte Aufnahme würden wir dir unsere Verzerrung zeigen, nicht unseren Tonabnehmer.',
    allTheSame: 'Trotzdem anhören',
    other: 'Andere mitbringen',
    dropAnother: 'Zieh eine andere hierher',
    drop: 'Zieh eine Datei hierher',
    what: `Direkt von der Gitarre ins Interface: kein Amp, keine Effekte. WAV, FLAC oder was dein Browser sonst spielt, bis 10${NBSP}Minuten.`,
    reading: 'Wird gelesen …',
    choose: 'Datei wählen',
    asking: 'Fragt …',
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
    `Mit ${rate} abgetastet, also ist über ${top} nichts drauf. Was unsere Tonabnehmer weiter oben ändern, hörst du darauf nicht, und ob ein Amp drauf ist, lässt sich nicht beurteilen.`,
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
    unreadable: 'Dein Browser kann diese Datei nicht spielen. WAV und FLAC kann er.',
    long: 'Das ist länger als zehn Minuten. Schneid das Stück heraus, auf das es ankommt.',
    empty: 'Da ist kaum etwas drauf. War es der richtige Eingang?',
  },
  inputs: {
    refused:
      'Kein Eingang erlaubt. Über das Schloss oder das Mikrofon neben der Adresse kannst du ihn wieder erlauben.',
    none: 'Hier ist kein Eingang. Steck das Interface an und versuch es noch einmal.',
    busy: 'Der Eingang geht nicht auf. Vielleicht hat ihn ein anderes Programm: Schließ das und versuch es noch einmal.',
    unable: 'Dieser Browser kann nicht aufnehmen. Eine Datei tut es auch.',
  },
  wet: {
    clips: 'sie übersteuert',
    'no treble': 'über 5\u00a0kHz ist nichts',
    squashed: 'alle Anschläge sind gleich laut',
  },
};

/** What the page says around what is played; its other parts have theirs beside them. */
export const RECORDING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
