import type { InLanguages } from '../languages.ts';
import { POSITION_WORDS, POSITIONS_SAID } from '../products/pickup-types.messages.ts';
import { positionsAt, type Seat } from './seats.ts';

interface SeatWords {
  /** What a switch lets through, short enough for half a card: "Neck + bridge". */
  readonly option: (seat: Seat) => string;
  /** The same in the name of what is heard: "neck and bridge". */
  readonly said: (seat: Seat) => string;
  /** Of coils that are not in series. */
  readonly coils: Readonly<Record<'parallel' | 'split', string>>;
}

/** What a switch lets through, in words. */
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
