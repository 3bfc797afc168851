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

export const precisionBassWords = {
  tone: 'One note, and the room knows where it is.',
  intro:
    'One pickup in two halves, each under two strings and wound against the other. The hum cancels, the note does not.',
  flavors: {
    HOT: 'Ceramic bars and 43 wire. Thick, loud, made for a pick.',
    MODERN: 'More turns on AlNiCo 5. Firm in a dense mix.',
    VINTAGE: 'About ten thousand turns a half. Round, woody, done.',
  },
} as const satisfies ProductMessages;
