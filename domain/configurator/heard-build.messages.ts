import type { InLanguages } from '../languages.ts';

/** Describes a build by the end of its treble and by its output, in three steps each. */
const EN = {
  names: [
    ['Soft and quiet', 'Warm and thick', 'Dark and loud'],
    ['Round and clean', 'Round and full', 'Full and loud'],
    ['Clear and clean', 'Bright and open', 'Bright and loud'],
  ],
  treble: ['Soft top', 'Even top', 'Bright top'],
  output: ['low output', 'medium output', 'high output'],
  same: 'Same tone as before.',
  than: (change: string) => `${change} than before.`,
  and: 'and',
};

const DE: typeof EN = {
  names: [
    ['Weich und leise', 'Warm und dick', 'Dunkel und laut'],
    ['Rund und sauber', 'Rund und voll', 'Voll und laut'],
    ['Klar und sauber', 'Hell und offen', 'Hell und laut'],
  ],
  treble: ['Weiche Höhen', 'Ausgewogene Höhen', 'Helle Höhen'],
  output: ['wenig Ausgang', 'mittlerer Ausgang', 'viel Ausgang'],
  same: 'Der Klang bleibt gleich.',
  than: (change) => `${change} als vorher.`,
  and: 'und',
};

export const HEARD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
