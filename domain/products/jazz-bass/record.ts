import type { ProductMessages, ProductRecord } from '../product-record.ts';

export const jazzBass = {
  type: 'JAZZ_BASS',
  slug: 'jazz-bass',
  name: 'Jazz Bass',
  positions: {
    neck: { bobbin: 'jazz-bass', place: 'jazz-bass-neck', model: 'jazz-bass-neck' },
    bridge: { bobbin: 'jazz-bass', place: 'jazz-bass-bridge', model: 'jazz-bass-bridge' },
  },
  colours: ['black'],
  colourSlots: ['cover'],
  flavors: { HOT: true, MODERN: true, VINTAGE: true },
  reversible: true,
  bundles: { SET: 'jazz_bass_set', NECK: 'jazz_bass_neck', BRIDGE: 'jazz_bass_bridge' },
  sheet: { number: 'JB-01', revision: 'A' },
  setContents: 'Neck and bridge',
  listenRank: 1,
} as const satisfies ProductRecord;

export const jazzBassWords = {
  tone: 'Every finger, every fret, nothing in between.',
  intro:
    'Two slim single coils with a pair of rods for each string. Wound in opposite directions, so both together are quiet.',
  flavors: {
    HOT: 'More turns of 43. The growl comes forward, the slap loses its needle.',
    MODERN: 'Wide and even. Low B stays firm, harmonics stay clear.',
    VINTAGE: 'Scatter-wound 42. The burp of the bridge pickup, just as you know it.',
  },
} as const satisfies ProductMessages;
