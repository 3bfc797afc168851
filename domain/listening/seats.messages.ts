import type { InLanguages } from '../languages.ts';
import { POSITION_WORDS, POSITIONS_SAID } from '../products/pickup-types.messages.ts';
import { positionsAt, type Seat } from './seats.ts';

interface SeatWords {
  /** Pickups that a switch position selects, short enough for half a card: "Neck + bridge". */
  readonly option: (seat: Seat) => string;
  /** The same pickups in a longer name: "neck and bridge". */
  readonly said: (seat: Seat) => string;
  /** Connections of coils other than in series. */
  readonly coils: Readonly<Record<'parallel' | 'split', string>>;
}

export const SEAT_WORDS: InLanguages<SeatWords> = {
  en: {
    option(seat) {
      const [first, ...others] = positionsAt(seat);
      return [...(first ? [POSITION_WORDS.en[first]] : []), ...others.map(POSITIONS_SAID.en)].join(' + ');
    },
    said: (seat) => positionsAt(seat).map(POSITIONS_SAID.en).join(' and '),
    coils: { parallel: 'in parallel', split: 'split' },
  },
  de: {
    option: (seat) =>
      positionsAt(seat)
        .map((position) => POSITION_WORDS.de[position])
        .join(' + '),
    said: (seat) => positionsAt(seat).map(POSITIONS_SAID.de).join(' und '),
    coils: { parallel: 'parallel', split: 'gesplittet' },
  },
};
