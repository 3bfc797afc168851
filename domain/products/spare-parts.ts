import type { LookupKey } from '../prices/price-list.ts';
import { isOneOf, keysOf } from '../records.ts';
import type { BobbinId } from '../tone/bobbins.ts';
import { bundlesOf } from './catalogue.ts';
import type { ColourId } from './colours.ts';
import {
  type CustomLook,
  HP90_PATTERNS,
  HUMBUCKER_PATTERNS,
  OPEN_COVER_COLOURS,
  PLAIN_COVER_COLOURS,
  SPACINGS,
  type Spacing,
} from './custom-looks.ts';
import { customFiles, pictureFile, stockFiles } from './picture-files.ts';
import { PRODUCTS, type Product } from './products.ts';

/** An open cover of a configurator: a pattern in a colour. */
export interface CoverPart {
  readonly of: 'humbucker' | 'hp90';
  readonly model: string;
  readonly color: ColourId;
  readonly spacing: Spacing;
}

const patterned = (
  of: CoverPart['of'],
  models: readonly string[],
  colours: readonly ColourId[],
): CoverPart[] =>
  models.flatMap((model) =>
    colours.flatMap((color) => SPACINGS.map((spacing) => ({ of, model, color, spacing }))),
  );

export const OPEN_COVERS: readonly CoverPart[] = [
  ...patterned('humbucker', HUMBUCKER_PATTERNS, OPEN_COVER_COLOURS),
  ...patterned('humbucker', ['plain'], PLAIN_COVER_COLOURS),
  ...patterned('hp90', HP90_PATTERNS, OPEN_COVER_COLOURS),
  ...patterned('hp90', ['plain'], PLAIN_COVER_COLOURS),
];

export const coverId = ({ of, model, color, spacing }: CoverPart): string =>
  `cover:${of}:${model}:${color}:${spacing}`;

/** Products with one-piece, one-colour covers; the configurator's P90s have the same ones. */
export const PLASTIC_COVERED = [
  'STRATOCASTER',
  'JAZZ_BASS',
  'PRECISION_BASS',
  'HUMBUCKER_P90',
  'P90_DOGEAR',
  'P90_SOAPBAR',
] as const;

/** Ways to mount a pickup: its screws, the springs around them, and a drawing. A dogear is screwed to the body. */
const MOUNTS = {
  humbucker: { name: 'Humbucker', screws: 2, springs: 2, drawing: 'humbucker-none' },
  'p90-dogear': { name: 'P90 Dogear', screws: 2, springs: 0, drawing: 'p90-dogear' },
  'p90-soapbar': { name: 'P90 Soapbar', screws: 2, springs: 2, drawing: 'p90-soapbar' },
  stratocaster: { name: 'Stratocaster', screws: 2, springs: 2, drawing: 'stratocaster-bridge' },
  'telecaster-bridge': { name: 'Telecaster bridge', screws: 3, springs: 3, drawing: 'telecaster-bridge' },
  'telecaster-neck': { name: 'Telecaster neck', screws: 2, springs: 2, drawing: 'telecaster-neck' },
  'jazz-bass': { name: 'Jazz Bass', screws: 4, springs: 4, drawing: 'jazz-bass-bridge' },
  'precision-bass': { name: 'Precision Bass', screws: 4, springs: 4, drawing: 'precision-bass' },
} as const;
type Mount = keyof typeof MOUNTS;

/** The humbucker-sized P90s have a humbucker's legs. */
export const mountOf = (bobbin: BobbinId): Mount =>
  bobbin === 'hp90' || bobbin === 'hp90-noiseless' ? 'humbucker' : bobbin;

/** A stocked part, or a set of equal ones, that is sold alone. */
export interface SparePart {
  /** Its id in stock (`parts.ts`), so never renamed. */
  readonly id: string;
  readonly kind: 'cover' | 'ring' | 'screws' | 'springs' | 'poles';
  readonly key: LookupKey;
  readonly pieces: number;
  /** Group of pickups that take it, by mount or by the size of their covers. */
  readonly fits: string;
  /** Covers: pattern, "closed", or the product's name. Screws and springs: name of the mount. */
  readonly model?: string;
  readonly color?: ColourId;
  readonly spacing?: Spacing;
  readonly imagePath: string;
}

const spare = (
  kind: SparePart['kind'],
  id: string,
  [key, fits, imagePath]: readonly [LookupKey, fits: string, imagePath: string],
  more: Pick<SparePart, 'model' | 'color' | 'spacing'> & { readonly pieces?: number } = {},
): SparePart => ({ id, kind, key, fits, imagePath, pieces: 1, ...more });

const drawn = (drawing: string): string => `/generated/bench/${drawing}.svg`;
const pictured = (look: CustomLook): string => pictureFile(customFiles(look), 960);

function openCover(cover: CoverPart): SparePart {
  const { of, model, color, spacing } = cover;
  const base = model === 'plain' ? {} : { base: 'black' };
  const picture = pictured({ pickup: of, cover: model, colour: color, ...base, spacing } as CustomLook);
  return spare('cover', coverId(cover), ['part_cover_open', `${of} ${spacing}`, picture], {
    ...{ model, color, spacing },
  });
}

function plasticCovers(product: Product): readonly SparePart[] {
  const { type } = product;
  const of = type.toLowerCase().replaceAll('_', '-');
  const [bundle = 'SET'] = bundlesOf(product);
  // A Precision has two halves.
  const more = { model: product.name, pieces: type === 'PRECISION_BASS' ? 2 : 1 };
  return product.colours.map((color) => {
    const picture = pictureFile(stockFiles(product, bundle, color, 'hero'), 480);
    return spare('cover', `cover:${of}:${color}`, ['part_cover_plastic', of, picture], { ...more, color });
  });
}

function ofMount(mount: Mount): readonly SparePart[] {
  const { name: model, screws, springs, drawing } = MOUNTS[mount];
  const file = drawn(drawing);
  return [
    spare('screws', `screw:mount:${mount}`, ['part_screws', mount, file], { model, pieces: screws }),
    spare('springs', `spring:${mount}`, ['part_springs', mount, file], { model, pieces: springs }),
  ].filter(({ pieces }) => pieces > 0);
}

const HUMBUCKER = drawn('humbucker-none');

/** Everything that is sold for a pickup beside the pickup itself. */
export const SPARE_PARTS: readonly SparePart[] = [
  ...OPEN_COVERS.map(openCover),
  ...SPACINGS.map((spacing) => {
    const picture = pictured({ pickup: 'humbucker', cover: 'closed', spacing });
    const of = ['part_cover_closed', `humbucker ${spacing}`, picture] as const;
    return spare('cover', `cover:closed:${spacing}`, of, { model: 'closed', spacing });
  }),
  spare('cover', 'cover:telecaster-neck', ['part_cover_closed', 'hood', drawn('telecaster-neck')], {
    model: MOUNTS['telecaster-neck'].name,
  }),
  ...PRODUCTS.filter(({ type }) => isOneOf<string>(PLASTIC_COVERED, type)).flatMap(plasticCovers),
  // In the colours of moulded parts that guitars have.
  ...(['black', 'cream'] as const).map((color) =>
    spare('ring', `ring:${color}`, ['part_ring', 'ring', HUMBUCKER], { color }),
  ),
  spare('poles', 'screw:pole', ['part_poles', 'poles', HUMBUCKER], { pieces: 6 }),
  ...keysOf(MOUNTS).flatMap(ofMount),
];

const BY_ID = new Map(SPARE_PARTS.map((part) => [part.id, part]));

export const sparePart = (id: string): SparePart | undefined => BY_ID.get(id);
