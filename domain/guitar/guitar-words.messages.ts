import type { InLanguages } from '../languages.ts';
import { type GuitarStyle, INSTRUMENTS } from './instruments.ts';

const STYLES: Readonly<Record<GuitarStyle, string>> = {
  'les-paul': 'Les-Paul-Typ',
  special: 'Special-Typ',
  stratocaster: 'Strat-Typ',
  telecaster: 'Tele-Typ',
  'jazz-bass': 'Jazz-Bass-Typ',
  'precision-bass': 'Precision-Typ',
};

interface GuitarWords {
  /** What an instrument of a style is called. */
  readonly style: (style: GuitarStyle) => string;
  readonly noTone: string;
  /** A figure with its decimal sign. */
  readonly figure: (value: number) => string;
}

/** What pages say of a guitar. */
export const GUITAR_WORDS: InLanguages<GuitarWords> = {
  en: { style: (style) => INSTRUMENTS[style].name, noTone: 'no tone', figure: String },
  de: {
    style: (style) => STYLES[style],
    noTone: 'kein Tone',
    figure: (value) => String(value).replace('.', ','),
  },
};
