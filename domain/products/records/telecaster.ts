import type { InLanguages } from '../../languages.ts';
import type { ProductMessages, ProductRecord } from '../product-record.ts';

export const telecaster = {
  type: 'TELECASTER',
  slug: 'telecaster',
  name: 'Telecaster',
  positions: {
    neck: { bobbin: 'telecaster-neck', place: 'telecaster-neck', model: 'telecaster-neck', cover: 'nickel' },
    bridge: { bobbin: 'telecaster-bridge', place: 'telecaster-bridge', model: 'telecaster-bridge' },
  },
  colours: ['black'],
  colourSlots: ['bobbin'],
  flavors: { HOT: true, MODERN: true, VINTAGE: true },
  reversible: true,
  bundles: { SET: 'telecaster_set', NECK: 'telecaster_neck', BRIDGE: 'telecaster_bridge' },
  sheet: { number: 'TE-01', revision: 'A' },
  setContents: 'Neck and bridge',
  listenRank: 4,
} as const satisfies ProductRecord;

export const telecasterWords: InLanguages<ProductMessages> = {
  en: {
    tone: 'Snap at the bridge, air at the neck.',
    intro:
      'A bridge pickup on its steel plate and a small neck pickup with finer wire. Two voices that were never meant to match, and do.',
    fits: 'Fits a Tele bridge and neck',
    adjectives: { HOT: 'thick twang', MODERN: 'tight, quick', VINTAGE: 'bell-like' },
    flavors: {
      HOT: 'More turns of 43 at the bridge. Thicker twang, still a twang.',
      MODERN: 'AlNiCo 5 at both ends. Tight lows, quick attack, room for a compressor.',
      VINTAGE: 'AlNiCo 3, lightly wound. Bell-like and honest about your picking.',
    },
  },
  de: {
    tone: 'Biss am Steg, Luft am Hals.',
    intro:
      'Ein Steg-Pickup auf seiner Stahlplatte und ein kleiner am Hals mit feinerem Draht. Zwei Stimmen, die nie zusammenpassen sollten und es doch tun.',
    fits: 'Passt in Tele-Steg und -Hals',
    adjectives: { HOT: 'dicker Twang', MODERN: 'straff, schnell', VINTAGE: 'glockig' },
    flavors: {
      HOT: 'Am Steg mehr Windungen vom 43er. Dickerer Twang, aber immer noch Twang.',
      MODERN: 'AlNiCo 5 an beiden Enden. Straffe Bässe, schneller Anschlag, Platz für einen Kompressor.',
      VINTAGE: 'AlNiCo 3, sparsam gewickelt. Glockig und ehrlich zu deinem Anschlag.',
    },
  },
};
