import type { InLanguages } from '#domain/languages.ts';
import { chanceWords } from '#domain/tone/format-figures.ts';

const NBSP = '\u00a0';

/** Texts while names are hidden, and at the end. Loaded with the blind test. */
const EN = {
  lines: ['Blind test', 'A, B and X'],
  heading: 'What is X?',
  how: 'A and B are two of your pickups. X is one of them, picked at random each round. Listen to all three as often as you like, then answer. You see the result after the last round.',
  round: (now: number, all: number) => `Round ${now} of ${all}`,
  stop: 'Stop here and see the result',
  back: 'Back to the names',
  answer: 'Your answer',
  is: (side: string) => `X is ${side}`,
  firstX: 'Listen to X first.',
  firstAB: 'Listen to A and B first.',
  score: (right: number, all: number) => `${right} of ${all}`,
  guessing: (chance: number) => `Pure guessing does at least this well ${chanceWords(chance, 'en')}.`,
  heard: 'You hear the difference.',
  luck: 'It could be luck.',
  were: (names: { readonly A: string; readonly B: string }) => `A was the ${names.A}. B was the ${names.B}.`,
  rounds: 'Round by round',
  right: ', right',
  wrong: ', you said otherwise',
  again: 'Ten more rounds',
  worth: {
    figure: 'TABLE 1',
    lines: (rounds: number) => [`${rounds} rounds`, 'Fair coin'],
    heading: 'What a score is worth',
    text: 'You get half the rounds right by luck alone. Nine is hard to guess.',
    right: 'Right',
    guessing: 'Chance by guessing',
    percent: (figures: string) => `${figures}${NBSP}%`,
  },
};

const DE: typeof EN = {
  lines: ['Blindtest', 'A, B und X'],
  heading: 'Was ist X?',
  how: 'A und B sind zwei von deinen Tonabnehmern, und X ist einer davon, in jeder Runde neu gezogen. Hör alle drei, so oft du magst, dann antworte. Das Ergebnis siehst du nach der letzten Runde.',
  round: (now, all) => `Runde ${now} von ${all}`,
  stop: 'Aufhören und Ergebnis sehen',
  back: 'Zurück zu den Namen',
  answer: 'Deine Antwort',
  is: (side) => `X ist ${side}`,
  firstX: 'Hör dir erst X an.',
  firstAB: 'Hör dir erst A und B an.',
  score: (right, all) => `${right} von ${all}`,
  guessing: (chance) => `Wer nur rät, ist ${chanceWords(chance, 'de')} mindestens so gut.`,
  heard: 'Du hörst den Unterschied.',
  luck: 'Es kann Glück sein.',
  were: (names) => `A war: ${names.A}. B war: ${names.B}.`,
  rounds: 'Runde für Runde',
  right: ', richtig',
  wrong: ', du lagst daneben',
  again: 'Noch zehn Runden',
  worth: {
    figure: 'TABELLE 1',
    lines: (rounds) => [`${rounds} Runden`, 'Wie beim Münzwurf'],
    heading: 'Was ein Ergebnis wert ist',
    text: 'Die Hälfte der Runden triffst du schon mit Glück. Neun sind schwer zu erraten.',
    right: 'Richtig',
    guessing: 'Chance beim Raten',
    percent: (figures) => `${figures.replace('.', ',')}${NBSP}%`,
  },
};

export const BLIND_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
