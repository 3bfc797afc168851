import type { InLanguages } from '../languages.ts';
import { POSITION_WORDS, POSITIONS_SAID } from '../products/pickup-types.messages.ts';
import { positionsAt, type Seat } from './seats.ts';

const EN = {
  /** Pickups that a switch position selects, short enough for half a card: "Neck + bridge". */
  option(seat: Seat) {
    const [first, ...others] = positionsAt(seat);
    return [...(first ? [POSITION_WORDS.en[first]] : []), ...others.map(POSITIONS_SAID.en)].join(' + ');
  },
  /** The same pickups in a longer name: "neck and bridge". */
  said: (seat: Seat) => positionsAt(seat).map(POSITIONS_SAID.en).join(' and '),
  /** Connections of coils other than in series. */
  coils: { parallel: 'in parallel', split: 'split' },
};

const DE: typeof EN = {
  option: (seat) =>
    positionsAt(seat)
      .map((position) => POSITION_WORDS.de[position])
      .join(' + '),
  said: (seat) => positionsAt(seat).map(POSITIONS_SAID.de).join(' und '),
  coils: { parallel: 'parallel', split: 'gesplittet' },
};

export const SEAT_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
