import type { InLanguages } from '../../languages.ts';
import type { ProductMessages, ProductRecord } from '../product-record.ts';

export const precisionBass = {
  type: 'PRECISION_BASS',
  slug: 'precision-bass',
  name: 'Precision Bass',
  positions: {
    split: { bobbin: 'precision-bass', place: 'precision-bass-split', model: 'precision-bass' },
  },
  colours: ['black'],
  colourSlots: ['cover'],
  flavors: { HOT: true, MODERN: true, VINTAGE: true },
  bundles: { SET: 'precision_bass_set' },
  sheet: { number: 'PB-01', revision: 'A' },
  setContents: 'Both halves of the split coil',
  listenRank: 2,
} as const satisfies ProductRecord;

export const precisionBassWords: InLanguages<ProductMessages> = {
  en: {
    tone: 'One note, and the room knows where it is.',
    intro:
      'One pickup in two halves, each under two strings and wound against the other. The hum cancels, the note doesn’t.',
    fits: 'Fits a Precision rout',
    adjectives: { HOT: 'thick, loud', MODERN: 'firm, clear', VINTAGE: 'round, woody' },
    flavors: {
      HOT: 'Ceramic bars and 43 wire. Thick, loud, made for a pick.',
      MODERN: 'More turns on AlNiCo 5. Firm in a dense mix.',
      VINTAGE: 'About ten thousand turns per half. Round, woody, done.',
    },
  },
  de: {
    tone: 'Ein Ton, und der Raum weiß, wo er steht.',
    intro:
      'Ein Tonabnehmer in zwei Hälften, jede unter zwei Saiten und gegen die andere gewickelt. Das Brummen hebt sich auf, der Ton nicht.',
    fits: 'Passt in eine Precision-Fräsung',
    adjectives: { HOT: 'dick, laut', MODERN: 'fest, klar', VINTAGE: 'rund, holzig' },
    flavors: {
      HOT: 'Keramikbalken und 43er Draht. Dick, laut, fürs Plektrum gemacht.',
      MODERN: 'Mehr Windungen auf AlNiCo 5. Steht auch in einem dichten Mix.',
      VINTAGE: 'Rund zehntausend Windungen je Hälfte. Rund, holzig, fertig.',
    },
  },
};
