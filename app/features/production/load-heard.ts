import { ohmsWords } from '#domain/guitar/sheet-words.ts';
import type { Load } from '#domain/tone/loads.ts';

/** "500 kΩ pots, 500 pF of cable": what one pickup is heard through. */
export const loadHeard = ({ volume_Ohm, cable_pF }: Load): string =>
  `${ohmsWords(volume_Ohm / 1000)} pots, ${cable_pF}\u00a0pF of cable`;
