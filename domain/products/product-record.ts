import type { LookupKey } from '../prices/price-list.ts';
import type { BobbinId } from '../tone/bobbins.ts';
import type { Cover } from '../tone/covers.ts';
import type { PlaceId } from '../tone/strings.ts';
import type { ColourId } from './colours.ts';
import type { Slot } from './finishes.ts';
import type { Bundle, Flavor, Position } from './pickup-types.ts';

interface PositionRecord {
  readonly bobbin: BobbinId;
  /** Position on the string, which also implies the instrument (`domain/tone/strings.ts`). */
  readonly place: PlaceId;
  readonly model: string;
  readonly cover?: Cover;
}

/** A stock pickup as sold and shown. Pages that compute a tone load `windings.ts`; prices are in the list. */
export interface ProductRecord {
  readonly type: string;
  /** Last part of the page's address: /shop/{slug}. */
  readonly slug: string;
  readonly name: string;
  readonly positions: Readonly<Partial<Record<Position, PositionRecord>>>;
  readonly colours: readonly [ColourId, ...ColourId[]];
  /** Slots of the model painted in the colour; for a zebra in the first and the second colour. */
  readonly colourSlots: readonly [Slot, Slot?];
  /** Colour of its tile if not the first, so that a row of tiles is not all black. */
  readonly shownIn?: ColourId;
  readonly flavors: Readonly<Partial<Record<Flavor, true>>>;
  /** Single-coil pickups, which can be bought alone in reverse wound. */
  readonly reversible?: true;
  readonly bundles: Readonly<Partial<Record<Bundle, LookupKey>>>;
  readonly sheet: { readonly number: string; readonly revision: string };
  readonly setContents: string;
  /** Rank among the products of its instrument as the first one to listen to. Undefined: not offered first. */
  readonly listenRank?: number;
}

/** Texts of a product for pages. Separate from the record, so that the cart does not load them. */
export interface ProductMessages {
  readonly tone: string;
  readonly intro: string;
  /** The rout it fits; its spacing follows: "Fits a humbucker rout". */
  readonly fits: string;
  /** Two adjectives for each flavor's tile: at most 13 letters with four flavors, 16 with three. */
  readonly adjectives: Readonly<Partial<Record<Flavor, string>>>;
  readonly flavors: Readonly<Partial<Record<Flavor, string>>>;
}
