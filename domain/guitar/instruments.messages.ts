import type { InLanguages } from '../languages.ts';
import { type GuitarStyle, instrumentOf } from './instruments.ts';

interface GuitarWords {
  readonly style: (style: GuitarStyle) => string;
  readonly noTone: string;
}

/** Of an instrument that one may have, in the line that says what pickups are in. */
export const GUITAR_WORDS: InLanguages<GuitarWords> = {
  en: { style: (style) => instrumentOf(style).name, noTone: 'no tone' },
  de: {
    style: (style) => instrumentOf(style).name.replace(' style', '').replaceAll(' ', '-').concat('-Bauart'),
    noTone: 'ohne Tone',
  },
};
