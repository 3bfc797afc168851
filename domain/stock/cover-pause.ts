import { type Day, shortDay, weekdayName } from '../calendar/day.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { COLOURS } from '../products/colours.ts';
import { spellParts } from '../shopfront/on-sale.ts';
import type { Pause, SaleParts, SaleState } from '../shopfront/sale-parts.ts';
import type { CoverPart } from './parts.ts';

/** What the stock itself keeps from being bought as usual. */
export interface StockPause extends Omit<Pause, 'until'> {
  /** Its parts in their one spelling. */
  readonly target: string;
}

const heading = (of: CoverPart['of']): string => CONFIGURATORS[of].heading.replace(/^Custom /, '');

/** What a shopper chooses when it is this cover. */
export const partsOfCover = ({ of, model, color, spacing }: CoverPart): SaleParts => ({
  ...{ of, model, color, spacing },
});

/** The pause of a cover of which none is free, with the day on which it comes where that is known. */
export function coverPause(cover: CoverPart, state: SaleState, comes: Day | undefined): StockPause {
  const { of, model, color, spacing } = cover;
  const parts = partsOfCover(cover);
  const name = `Cover ${model.charAt(0).toUpperCase()}${model.slice(1)}, ${COLOURS[color].name}, ${spacing}\u00a0mm, ${heading(of)}`;
  const day = comes && `${weekdayName(comes)}, ${shortDay(comes)}`;
  const words =
    state === 'paused'
      ? day
        ? `again from ${day}`
        : 'none is left; we have not ordered it yet'
      : day
        ? `comes on ${day}, so it takes longer`
        : 'made to order, so it takes longer';
  return { target: spellParts(parts), parts, state, name, words };
}
