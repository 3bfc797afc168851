import type { InLanguages } from '../languages.ts';
import { POSITIONS_SAID } from '../products/pickup-types.messages.ts';
import type { Position } from '../products/pickup-types.ts';

/** Describes one of our pickups in a line. */
const EN = {
  stock: (position: Position, magnet: string) => `Stock, ${POSITIONS_SAID.en(position)}, ${magnet}`,
  build: (cover: string, potted: boolean, magnet: string) =>
    `${cover}, ${potted ? 'potted' : 'unpotted'}, ${magnet}`,
  covers: { closed: 'Closed nickel', open: 'Open brass', none: 'Bare' },
  plastic: 'Plastic cover',
  /** Differences between the answers. */
  lessHum: 'less hum',
  moreHum: 'more hum',
  ready: 'ready to order',
};

const DE: typeof EN = {
  stock: (position, magnet) => `Serie, ${POSITIONS_SAID.de(position)}, ${magnet}`,
  build: (cover, potted, magnet) => `${cover}, ${potted ? 'gewachst' : 'ungewachst'}, ${magnet}`,
  covers: { closed: 'Geschlossene Kappe, Nickel', open: 'Offene Kappe, Messing', none: 'Ohne Kappe' },
  plastic: 'Kunststoffkappe',
  lessHum: 'weniger Brummen',
  moreHum: 'mehr Brummen',
  ready: 'gleich bestellbar',
};

export const SOLD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
