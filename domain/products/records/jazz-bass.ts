import type { InLanguages } from '../../languages.ts';
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

export const jazzBassWords: InLanguages<ProductMessages> = {
  en: {
    tone: 'Every finger, every fret, nothing in between.',
    intro:
      'Two slim single coils with a pair of rods for each string. Wound in opposite directions, so the pair is quiet.',
    fits: 'Fits a Jazz Bass rout',
    adjectives: { HOT: 'growling', MODERN: 'wide, even', VINTAGE: 'old-school' },
    flavors: {
      HOT: 'More turns of 43. The growl comes forward, the slap gets rounder.',
      MODERN: 'Wide and even. Low B stays firm, harmonics stay clear.',
      VINTAGE: 'Scatter-wound 42. The burp of the bridge pickup, just as you know it.',
    },
  },
  de: {
    tone: 'Jeder Finger, jeder Bund, nichts dazwischen.',
    intro:
      'Zwei schmale Singlecoils mit zwei Stäben pro Saite. Gegenläufig gewickelt, also sind beide zusammen still.',
    fits: 'Passt in Jazz-Bass-Fräsungen',
    adjectives: { HOT: 'knurrig', MODERN: 'breit, klar', VINTAGE: 'klassisch' },
    flavors: {
      HOT: 'Mehr Windungen vom 43er. Das Knurren rückt nach vorn, der Slap wird runder.',
      MODERN: 'Breit und gleichmäßig. Die tiefe H-Saite bleibt fest, Flageoletts bleiben klar.',
      VINTAGE: '42er, kreuz und quer gewickelt. Das Rülpsen des Steg-Pickups, wie du es kennst.',
    },
  },
};
