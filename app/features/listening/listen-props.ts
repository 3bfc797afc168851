import { DESK_MESSAGES } from '#app/desk/desk.messages.ts';
import type { Pieces } from '#app/desk/pieces.ts';
import { AUDIO } from '#app/sound/audio-manifest.ts';
import type { Takes } from '#app/sound/live-sound.ts';
import type { Language } from '#domain/languages.ts';
import type { PieceId } from '#domain/listening/audio.ts';
import {
  isBuild,
  type ListenPick,
  listenPath,
  type PickPrices,
  pickName,
} from '#domain/listening/listen-choice.ts';
import { pickPrices } from '#domain/listening/listen-prices.ts';
import { readPicks } from '#domain/listening/listen-query.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import type { ProductMessages } from '#domain/products/product-record.ts';
import { STOCK_TYPES } from '#domain/products/products.ts';
import { keysOf } from '#domain/records.ts';
import { compare } from './comparison/compare.ts';
import type { Comparison } from './comparison/comparison.ts';
import { LISTEN_MESSAGES } from './listen.messages.ts';

export type FlavorSentences = Readonly<Record<string, ProductMessages['flavors']>>;

/** Initial props of the listening island, in plain JSON: the pickups of its address, wound by the server. */
export interface ListenProps {
  readonly picks: readonly ListenPick[];
  /** Undefined without a price list. */
  readonly prices: PickPrices | undefined;
  readonly comparison: Comparison;
  /** One sentence per flavor and product, so that the browser needs no other product texts. */
  readonly sentences: FlavorSentences;
  /** The first piece: the first track of the first pickup. */
  readonly piece: PieceId;
  readonly pieces: Pieces;
  readonly takes: Takes;
}

export function listenProps(
  query: URLSearchParams,
  list: PriceList | undefined,
  language: Language,
): ListenProps {
  const { pieces, takes, bands_Hz, tracks } = AUDIO;
  const picks = readPicks(query, language);
  const [first] = picks.map((pick) => (isBuild(pick) ? pick.nearest : pick));
  return {
    picks,
    prices: list && pickPrices(picks, list),
    comparison: compare(picks, language),
    sentences: Object.fromEntries(
      STOCK_TYPES.map((type) => [type, PRODUCT_MESSAGES[type][language].flavors]),
    ),
    piece: (first && tracks[first.position][0]?.piece) ?? 'blues-riff',
    pieces: keysOf(pieces).map((id) => ({ id, name: pieces[id] })),
    takes: {
      bands_dB: Object.fromEntries(Object.entries(takes).map(([key, take]) => [key, take.bands_dB])),
      bands_Hz,
    },
  };
}

const FIRST_CHOICE = listenPath(readPicks(new URLSearchParams()));

/** Title of the page; it names the pickups only if the address chooses some. */
export function listenTitle({ picks }: ListenProps, language: Language): string {
  if (listenPath(picks) === FIRST_CHOICE) return DESK_MESSAGES[language].title;
  return LISTEN_MESSAGES[language].titleOf(picks.map((pick) => pickName(pick, language)).join(' / '));
}
