import { BOX_IDS, BOXES } from '../admin/packaging.ts';
import { COLOURS, type ColourId } from '../products/colours.ts';
import {
  HP90_BASE_COLOURS,
  HP90_MODELS,
  HP90_PATTERNS,
  HUMBUCKER_PATTERNS,
  OPEN_COVER_COLOURS,
  PLAIN_COVER_COLOURS,
  SPACINGS,
} from '../products/custom-looks.ts';
import { PRODUCTS } from '../products/products.ts';
import { isKeyOf, isOneOf } from '../records.ts';
import { MAGNET_NAMES, type Magnet } from '../tone/magnets.ts';
import { type Awg, GAUGES } from '../tone/wire.ts';
import type { PartUnit } from './amounts.ts';

/** Headings of the shelf, in its order. */
export const PART_GROUPS = [
  'Wire',
  'Magnets',
  'Bobbins and flatwork',
  'Plates, screws, slugs',
  'Covers',
  'Open covers',
  'Cable and boxes',
] as const;
export type PartGroup = (typeof PART_GROUPS)[number];

/** An open cover of a configurator: a pattern in a colour. */
export interface CoverPart {
  readonly of: 'humbucker' | 'hp90';
  readonly model: string;
  readonly color: ColourId;
  readonly spacing: string;
}

/** Something that lies on the shelf, as the shop's own tables know it. */
export interface Part {
  /** `wire:42`, `bar:A5`, `cover:hp90:hornet:wine:50`; stored, so that it stays as it is. */
  readonly id: string;
  readonly group: PartGroup;
  /** "Bar AlNiCo 5". */
  readonly name: string;
  /** "63.5 × 12.7 × 3.2 mm". */
  readonly detail: string;
  readonly unit: PartUnit;
  /** Of wire, which lies there by the spool. */
  readonly awg?: Awg;
  readonly cover?: CoverPart;
}

const part = (
  group: PartGroup,
  id: string,
  name: string,
  detail = '',
  more: Partial<Pick<Part, 'unit' | 'awg' | 'cover'>> = {},
): Part => ({ id, group, name, detail, unit: 'piece', ...more });

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const BARS = ['A2', 'A3', 'A4', 'A5', 'CER'] as const satisfies readonly Magnet[];
const RODS = ['A2', 'A3', 'A4', 'A5'] as const satisfies readonly Magnet[];

/** Formers that are a pair of flatwork around rods, and how many rods are between. */
export const FLATWORK = {
  stratocaster: { name: 'Stratocaster', rods: 6, pairs: 1 },
  'telecaster-bridge': { name: 'Telecaster bridge', rods: 6, pairs: 1 },
  'telecaster-neck': { name: 'Telecaster neck', rods: 6, pairs: 1 },
  'jazz-bass': { name: 'Jazz Bass', rods: 8, pairs: 1 },
  'precision-bass': { name: 'Precision Bass', rods: 8, pairs: 2 },
} as const;

/** Colours of what is moulded, once each: a zebra is two of them. */
const MOULDED = ['black', 'white', 'cream'] as const;

const openCover = (of: CoverPart['of'], model: string, color: ColourId, spacing: number): Part => {
  const made = of === 'hp90' ? 'HP90' : 'humbucker';
  return part(
    'Open covers',
    `cover:${of}:${model}:${color}:${spacing}`,
    `Cover ${upper(model)}, ${COLOURS[color].name}`,
    `${made}, ${spacing}\u00a0mm, brass`,
    { cover: { of, model, color, spacing: String(spacing) } },
  );
};

const patterned = (of: CoverPart['of'], models: readonly string[], colours: readonly ColourId[]): Part[] =>
  models.flatMap((model) =>
    colours.flatMap((color) => SPACINGS.map((spacing) => openCover(of, model, color, spacing))),
  );

/** Products whose covers are of one piece and one colour; both P90s come in the same from the configurator. */
const COVERED = [
  'STRATOCASTER',
  'JAZZ_BASS',
  'PRECISION_BASS',
  'HUMBUCKER_P90',
  'P90_DOGEAR',
  'P90_SOAPBAR',
] as const;

const STOCK_COVERS = PRODUCTS.filter(({ type }) => isOneOf(COVERED, type)).flatMap(
  ({ type, name, colours }) =>
    colours.map((colour) =>
      part(
        'Covers',
        `cover:${type.toLowerCase().replaceAll('_', '-')}:${colour}`,
        `Cover ${name}, ${COLOURS[colour].name}`,
        'plastic',
      ),
    ),
);

/** All that the build sheets can ask for, and what parcels are made of, shelf by shelf. */
export const PARTS: readonly Part[] = [
  ...GAUGES.map((awg) =>
    part('Wire', `wire:${awg}`, `Wire ${awg}\u00a0AWG`, 'single-build enamel', { unit: 'g', awg }),
  ),
  ...BARS.map((magnet) =>
    part('Magnets', `bar:${magnet}`, `Bar ${MAGNET_NAMES[magnet]}`, '63.5 × 12.7 × 3.2\u00a0mm'),
  ),
  ...BARS.map((magnet) =>
    part('Magnets', `half-bar:${magnet}`, `Short bar ${MAGNET_NAMES[magnet]}`, 'for halves without hum'),
  ),
  ...RODS.map((magnet) =>
    part('Magnets', `rod:${magnet}`, `Rod ${MAGNET_NAMES[magnet]}`, 'lengths as on the sheet'),
  ),
  part('Magnets', 'rod:steel', 'Rod, steel', 'above a ceramic bar'),
  ...[...new Set([...MOULDED, ...HP90_BASE_COLOURS])].map((colour) =>
    part('Bobbins and flatwork', `bobbin:humbucker:${colour}`, 'Humbucker bobbin', lower(colour)),
  ),
  ...HP90_BASE_COLOURS.map((colour) =>
    part('Bobbins and flatwork', `bobbin:hp90:${colour}`, 'HP90 bobbin', lower(colour)),
  ),
  ...HP90_BASE_COLOURS.map((colour) =>
    part(
      'Bobbins and flatwork',
      `bobbin:hp90-noiseless:${colour}`,
      'HP90 bobbin, half',
      `${lower(colour)}, without hum`,
    ),
  ),
  part('Bobbins and flatwork', 'bobbin:p90', 'P90 bobbin', 'black'),
  ...Object.entries(FLATWORK).map(([id, { name }]) =>
    part('Bobbins and flatwork', `flatwork:${id}`, `Flatwork ${name}, pair`, 'vulcanised fibre'),
  ),
  part('Plates, screws, slugs', 'baseplate:humbucker', 'Baseplate humbucker', 'nickel silver'),
  part('Plates, screws, slugs', 'baseplate:hp90', 'Baseplate HP90', 'nickel silver'),
  part('Plates, screws, slugs', 'baseplate:p90', 'Baseplate P90', 'nickel silver'),
  part('Plates, screws, slugs', 'plate:telecaster', 'Plate Telecaster bridge', 'steel'),
  part('Plates, screws, slugs', 'keeper:humbucker', 'Keeper bar humbucker', 'steel'),
  part('Plates, screws, slugs', 'keeper:p90', 'Keeper bar P90', 'steel'),
  part('Plates, screws, slugs', 'screw:pole', 'Pole screw 5-40 × 19', 'nickel, fillister'),
  part('Plates, screws, slugs', 'screw:bobbin', 'Bobbin screw', 'brass'),
  part('Plates, screws, slugs', 'slug', 'Slug', 'steel, ⌀ 4.8 × 12.5\u00a0mm'),
  ...SPACINGS.map((spacing) =>
    part('Covers', `cover:closed:${spacing}`, 'Closed cover', `nickel silver, ${spacing}\u00a0mm`),
  ),
  part('Covers', 'cover:telecaster-neck', 'Cover Telecaster neck', 'nickel silver'),
  ...STOCK_COVERS,
  ...patterned('humbucker', HUMBUCKER_PATTERNS, OPEN_COVER_COLOURS),
  ...patterned('humbucker', ['plain'], PLAIN_COVER_COLOURS),
  ...patterned('hp90', HP90_PATTERNS, OPEN_COVER_COLOURS),
  ...patterned(
    'hp90',
    HP90_MODELS.filter((model) => model === 'plain'),
    PLAIN_COVER_COLOURS,
  ),
  part('Cable and boxes', 'cable:five', 'Cable, 5 wires, shielded', 'on a ring, metres', { unit: 'm' }),
  part('Cable and boxes', 'cable:braided', 'Cable, braided', 'on a ring, metres', { unit: 'm' }),
  part('Cable and boxes', 'cable:pushback', 'Cable, cloth, two wires', 'on a ring, metres', { unit: 'm' }),
  ...BOX_IDS.map((box) =>
    part('Cable and boxes', `box:${box}`, BOXES[box].name, `double cardboard, holds ${BOXES[box].holds}`),
  ),
  part('Cable and boxes', 'tape', 'Paper tape', '50 m a roll'),
];

/** One that is in the table of colours no more goes by its id. */
function lower(colour: ColourId): string {
  return isKeyOf(COLOURS, colour) ? COLOURS[colour].name.toLowerCase() : colour;
}

const BY_ID = new Map(PARTS.map((one) => [one.id, one]));

/** A part by its id; one that is sold no more, and so in no table, goes by its id and is counted in pieces. */
export const partOf = (id: string): Part => BY_ID.get(id) ?? part('Covers', id, id);

export const isPart = (id: string): boolean => BY_ID.has(id);
