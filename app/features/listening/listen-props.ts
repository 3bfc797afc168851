import { DESK_MESSAGES } from '#app/desk/desk.messages.ts';
import { ALL_TAKES, AUDIO } from '#app/sound/audio-manifest.ts';
import type { Language } from '#domain/languages.ts';
import { isBuild, listenPath, pickName } from '#domain/listening/listen-choice.ts';
import { pickPrices } from '#domain/listening/listen-prices.ts';
import { readPicks } from '#domain/listening/listen-query.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import { STOCK_TYPES } from '#domain/products/products.ts';
import { keysOf } from '#domain/records.ts';
import { compare } from './comparison/compare.ts';
import { LISTEN_MESSAGES } from './listen.messages.ts';

/** Initial props of the listening island, in plain JSON: the pickups of its address, wound by the server. */
export function listenProps(query: URLSearchParams, list: PriceList | undefined, language: Language) {
  const { pieces, tracks } = AUDIO;
  const picks = readPicks(query, language);
  const [first] = picks.map((pick) => (isBuild(pick) ? pick.nearest : pick));
  return {
    picks,
    prices: list && pickPrices(picks, list),
    comparison: compare(picks, language),
    /** One sentence per flavor and product, so that the browser needs no other product texts. */
    sentences: Object.fromEntries(
      STOCK_TYPES.map((type) => [type, PRODUCT_MESSAGES[type][language].flavors]),
    ),
    /** The first track of the first pickup. */
    piece: (first && tracks[first.position][0]?.piece) ?? 'blues-riff',
    pieces: keysOf(pieces).map((id) => ({ id, name: pieces[id] })),
    takes: ALL_TAKES,
  };
}

export type ListenProps = ReturnType<typeof listenProps>;

const FIRST_CHOICE = listenPath(readPicks(new URLSearchParams()));

/** Title of the page; it names the pickups only if the address chooses some. */
export function listenTitle({ picks }: ListenProps, language: Language): string {
  if (listenPath(picks) === FIRST_CHOICE) return DESK_MESSAGES[language].title;
  return LISTEN_MESSAGES[language].titleOf(picks.map((pick) => pickName(pick, language)).join(' / '));
}
