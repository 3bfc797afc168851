import type { InLanguages } from '#domain/languages.ts';
import { chanceWords } from '#domain/tone/format-figures.ts';

const NBSP = '\u00a0';

/** What is said while names are away, and at the end. Loaded with the blind test. */
const EN = {
  lines: ['Blind test', 'A, B and X'],
  heading: 'What is X?',
  how: 'A and B are two of your pickups, and X is one of the two, drawn anew each round. Hear all three, as often as you like, then answer. You are told how it went after the last round.',
  round: (now: number, all: number) => `Round ${now} of ${all}`,
  stop: 'Stop here and see how it went',
  back: 'Back to the names',
  answer: 'Your answer',
  is: (side: string) => `X is ${side}`,
  firstX: 'First listen to X.',
  firstAB: 'First listen to A and B.',
  score: (right: number, all: number) => `${right} of ${all}`,
  guessing: (chance: number) => `Guessing alone does at least this well ${chanceWords(chance, 'en')}.`,
  heard: 'You hear the difference.',
  luck: 'It may be luck.',
  were: (names: { readonly A: string; readonly B: string }) => `A was the ${names.A}. B was the ${names.B}.`,
  rounds: 'Round by round',
  right: ', right',
  wrong: ', not what you said',
  again: 'Ten more rounds',
  worth: {
    figure: 'TABLE 1',
    lines: (rounds: number) => [`${rounds} rounds`, 'Fair coin'],
    heading: 'What a score is worth',
    text: 'Half of the rounds come right by luck alone. The more of them are right, the less luck explains it. A score of nine is hard to guess, and one of five is what a coin does.',
    right: 'Right',
    guessing: 'Guessing does as well',
    percent: (figures: string) => `${figures}${NBSP}%`,
  },
};

const DE: typeof EN = {
  lines: ['Blindtest', 'A, B und X'],
  heading: 'Was ist X?',
  how: 'A und B sind zwei von deinen Tonabnehmern, und X ist einer davon, in jeder Runde neu gezogen. Hör alle drei, so oft du magst, dann antworte. Wie es lief, erfährst du nach der letzten Runde.',
  round: (now, all) => `Runde ${now} von ${all}`,
  stop: 'Hier aufhören und sehen, wie es lief',
  back: 'Zurück zu den Namen',
  answer: 'Deine Antwort',
  is: (side) => `X ist ${side}`,
  firstX: 'Hör erst X an.',
  firstAB: 'Hör erst A und B an.',
  score: (right, all) => `${right} von ${all}`,
  guessing: (chance) => `Wer nur rät, ist ${chanceWords(chance, 'de')} mindestens so gut.`,
  heard: 'Du hörst den Unterschied.',
  luck: 'Es kann Glück sein.',
  were: (names) => `A war: ${names.A}. B war: ${names.B}.`,
  rounds: 'Runde für Runde',
  right: ', richtig',
  wrong: ', nicht das, was du gesagt hast',
  again: 'Noch zehn Runden',
  worth: {
    figure: 'TABELLE 1',
    lines: (rounds) => [`${rounds} Runden`, 'Wie beim Münzwurf'],
    heading: 'Was ein Ergebnis wert ist',
    text: 'Die Hälfte der Runden trifft man mit Glück allein. Je mehr davon stimmen, desto weniger erklärt das Glück. Neun sind schwer zu erraten, fünf schafft auch eine Münze.',
    right: 'Richtig',
    guessing: 'Raten schafft das auch',
    percent: (figures) => `${figures.replace('.', ',')}${NBSP}%`,
  },
};

export const BLIND_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
