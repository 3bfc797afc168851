import { ALL_TAKES, AUDIO } from '#app/sound/audio-manifest.ts';
import { readFinderQuestion } from '#domain/finder/question.ts';
import { finderPrices } from '#domain/finder/sold.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { keysOf } from '#domain/records.ts';
import type { Pause } from '#domain/shopfront/sale-parts.ts';

/** Initial props of the finder, in plain JSON: the question of its address, and the data to sell and play answers. */
export function finderProps(query: URLSearchParams, list: PriceList | undefined, pauses: readonly Pause[]) {
  const { pieces } = AUDIO;
  return {
    asked: readFinderQuestion(query),
    prices: list && finderPrices(list),
    pauses,
    takes: ALL_TAKES,
    pieces: keysOf(pieces).map((id) => ({ id, name: pieces[id] })),
  };
}
