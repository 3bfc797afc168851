import { type Day, dayInWords, shortDay, weekdayName } from '../calendar/day.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { atStart } from '../format-count.ts';
import type { InLanguages } from '../languages.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import type { CoverPart } from '../products/spare-parts.ts';
import type { SaleState } from '../shopfront/sale-parts.ts';

const heading = (of: CoverPart['of']): string => CONFIGURATORS[of].heading.replace(/^Custom /, '');
const more = ({ of, spacing }: CoverPart): string => `${spacing}\u00a0mm, ${heading(of)}`;

const EN = {
  name: (cover: CoverPart) =>
    `Cover ${atStart(cover.model)}, ${COLOUR_NAMES.en(cover.color)}, ${more(cover)}`,
  /** `comes` is the day of delivery; undefined if unknown. */
  words(state: SaleState, comes: Day | undefined) {
    const day = comes && `${weekdayName(comes)}, ${shortDay(comes)}`;
    if (state === 'paused') return day ? `again from ${day}` : 'none is left; we have not ordered it yet';
    return day ? `comes on ${day}, so it takes longer` : 'made to order, so it takes longer';
  },
};

export const COVER_PAUSES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    name: (cover) => `Kappe ${atStart(cover.model)}, ${COLOUR_NAMES.de(cover.color)}, ${more(cover)}`,
    words(state, comes) {
      const day = comes && dayInWords(comes, 'de');
      if (state === 'paused') return day ? `wieder ab ${day}` : 'keine mehr da, noch nicht nachbestellt';
      return day ? `kommt am ${day}, dauert also länger` : 'wird auf Bestellung gemacht, dauert also länger';
    },
  },
};
