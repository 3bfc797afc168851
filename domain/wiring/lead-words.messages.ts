import type { InLanguages } from '../languages.ts';
import type { LeadColourName } from './lead-colours.ts';
import { originWords } from './two-lead-layout.ts';

const EN = {
  colour: (colour: LeadColourName): string => colour,
  /** Name of one of two leads: bare wire around another one is a braid. */
  ofTwo: (colour: LeadColourName): string => (colour === 'bare' ? 'bare braid' : colour),
  /** Origin of a lead, as on build sheets: "coil 2 start, baseplate". */
  end: (from: string) => from,
  /** A shorter form: "start 2, plate". */
  short: originWords,
  /** Its last word, for the narrowest places: "start". */
  shortest: (from: string) => from.split(',')[0]?.split(' ').at(-1) ?? from,
};

const COLOURS: Readonly<Record<LeadColourName, string>> = {
  black: 'schwarz',
  white: 'weiß',
  brown: 'braun',
  grey: 'grau',
  yellow: 'gelb',
  violet: 'violett',
  red: 'rot',
  green: 'grün',
  bare: 'blank',
};

const PARTS = { coil: 'Spule', half: 'Hälfte' };
const ENDS = { start: 'Anfang', finish: 'Ende' };
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\bshield\b/, 'Schirm'],
  [/\bbaseplate\b/, 'Grundplatte'],
  [/\bunused\b/, 'frei'],
  [/ and /, ' und '],
];

/** "coil 2 start" → "Anfang Spule 2"; the rest follows unchanged. */
const german = (
  from: string,
  end: (end: string, part: string | undefined, number: string) => string,
): string =>
  OTHERS.reduce(
    (words, [english, own]) => words.replace(english, own),
    from.replace(
      /\b(?:(coil|half) )?(?:(\d) )?(start|finish)\b/,
      (_, part: keyof typeof PARTS | undefined, number: string | undefined, which: keyof typeof ENDS) =>
        end(ENDS[which], part && PARTS[part], number ? ` ${number}` : ''),
    ),
  );

const DE: typeof EN = {
  colour: (colour) => COLOURS[colour],
  ofTwo: (colour) => (colour === 'bare' ? 'Geflecht' : COLOURS[colour]),
  end: (from) =>
    german(from, (end, part, number) =>
      part ? `${end} ${number ? `${part}${number}` : `der ${part}`}` : `${end}${number}`,
    ),
  short: (from) => german(from, (end, _, number) => `${end}${number}`).replace('Grundplatte', 'Platte'),
  shortest: (from) => german(EN.shortest(from), (end) => end),
};

/** Display names of leads. Drawings and tables store the English names of the bench, and show these. */
export const LEAD_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
