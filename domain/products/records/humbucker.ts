import type { InLanguages } from '../../languages.ts';
import type { ProductMessages, ProductRecord } from '../product-record.ts';

export const humbucker = {
  type: 'HUMBUCKER',
  slug: 'humbucker',
  name: 'Humbucker',
  positions: {
    neck: { bobbin: 'humbucker', place: 'humbucker-neck', model: 'humbucker' },
    bridge: { bobbin: 'humbucker', place: 'humbucker-bridge', model: 'humbucker' },
  },
  colours: ['black', 'cream', 'zebra-black-cream', 'zebra-black-white'],
  colourSlots: ['bobbin-top', 'bobbin-bottom'],
  shownIn: 'zebra-black-cream',
  flavors: { HOT: true, HYBRID: true, MODERN: true, VINTAGE: true },
  bundles: { SET: 'humbucker_set', NECK: 'humbucker', BRIDGE: 'humbucker' },
  sheet: { number: 'HB-01', revision: 'C' },
  setContents: 'Neck and bridge',
  listenRank: 2,
} as const satisfies ProductRecord;

export const humbuckerWords: InLanguages<ProductMessages> = {
  en: {
    tone: 'Thick and quiet. Keeps its mids under gain.',
    intro:
      'Two coils that cancel hum, wound one after the other on the same bench. Open bobbins, so you can reach every part with a screwdriver.',
    fits: 'Fits a humbucker rout',
    adjectives: { HOT: 'loud, thick', HYBRID: 'crisp, quiet', MODERN: 'even, clear', VINTAGE: 'open, soft' },
    flavors: {
      HOT: 'Ceramic magnet and 44 wire. Pushes an amp hard and keeps the low strings apart.',
      HYBRID: 'Unmatched coils on AlNiCo 4. The edge of a single coil, with the hum turned down.',
      MODERN: 'Even from string to string. Takes a lot of gain and keeps chords clear.',
      VINTAGE: 'Scatter-wound on AlNiCo 2, unpotted. Open highs, soft attack, a little air.',
    },
  },
  de: {
    tone: 'Dick und brummfrei. Die Mitten bleiben auch mit Gain.',
    intro:
      'Zwei Spulen gegen das Brummen, nacheinander auf derselben Werkbank gewickelt. Offene Spulenkörper: An jedes Teil kommst du mit dem Schraubendreher heran.',
    fits: 'Passt in eine Humbucker-Fräsung',
    adjectives: { HOT: 'laut, dick', HYBRID: 'bissig, leise', MODERN: 'klar, fest', VINTAGE: 'offen, weich' },
    flavors: {
      HOT: 'Keramikmagnet und 44er Draht. Fährt den Amp hart an und hält die tiefen Saiten auseinander.',
      HYBRID: 'Ungleiche Spulen auf AlNiCo 4. Der Biss eines Singlecoils, mit heruntergedrehtem Brummen.',
      MODERN: 'Gleichmäßig von Saite zu Saite. Verträgt viel Gain, und Akkorde bleiben klar.',
      VINTAGE:
        'Kreuz und quer gewickelt auf AlNiCo 2, ungewachst. Offene Höhen, weicher Anschlag, etwas Luft.',
    },
  },
};
