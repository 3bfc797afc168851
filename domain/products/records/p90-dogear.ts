import type { InLanguages } from '../../languages.ts';
import type { ProductMessages, ProductRecord } from '../product-record.ts';

export const p90Dogear = {
  type: 'P90_DOGEAR',
  slug: 'p90-dogear',
  name: 'Dogear P90',
  positions: {
    neck: { bobbin: 'p90-dogear', place: 'p90-neck', model: 'p90-dogear' },
    bridge: { bobbin: 'p90-dogear', place: 'p90-bridge', model: 'p90-dogear' },
  },
  colours: ['black', 'cream'],
  colourSlots: ['cover'],
  flavors: { HOT: true, MODERN: true, VINTAGE: true },
  reversible: true,
  bundles: { SET: 'p90_dogear_set', NECK: 'p90_dogear', BRIDGE: 'p90_dogear' },
  sheet: { number: 'PD-01', revision: 'A' },
  setContents: 'Neck and bridge',
} as const satisfies ProductRecord;

export const p90DogearWords: InLanguages<ProductMessages> = {
  en: {
    tone: 'Growls when you dig in, cleans up when you don’t.',
    intro:
      'The flat, wide coil of 1946 with two bar magnets under it. The ears screw straight into the top of the guitar.',
    fits: 'Fits a dogear rout',
    adjectives: { HOT: 'snarling, loud', MODERN: 'firm, cutting', VINTAGE: 'raw, dynamic' },
    flavors: {
      HOT: 'Ceramic bars and 43 wire. Pushes the front of an amp and snarls back.',
      MODERN: 'AlNiCo 5, potted. Firm lows and mids that cut through two guitars.',
      VINTAGE: 'AlNiCo 3, scatter-wound, unpotted. It’s all in the touch.',
    },
  },
  de: {
    tone: 'Knurrt, wenn du zulangst, wird sauber, wenn nicht.',
    intro:
      'Die flache, breite Spule von 1946 mit zwei Balkenmagneten darunter. Die Ohren werden direkt in die Decke geschraubt.',
    fits: 'Passt in eine Dogear-Fräsung',
    adjectives: { HOT: 'fauchend, laut', MODERN: 'fest, präsent', VINTAGE: 'roh, dynamisch' },
    flavors: {
      HOT: 'Keramikbalken und 43er Draht. Schiebt den Amp an und faucht zurück.',
      MODERN: 'AlNiCo 5, gewachst. Feste Bässe und Mitten, die sich gegen zwei Gitarren durchsetzen.',
      VINTAGE: 'AlNiCo 3, kreuz und quer gewickelt, ungewachst. Alles liegt am Anschlag.',
    },
  },
};
