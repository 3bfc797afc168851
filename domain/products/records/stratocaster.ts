import type { InLanguages } from '../../languages.ts';
import type { ProductMessages, ProductRecord } from '../product-record.ts';

export const stratocaster = {
  type: 'STRATOCASTER',
  slug: 'stratocaster',
  name: 'Stratocaster',
  positions: {
    neck: { bobbin: 'stratocaster', place: 'stratocaster-neck', model: 'stratocaster-neck' },
    middle: { bobbin: 'stratocaster', place: 'stratocaster-middle', model: 'stratocaster-middle' },
    bridge: { bobbin: 'stratocaster', place: 'stratocaster-bridge', model: 'stratocaster-bridge' },
  },
  colours: ['black', 'white', 'cream'],
  colourSlots: ['cover'],
  shownIn: 'white',
  flavors: { HOT: true, HYBRID: true, MODERN: true, VINTAGE: true },
  reversible: true,
  bundles: { SET: 'stratocaster_set', NECK: 'stratocaster', MIDDLE: 'stratocaster', BRIDGE: 'stratocaster' },
  sheet: { number: 'ST-01', revision: 'A' },
  setContents: 'Neck, middle and bridge',
  listenRank: 1,
} as const satisfies ProductRecord;

export const stratocasterWords: InLanguages<ProductMessages> = {
  en: {
    tone: 'Clear as glass, with a little bell on top.',
    intro:
      'Six rod magnets, fibre flatwork, one coil. The middle pickup of a set is reverse-wound, so positions two and four are quiet.',
    fits: 'Fits a Strat pickguard',
    adjectives: { HOT: 'thick, loud', HYBRID: 'round, sweet', MODERN: 'balanced', VINTAGE: 'airy, bright' },
    flavors: {
      HOT: 'Finer wire, more turns. The glass gets thicker and the amp breaks up sooner.',
      HYBRID: 'AlNiCo 2 rods. Rounder attack, less string pull, sweet on bends.',
      MODERN: 'A balanced set: the bridge has enough turns to keep up with the neck.',
      VINTAGE: 'About eight thousand turns of 42, scatter-wound. Chime, quack and air.',
    },
  },
  de: {
    tone: 'Glasklar, mit einem Glöckchen obendrauf.',
    intro:
      'Sechs Stabmagnete, Fiberplatten, eine Spule. Der mittlere im Set ist gegenläufig gewickelt, deshalb sind die Stellungen zwei und vier still.',
    fits: 'Passt in ein Strat-Schlagbrett',
    adjectives: { HOT: 'dick, laut', HYBRID: 'rund, weich', MODERN: 'ausgewogen', VINTAGE: 'luftig, hell' },
    flavors: {
      HOT: 'Feinerer Draht, mehr Windungen. Das Glas wird dicker, und der Amp zerrt früher.',
      HYBRID: 'Stäbe aus AlNiCo 2. Runderer Anschlag, weniger Zug an den Saiten, schön bei Bendings.',
      MODERN: 'Ein ausgewogenes Set: Der Steg hat genug Windungen, um mit dem Hals mitzuhalten.',
      VINTAGE: 'Rund achttausend Windungen vom 42er, kreuz und quer gewickelt. Glocken, Quack und Luft.',
    },
  },
};
