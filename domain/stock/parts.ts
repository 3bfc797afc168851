import { BOX_IDS } from '../admin/packaging.ts';
import { inEach, type Sentence } from '../languages.ts';
import { COLOUR_NAMES } from '../products/colours.messages.ts';
import { HP90_BASE_COLOURS, SPACINGS } from '../products/custom-looks.ts';
import { PRODUCTS } from '../products/products.ts';
import { SPARE_WORDS } from '../products/spare-parts.messages.ts';
import {
  type CoverPart,
  coverId,
  OPEN_COVERS,
  PLASTIC_COVERED,
  SPARE_PARTS,
  type SparePart,
} from '../products/spare-parts.ts';
import { isOneOf, keysOf } from '../records.ts';
import type { Magnet } from '../tone/magnets.ts';
import { type Awg, GAUGES } from '../tone/wire.ts';
import type { PartUnit } from './amounts.ts';
import { GROUP_NAMES, PART_WORDS, type PartMessages } from './parts.messages.ts';

/** Headings of the shelf, in its order. */
export const PART_GROUPS = keysOf(GROUP_NAMES.en);
type PartGroup = (typeof PART_GROUPS)[number];

/** A part in stock, defined by the shop's own tables. */
export interface StockPart {
  /** `wire:42`, `bar:A5`, `cover:hp90:hornet:wine:50`. Stored, so never renamed. */
  readonly id: string;
  readonly group: PartGroup;
  readonly name: Sentence;
  /** "63.5 × 12.7 × 3.2 mm". */
  readonly detail: Sentence;
  readonly unit: PartUnit;
  /** Wire only, which is stored in spools. */
  readonly awg?: Awg;
  readonly cover?: CoverPart;
}

type More = Partial<Pick<StockPart, 'unit' | 'awg' | 'cover'>>;

function part(
  group: PartGroup,
  id: string,
  say: (words: PartMessages) => readonly [name: string, detail?: string],
  more: More = {},
): StockPart {
  const name = inEach(PART_WORDS, (words) => say(words)[0]);
  const detail = inEach(PART_WORDS, (words) => say(words)[1] ?? '');
  return { id, group, name, detail, unit: 'piece', ...more };
}

const BARS = ['A2', 'A3', 'A4', 'A5', 'CER'] as const satisfies readonly Magnet[];
const RODS = ['A2', 'A3', 'A4', 'A5'] as const satisfies readonly Magnet[];

/** Coil formers made of two flatwork plates around rods, with the number of rods. */
export const FLATWORK = {
  stratocaster: { rods: 6, pairs: 1 },
  'telecaster-bridge': { rods: 6, pairs: 1 },
  'telecaster-neck': { rods: 6, pairs: 1 },
  'jazz-bass': { rods: 8, pairs: 1 },
  'precision-bass': { rods: 8, pairs: 2 },
} as const;

/** Colours of moulded parts; a zebra combines two. */
const MOULDED = ['black', 'white', 'cream'] as const;

const openCover = (cover: CoverPart): StockPart => {
  const { of, model, color, spacing } = cover;
  return part('open covers', coverId(cover), (words) => words.openCover(of, model, color, spacing), {
    cover,
  });
};

/** Screws, springs and rings, which are only sold alone. */
const fastening = (spare: SparePart): StockPart => ({
  ...{ id: spare.id, group: 'plates', unit: 'piece' },
  name: inEach(SPARE_WORDS, ({ names }) => names[spare.kind](spare)),
  detail: inEach(COLOUR_NAMES, (name) => (spare.color ? name(spare.color) : '')),
});

const STOCK_COVERS = PRODUCTS.filter(({ type }) => isOneOf(PLASTIC_COVERED, type)).flatMap(
  ({ type, name, colours }) =>
    colours.map((colour) =>
      part('covers', `cover:${type.toLowerCase().replaceAll('_', '-')}:${colour}`, (words) =>
        words.cover(name, colour),
      ),
    ),
);

const METRES: More = { unit: 'm' };

/** All parts that build sheets and parcels need, group by group. */
export const PARTS: readonly StockPart[] = [
  ...GAUGES.map((awg) => part('wire', `wire:${awg}`, (words) => words.wire(awg), { unit: 'g', awg })),
  ...BARS.map((magnet) => part('magnets', `bar:${magnet}`, (words) => words.bar(magnet))),
  ...BARS.map((magnet) => part('magnets', `half-bar:${magnet}`, (words) => words.shortBar(magnet))),
  ...RODS.map((magnet) => part('magnets', `rod:${magnet}`, (words) => words.rod(magnet))),
  part('magnets', 'rod:steel', (words) => words.steelRod),
  ...[...new Set([...MOULDED, ...HP90_BASE_COLOURS])].map((colour) =>
    part('bobbins', `bobbin:humbucker:${colour}`, (words) => words.humbuckerBobbin(colour)),
  ),
  ...HP90_BASE_COLOURS.map((colour) =>
    part('bobbins', `bobbin:hp90:${colour}`, (words) => words.hp90Bobbin(colour)),
  ),
  ...HP90_BASE_COLOURS.map((colour) =>
    part('bobbins', `bobbin:hp90-noiseless:${colour}`, (words) => words.halfBobbin(colour)),
  ),
  part('bobbins', 'bobbin:p90', (words) => words.p90Bobbin),
  ...keysOf(FLATWORK).map((id) => part('bobbins', `flatwork:${id}`, (words) => words.flatwork(id))),
  part('plates', 'baseplate:humbucker', (words) => words.baseplate('humbucker')),
  part('plates', 'baseplate:hp90', (words) => words.baseplate('HP90')),
  part('plates', 'baseplate:p90', (words) => words.baseplate('P90')),
  part('plates', 'plate:telecaster', (words) => words.telecasterPlate),
  part('plates', 'keeper:humbucker', (words) => words.keeper('humbucker')),
  part('plates', 'keeper:p90', (words) => words.keeper('P90')),
  part('plates', 'screw:pole', (words) => words.poleScrew),
  part('plates', 'screw:bobbin', (words) => words.bobbinScrew),
  part('plates', 'slug', (words) => words.slug),
  ...SPARE_PARTS.filter(({ kind }) => kind !== 'cover' && kind !== 'poles').map(fastening),
  ...SPACINGS.map((spacing) =>
    part('covers', `cover:closed:${spacing}`, (words) => words.closedCover(spacing)),
  ),
  part('covers', 'cover:telecaster-neck', (words) => words.telecasterCover),
  ...STOCK_COVERS,
  ...OPEN_COVERS.map(openCover),
  part('cable', 'cable:five', (words) => words.fiveWires, METRES),
  part('cable', 'cable:braided', (words) => words.braided, METRES),
  part('cable', 'cable:pushback', (words) => words.pushback, METRES),
  ...([2, 5] as const).map((pins) => part('cable', `connector:${pins}`, (words) => words.connector(pins))),
  ...BOX_IDS.map((box) => part('cable', `box:${box}`, (words) => words.box(box))),
  part('cable', 'tape', (words) => words.tape),
];

const BY_ID = new Map(PARTS.map((one) => [one.id, one]));

/** A part by its id. A discontinued part is named by its id and counted in pieces. */
export const partOf = (id: string): StockPart => BY_ID.get(id) ?? part('covers', id, () => [id]);

export const isPart = (id: string): boolean => BY_ID.has(id);
