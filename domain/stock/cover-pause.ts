import type { Day } from '../calendar/day.ts';
import { inEach } from '../languages.ts';
import { spellParts } from '../shopfront/on-sale.ts';
import type { Pause, SaleParts, SaleState } from '../shopfront/sale-parts.ts';
import { COVER_PAUSES } from './cover-pause.messages.ts';
import type { CoverPart } from './parts.ts';

/** What the stock itself keeps from being bought as usual. */
export interface StockPause extends Omit<Pause, 'until' | 'inGerman'> {
  readonly inGerman: NonNullable<Pause['inGerman']>;
  /** Its parts in their one spelling. */
  readonly target: string;
}

/** What a shopper chooses when it is this cover. */
export const partsOfCover = ({ of, model, color, spacing }: CoverPart): SaleParts => ({
  ...{ of, model, color, spacing },
});

/** The pause of a cover of which none is free, with the day on which it comes where that is known. */
export function coverPause(cover: CoverPart, state: SaleState, comes: Day | undefined): StockPause {
  const parts = partsOfCover(cover);
  const { en, de } = inEach(COVER_PAUSES, ({ name, words }) => ({
    name: name(cover),
    words: words(state, comes),
  }));
  return { target: spellParts(parts), parts, state, ...en, inGerman: de };
}
