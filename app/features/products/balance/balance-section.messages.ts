import type { InLanguages } from '#domain/languages.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';

/** Compares the level of bridge and neck in a set. */
const EN = {
  lines: 'Side view, heights 4 : 1 in mm. Outer strings, fretted at the last fret.',
  pair: (name: string) => `${name}, bridge and neck`,
  notLevel: 'The screws cannot even that out.',
  lower: 'Start a little lower.',
  /** Text around the distance. */
  warbles: [
    ' Rod magnets pull on the strings: stay at least ',
    '2.4\u00a0mm',
    ' below the lowest string, or it warbles.',
  ],
  again: 'Balance them again',
  scale: (before_dB: number, now_dB: number) =>
    `Bridge against neck: ${signedDecibels(before_dB)} at equal height, ${signedDecibels(now_dB)} as set`,
};

const DE: typeof EN = {
  lines: 'Von der Seite, Höhen 4 : 1 in mm. Äußere Saiten, im letzten Bund gegriffen.',
  pair: (name) => `${name}, Steg und Hals`,
  notLevel: 'Mit Schrauben gleichst du das nicht aus.',
  lower: 'Fang etwas tiefer an.',
  warbles: [
    ' Stabmagnete ziehen an den Saiten: Halt unter der tiefsten mindestens ',
    '2,4\u00a0mm',
    ' Abstand, sonst schwebt sie.',
  ],
  again: 'Wieder ausgleichen',
  scale: (before_dB, now_dB) =>
    `Steg gegen Hals: ${signedDecibels(before_dB, 'de')} bei gleicher Höhe, ${signedDecibels(now_dB, 'de')} wie eingestellt`,
};

export const BALANCE_SECTION: InLanguages<typeof EN> = { en: EN, de: DE };
