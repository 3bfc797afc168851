import type { InLanguages } from '../languages.ts';

/** Texts of a wiring diagram except the names of its parts, on the drawing and in its list of joints. */
const EN = {
  hot: 'hot',
  ground: 'ground',
  taped: 'taped',
  and: ' and ',
  reversed: (name: string) => `${name}, reverse wound`,
  /** Pins of jacks, and sides of switches after the letters of their lugs. */
  pins: { sleeve: 'sleeve', tip: 'tip', left: 'left', right: 'right' },
  jumper: 'dashed: jumper, C to C',
  case: (pot: string) => `${pot}, case`,
  lug: (pot: string, lug: string) => `${pot}, lug ${lug}`,
  leg: (cap: string, isFirst: boolean) => `${cap}, ${isFirst ? 'one leg' : 'other leg'}`,
  jack: 'jack',
  /** Name of a part within the sentence. */
  inSentence: (name: string) => name.toLowerCase(),
  diagram: (number: string, name: string, parts: string) =>
    `Wiring diagram ${number}, ${name}: ${parts}. All joints are listed below.`,
};

const DE: typeof EN = {
  hot: 'heiß',
  ground: 'Masse',
  taped: 'isoliert',
  and: ' und ',
  reversed: (name) => `${name}, gegenläufig gewickelt`,
  pins: { sleeve: 'Masse', tip: 'Spitze', left: 'links', right: 'rechts' },
  jumper: 'gestrichelt: Brücke, C zu C',
  case: (pot) => `${pot}, Gehäuse`,
  lug: (pot, lug) => `${pot}, Öse ${lug}`,
  leg: (cap, isFirst) => `${cap}, ${isFirst ? 'ein Bein' : 'anderes Bein'}`,
  jack: 'Buchse',
  inSentence: (name) => name,
  diagram: (number, name, parts) =>
    `Schaltplan ${number}, ${name}: ${parts}. Alle Lötstellen stehen in der Liste darunter.`,
};

export const WIRING_SHEET_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
