import type { Day } from '../calendar/day.ts';
import { inEach } from '../languages.ts';
import type { CoverPart } from '../products/spare-parts.ts';
import { spellParts } from '../shopfront/on-sale.ts';
import type { SaleParts, SaleState } from '../shopfront/sale-parts.ts';
import { COVER_PAUSES } from './cover-pause.messages.ts';

export const partsOfCover = ({ of, model, color, spacing }: CoverPart): SaleParts => ({
  ...{ of, model, color, spacing: String(spacing) },
});

/** The pause of a cover that is out of stock, with its date of arrival if known. */
export function coverPause(cover: CoverPart, state: SaleState, comes: Day | undefined) {
  const parts = partsOfCover(cover);
  const { en, de } = inEach(COVER_PAUSES, ({ name, words }) => ({
    name: name(cover),
    words: words(state, comes),
  }));
  // Its parts in canonical spelling are the target.
  return { target: spellParts(parts), parts, state, ...en, inGerman: de };
}

export type StockPause = ReturnType<typeof coverPause>;
