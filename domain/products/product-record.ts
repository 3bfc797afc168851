import type { LookupKey } from '../prices/price-list.ts';
import type { BobbinId } from '../tone/bobbins.ts';
import type { Cover } from '../tone/covers.ts';
import type { PlaceId } from '../tone/strings.ts';
import type { ColourId } from './colours.ts';
import type { Slot } from './finishes.ts';
import type { Bundle, Flavor, Position } from './pickup-types.ts';

/** The pickup of a product at one position. */
interface PositionRecord {
  readonly bobbin: BobbinId;
  /** Where it listens, and so on which instrument (`domain/tone/strings.ts`). */
  readonly place: PlaceId;
  /** Id of its CAD model. */
  readonly model: string;
  /** Metal over the coil, where there is any. */
  readonly cover?: Cover;
}

/**
 * A stock pickup as it is sold and shown. How it is wound is in `winding.ts` beside it, which pages load only where
 * somebody winds; prices stand in the price list.
 */
export interface ProductRecord {
  readonly type: string;
  /** Last part of the page's address: /shop/{slug}. */
  readonly slug: string;
  readonly name: string;
  readonly positions: Readonly<Partial<Record<Position, PositionRecord>>>;
  readonly colours: readonly [ColourId, ...ColourId[]];
  /** Parts of the model that the colour paints; of a zebra the first and the second colour. */
  readonly colourSlots: readonly [Slot, Slot?];
  /** The colour of its tile, where not the first, so that the row is not black from end to end. */
  readonly shownIn?: ColourId;
  /** In which flavors it is wound. */
  readonly flavors: Readonly<Partial<Record<Flavor, true>>>;
  /** Its pickups have one coil each: one alone can be had reverse wound, with its poles turned over. */
  readonly reversible?: true;
  /** Price keys of the bundles on offer. */
  readonly bundles: Readonly<Partial<Record<Bundle, LookupKey>>>;
  /** Its drawing. */
  readonly sheet: { readonly number: string; readonly revision: string };
  /** What a set holds, in words. */
  readonly setContents: string;
  /** Of its instrument, which one is offered first to someone who has chosen nothing to listen to; not at all without it. */
  readonly listenRank?: number;
}

/** What pages say of it. Apart from the rest of the record, so that no cart brings it along. */
export interface ProductMessages {
  /** What it sounds like, on a narrow tile. */
  readonly tone: string;
  /** What a player should know in two sentences. */
  readonly intro: string;
  /** What it fits, to be followed by its spacing: "Fits a humbucker rout". */
  readonly fits: string;
  /** How a flavor sounds in two words, on its tile: at most 13 letters of four flavors, 16 of three. */
  readonly adjectives: Readonly<Partial<Record<Flavor, string>>>;
  /** A sentence a flavor. */
  readonly flavors: Readonly<Partial<Record<Flavor, string>>>;
}
