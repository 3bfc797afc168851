import type { InLanguages } from '../../languages.ts';
import type { ProductMessages, ProductRecord } from '../product-record.ts';

export const humbuckerP90 = {
  type: 'HUMBUCKER_P90',
  slug: 'humbucker-p90',
  name: 'Humbucker-sized P90',
  positions: {
    neck: { bobbin: 'hp90', place: 'p90-neck', model: 'humbucker-p90' },
    bridge: { bobbin: 'hp90', place: 'p90-bridge', model: 'humbucker-p90' },
  },
  colours: ['black'],
  colourSlots: ['cover'],
  flavors: { HOT: true, MODERN: true, VINTAGE: true },
  reversible: true,
  bundles: { SET: 'humbucker_p90_set', NECK: 'humbucker_p90', BRIDGE: 'humbucker_p90' },
  sheet: { number: 'HP-01', revision: 'A' },
  setContents: 'Neck and bridge',
} as const satisfies ProductRecord;

export const humbuckerP90Words: InLanguages<ProductMessages> = {
  en: {
    tone: 'P90 bite in a humbucker ring.',
    intro:
      'One wide, flat coil under a humbucker-sized cover. It drops into your guitar’s humbucker rout and brings the growl along.',
    fits: 'Fits a humbucker rout',
    adjectives: { HOT: 'rough, loud', MODERN: 'punchy, clear', VINTAGE: 'dry, woody' },
    flavors: {
      HOT: 'Wound to 9 and 10\u00a0kΩ on AlNiCo 5. Rough when you dig in, loud when you don’t.',
      MODERN: 'Wound to 8 and 8.5\u00a0kΩ. Punch in the middle, clear on top, steady with a fuzz.',
      VINTAGE: 'Wound to 7.2 and 7.8\u00a0kΩ. Dry, woody, with the snap of an old student guitar.',
    },
  },
  de: {
    tone: 'P90-Biss im Humbucker-Rahmen.',
    intro:
      'Eine breite, flache Spule unter einer Kappe in Humbuckergröße. Passt in die Fräsung, die deine Gitarre schon hat, und bringt das Knurren mit.',
    fits: 'Passt in eine Humbucker-Fräsung',
    adjectives: { HOT: 'rau, laut', MODERN: 'druckvoll, klar', VINTAGE: 'trocken, holzig' },
    flavors: {
      HOT: 'Auf 9 und 10\u00a0kΩ gewickelt, auf AlNiCo 5. Rau, wenn du zulangst, laut, wenn nicht.',
      MODERN: 'Auf 8 und 8,5\u00a0kΩ gewickelt. Druck in der Mitte, oben klar, auch mit Fuzz standfest.',
      VINTAGE: 'Auf 7,2 und 7,8\u00a0kΩ gewickelt. Trocken, holzig, mit dem Biss einer alten Schülergitarre.',
    },
  },
};
