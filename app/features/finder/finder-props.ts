import type { Pieces } from '#app/desk/pieces.ts';
import { AUDIO } from '#app/sound/audio-manifest.ts';
import type { Takes } from '#app/sound/live-sound.ts';
import { type Question, readFinderQuestion } from '#domain/finder/question.ts';
import { finderPrices } from '#domain/finder/sold.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { keysOf } from '#domain/records.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';

/** Initial props of the finder, in plain JSON: the question of its address, and the data to sell and play answers. */
export interface FinderProps {
  readonly asked: Question;
  readonly prices: PriceList | undefined;
  readonly pauses: readonly Pause[];
  readonly takes: Takes;
  readonly pieces: Pieces;
}

export function finderProps(
  query: URLSearchParams,
  list: PriceList | undefined,
  pauses: readonly Pause[],
): FinderProps {
  const { pieces, takes, bands_Hz } = AUDIO;
  return {
    asked: readFinderQuestion(query),
    prices: list && finderPrices(list),
    pauses,
    takes: {
      bands_dB: Object.fromEntries(Object.entries(takes).map(([key, take]) => [key, take.bands_dB])),
      bands_Hz,
    },
    pieces: keysOf(pieces).map((id) => ({ id, name: pieces[id] })),
  };
}
