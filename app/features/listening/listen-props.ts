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

/** All that the listening island knows, in plain JSON: the pickups of its address as the server has wound them. */
export interface ListenProps {
  readonly picks: readonly ListenPick[];
  /** Undefined while there is no price list. */
  readonly prices: PickPrices | undefined;
  readonly comparison: Comparison;
  /** A sentence a flavor, by product: browsers do without the other words of products. */
  readonly sentences: FlavorSentences;
  /** With which piece to begin: the first track of the first pickup. */
  readonly piece: PieceId;
  readonly pieces: Pieces;
  readonly takes: Takes;
}

/** What the page shows at first, with the choice its address makes. */
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

/** Title of the page: a link that somebody sends names the pickups, the page by itself does not. */
export function listenTitle({ picks }: ListenProps, language: Language): string {
  if (listenPath(picks) === FIRST_CHOICE) return DESK_MESSAGES[language].title;
  return LISTEN_MESSAGES[language].titleOf(picks.map((pick) => pickName(pick, language)).join(' / '));
}
