import type { InLanguages } from '../languages.ts';
import { COLOURS, type ColourId } from './colours.ts';

const IN_GERMAN: Readonly<Record<ColourId, string>> = {
  black: 'Schwarz',
  cream: 'Creme',
  green: 'Grün',
  white: 'Weiß',
  navy: 'Nachtblau',
  wine: 'Weinrot',
  mauve: 'Malve',
  gold: 'Gold',
  lavender: 'Lavendel',
  forest: 'Waldgrün',
  copper: 'Kupfer',
  'zebra-black-white': 'Zebra Schwarz/Weiß',
  'zebra-black-cream': 'Zebra Schwarz/Creme',
  'zebra-black-forest': 'Zebra Schwarz/Waldgrün',
};

/** Names of colours on pages. Orders and links have the names in `COLOURS`. */
export const COLOUR_NAMES: InLanguages<(colour: ColourId) => string> = {
  en: (colour) => COLOURS[colour].name,
  de: (colour) => IN_GERMAN[colour],
};
