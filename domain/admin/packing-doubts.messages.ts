import type { InLanguages } from '../languages.ts';

const EN = {
  room: (room: number, pickups: number) =>
    `There is room for ${room} ${room === 1 ? 'pickup' : 'pickups'}, the order has ${pickups}.`,
  weight: (box: string, grams: string, least: string, most: string) =>
    `Box ${box} weighs ${grams}\u00a0g. Usual is ${least} to ${most}\u00a0g.`,
};

export const PACKING_DOUBTS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    room: (room, pickups) => `Es ist Platz für ${room} Tonabnehmer, die Bestellung hat ${pickups}.`,
    weight: (box, grams, least, most) =>
      `Karton ${box} wiegt ${grams}\u00a0g. Üblich sind ${least} bis ${most}\u00a0g.`,
  },
};
