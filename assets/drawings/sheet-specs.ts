import type { Layers } from './bodies.ts';
import type { ViewName } from './project.ts';

/** Geometry that a dimension is measured on; no figure is typed. */
export type Measured =
  /** Extent of parts; of everything drawn when no part is named. */
  | { readonly extent: readonly string[] }
  /** From the first to the last place of parts. */
  | { readonly places: readonly string[] }
  /** From one place in order to another; half a place is the middle of two, e.g. the string between two rods. */
  | { readonly between: readonly [string, number, number] }
  /** Between the outermost straight lines of a length in this range, mm: a body without its ears. */
  | { readonly walls: readonly [number, number] }
  /** From the first to the last visible circle of this radius, or to the one with this number. */
  | { readonly circles: number; readonly to?: number };

export interface DimensionSpec {
  /** Name of the model's dimension, whose figure is printed. */
  readonly key: string;
  readonly view: Exclude<ViewName, 'corner'>;
  /** Side of the dimension line; the nearest first. */
  readonly side: 'above' | 'below' | 'left' | 'right';
  readonly of: Measured;
}

/** Figures above the poles of the front view, e.g. the length of each rod. */
export interface LabelSpec {
  readonly name: string;
  readonly keys: readonly string[];
  /** Parts whose places, from left to right, are labelled. */
  readonly parts: readonly string[];
}

/** One pickup on a sheet. */
export interface BlockSpec {
  readonly model: string;
  readonly views: readonly ViewName[];
  readonly caption?: string;
  readonly layers?: Layers;
  readonly dimensions: readonly DimensionSpec[];
  readonly labels?: LabelSpec;
}

export interface SheetSpec {
  /** Slug of the product. */
  readonly slug: string;
  readonly number: string;
  readonly title: string;
  /** Drawn size over real size. */
  readonly scale: readonly [number, number];
  readonly blocks: readonly BlockSpec[];
}

const ALL: readonly ViewName[] = ['top', 'front', 'side', 'corner'];
const rods = (count: number) => Array.from({ length: count }, (_, i) => `rod${i + 1}`);

const top = (key: string, side: DimensionSpec['side'], of: Measured): DimensionSpec => ({
  key,
  view: 'top',
  side,
  of,
});
const front = (key: string, side: DimensionSpec['side'], of: Measured): DimensionSpec => ({
  key,
  view: 'front',
  side,
  of,
});
const side = (key: string, where: DimensionSpec['side'], of: Measured): DimensionSpec => ({
  key,
  view: 'side',
  side: where,
  of,
});

const RODS = ['rod-18', 'rod-17', 'rod-16', 'rod-14'];

/** A sheet a product, in the order of the catalogue. */
export const sheetSpecs: readonly SheetSpec[] = [
  {
    slug: 'humbucker',
    number: 'HB-01',
    title: 'Humbucker, open bobbins',
    scale: [2, 1],
    blocks: [
      {
        model: 'humbucker',
        views: ALL,
        dimensions: [
          top('length', 'above', { walls: [8, 11.5] }),
          top('spacing', 'below', { places: ['pole-screw'] }),
          top('mounting', 'below', { circles: 1.45 }),
          top('rows', 'left', { places: ['pole-screw', 'slug'] }),
          top('width', 'right', { extent: ['baseplate'] }),
        ],
      },
    ],
  },
  {
    slug: 'humbucker-p90',
    number: 'HP-01',
    title: 'Humbucker-sized P90',
    scale: [2, 1],
    blocks: [
      {
        model: 'humbucker-p90',
        views: ALL,
        dimensions: [
          top('length', 'above', { extent: ['cover'] }),
          top('spacing', 'below', { places: ['pole-screw'] }),
          top('mounting', 'below', { circles: 1.45 }),
          top('width', 'right', { extent: ['cover'] }),
        ],
      },
    ],
  },
  {
    slug: 'telecaster',
    number: 'TE-01',
    title: 'Telecaster, bridge and neck',
    scale: [2, 1],
    blocks: [
      {
        model: 'telecaster-bridge',
        caption: 'Bridge',
        views: ALL,
        layers: { string: 10 },
        dimensions: [
          top('bobbinLength', 'above', { extent: ['flatwork-upper'] }),
          top('poleSpacing', 'below', { places: RODS }),
          top('mountingSpacing', 'below', { places: ['mounting-screw'] }),
          top('mountingDepth', 'left', { places: ['mounting-screw'] }),
          top('plateDepth', 'right', { extent: ['plate'] }),
          front('plateLength', 'below', { extent: ['plate'] }),
          side('bobbinWidth', 'above', { extent: ['flatwork-upper'] }),
          side('height', 'right', { extent: [] }),
        ],
        labels: { name: 'Rods', keys: rods(6), parts: RODS },
      },
      {
        model: 'telecaster-neck',
        caption: 'Neck',
        views: ['top', 'front', 'side'],
        dimensions: [
          top('coverLength', 'above', { extent: ['cover'] }),
          top('mountingSpacing', 'below', { circles: 1.6 }),
          front('flatworkLength', 'below', { extent: ['flatwork-lower'] }),
          side('coverWidth', 'below', { extent: ['cover'] }),
          side('coverHeight', 'right', { extent: ['cover'] }),
        ],
      },
    ],
  },
  {
    slug: 'stratocaster',
    number: 'ST-01',
    title: 'Stratocaster, all positions',
    scale: [2, 1],
    blocks: [
      {
        model: 'stratocaster-bridge',
        views: ALL,
        dimensions: [
          top('coverLength', 'above', { extent: ['cover'] }),
          top('poleSpacing', 'below', { places: RODS }),
          top('mountingSpacing', 'below', { circles: 1.7 }),
          top('flatworkWidth', 'right', { extent: ['flatwork-lower'] }),
          front('flatworkLength', 'below', { extent: ['flatwork-lower'] }),
          side('coverWidth', 'below', { extent: ['cover'] }),
          side('height', 'right', { extent: [] }),
        ],
        labels: { name: 'Rods', keys: rods(6), parts: RODS },
      },
    ],
  },
  {
    slug: 'p90-dogear',
    number: 'PD-01',
    title: 'Dogear P90',
    scale: [2, 1],
    blocks: [
      {
        model: 'p90-dogear',
        views: ALL,
        dimensions: [
          top('poleSpacing', 'below', { places: ['pole-screw'] }),
          top('mountingSpacing', 'below', { circles: 1.7 }),
          top('coverWidth', 'right', { extent: ['cover'] }),
          top('earLength', 'above', { extent: ['cover'] }),
          side('height', 'right', { extent: [] }),
        ],
      },
    ],
  },
  {
    slug: 'p90-soapbar',
    number: 'PS-01',
    title: 'Soapbar P90',
    scale: [2, 1],
    blocks: [
      {
        model: 'p90-soapbar',
        views: ALL,
        dimensions: [
          top('coverLength', 'above', { extent: ['cover'] }),
          top('mountingSpacing', 'below', { circles: 2.1 }),
          top('poleSpacing', 'below', { places: ['pole-screw'] }),
          top('coverWidth', 'right', { extent: ['cover'] }),
          side('coverHeight', 'left', { extent: ['cover'] }),
          side('height', 'right', { extent: [] }),
        ],
      },
    ],
  },
  {
    slug: 'jazz-bass',
    number: 'JB-01',
    title: 'Jazz Bass, bridge and neck',
    scale: [2, 1],
    blocks: [
      {
        model: 'jazz-bass-bridge',
        caption: 'Bridge',
        views: ALL,
        dimensions: [
          ...jazz(),
          top('coverWidth', 'right', { walls: [18, 95] }),
          top('mountingDepth', 'right', { circles: 1.75 }),
          top('depth', 'right', { extent: ['cover'] }),
          front('pairSpacing', 'above', { between: ['rod-18', 0, 1] }),
          side('coverHeight', 'left', { extent: ['cover'] }),
          side('height', 'right', { extent: [] }),
        ],
      },
      { model: 'jazz-bass-neck', caption: 'Neck', views: ['top'], dimensions: jazz() },
    ],
  },
  {
    slug: 'precision-bass',
    number: 'PB-01',
    title: 'Precision Bass, both halves',
    scale: [3, 2],
    blocks: [
      {
        model: 'precision-bass',
        views: ALL,
        dimensions: [
          top('length', 'above', { extent: ['cover'] }),
          top('mountingSpacing', 'below', { circles: 1.75, to: 2 }),
          top('poleSpacing', 'below', { between: ['rod-18', 0.5, 6.5] }),
          top('offset', 'left', { places: ['rod-18'] }),
          top('depth', 'right', { extent: ['cover'] }),
          side('coverHeight', 'left', { extent: ['cover'] }),
          side('height', 'right', { extent: [] }),
        ],
      },
    ],
  },
];

/** Dimensions common to both Jazz Bass pickups, and their differences. */
function jazz(): DimensionSpec[] {
  return [
    top('coverLength', 'above', { extent: ['cover'] }),
    top('mountingSpacing', 'below', { circles: 1.75 }),
    top('poleSpacing', 'below', { between: ['rod-18', 0.5, 6.5] }),
  ];
}
