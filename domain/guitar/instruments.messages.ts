import type { InLanguages } from '../languages.ts';
import { type GuitarStyle, instrumentOf } from './instruments.ts';

const EN = { style: (style: GuitarStyle): string => instrumentOf(style).name, noTone: 'no tone' };

/** Descriptions of instruments, in the line that names the pickups' guitar. */
export const GUITAR_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    style: (style) => instrumentOf(style).name.replace(' style', '').replaceAll(' ', '-').concat('-Bauart'),
    noTone: 'ohne Tone',
  },
};
