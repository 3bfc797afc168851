import type { InLanguages } from '../../languages.ts';
import type { ProductMessages, ProductRecord } from '../product-record.ts';

export const p90Soapbar = {
  type: 'P90_SOAPBAR',
  slug: 'p90-soapbar',
  name: 'Soapbar P90',
  positions: {
    neck: { bobbin: 'p90-soapbar', place: 'p90-neck', model: 'p90-soapbar' },
    bridge: { bobbin: 'p90-soapbar', place: 'p90-bridge', model: 'p90-soapbar' },
  },
  colours: ['black', 'white', 'cream'],
  colourSlots: ['cover'],
  shownIn: 'cream',
  flavors: { HOT: true, MODERN: true, VINTAGE: true },
  reversible: true,
  bundles: { SET: 'p90_soapbar_set', NECK: 'p90_soapbar', BRIDGE: 'p90_soapbar' },
  sheet: { number: 'PS-01', revision: 'A' },
  setContents: 'Neck and bridge',
  listenRank: 3,
} as const satisfies ProductRecord;

export const p90SoapbarWords: InLanguages<ProductMessages> = {
  en: {
    tone: 'The same coil, a rounder voice.',
    intro:
      'A P90 without ears, held by two screws between the poles. It sits lower in the wood and speaks a little softer.',
    fits: 'Fits a soapbar rout',
    adjectives: { HOT: 'fat, forward', MODERN: 'firm, steady', VINTAGE: 'warm, rough' },
    flavors: {
      HOT: 'Ceramic bars and 43 wire. Fat, forward, hard to ignore.',
      MODERN: 'AlNiCo 5, potted. Keeps its shape with gain and on stage.',
      VINTAGE: 'AlNiCo 3, scatter-wound, unpotted. Warm wood and a rough edge.',
    },
  },
  de: {
    tone: 'Dieselbe Spule, eine rundere Stimme.',
    intro:
      'Ein P90 ohne Ohren, gehalten von zwei Schrauben zwischen den Polen. Er sitzt tiefer im Holz und spricht etwas weicher.',
    fits: 'Passt in eine Soapbar-Fräsung',
    adjectives: { HOT: 'fett, präsent', MODERN: 'fest, stabil', VINTAGE: 'warm, rau' },
    flavors: {
      HOT: 'Keramikbalken und 43er Draht. Fett, weit vorn, schwer zu überhören.',
      MODERN: 'AlNiCo 5, gewachst. Bleibt in Form, mit Gain und auf der Bühne.',
      VINTAGE: 'AlNiCo 3, kreuz und quer gewickelt, ungewachst. Warmes Holz und eine raue Kante.',
    },
  },
};
