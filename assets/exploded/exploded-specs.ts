/** Parts that are drawn and labelled as one. */
export interface ExplodedItem {
  readonly id: string;
  readonly name: string;
  /** Parts of the CAD model. */
  readonly parts: readonly string[];
  /** Parts drawn with them but not counted. */
  readonly along?: readonly string[];
}

/** A pickup taken apart along its height. */
export interface ExplodedSpec {
  /** Slug of the product. */
  readonly slug: string;
  readonly model: string;
  /** From the top down; items of one row stay at one height. */
  readonly rows: readonly (readonly ExplodedItem[])[];
}

const item = (id: string, name: string, ...parts: string[]): ExplodedItem => ({
  id,
  name,
  parts: parts.length > 0 ? parts : [id],
});

const COVER = [item('cover', 'Cover')];
const POLES = item('poles', 'Pole screws', 'pole-screw');
const BRASS = [item('screws', 'Brass screws', 'bobbin-screw')];
const PLATE = [item('baseplate', 'Baseplate')];
const COIL = [item('coil', 'Winding')];
const UPPER = [item('upper', 'Upper flatwork', 'flatwork-upper')];
const LOWER = [{ ...item('lower', 'Lower flatwork', 'flatwork-lower'), along: ['eyelet'] }];
const RODS = [item('rods', 'Rod magnets', 'rod-18', 'rod-17', 'rod-16')];

const P90_ROWS = [
  [POLES],
  COVER,
  [item('bobbin', 'Bobbin')],
  COIL,
  [item('keeper', 'Keeper bar'), item('magnets', 'Bar magnets', 'magnet', 'magnet-bridge', 'magnet-neck')],
  PLATE,
  BRASS,
];

/** One a product, in the order of the catalogue. */
export const explodedSpecs: readonly ExplodedSpec[] = [
  {
    slug: 'humbucker',
    model: 'humbucker',
    rows: [
      [POLES, item('slugs', 'Slugs', 'slug')],
      [item('bobbins', 'Bobbins', 'bobbin-top', 'bobbin-bottom')],
      [item('coil', 'Windings', 'coil-slug', 'coil-screw')],
      [item('keeper', 'Keeper bar'), item('magnet', 'Bar magnet'), item('spacer', 'Maple spacer')],
      PLATE,
      BRASS,
    ],
  },
  { slug: 'humbucker-p90', model: 'humbucker-p90', rows: P90_ROWS },
  {
    slug: 'telecaster',
    model: 'telecaster-bridge',
    rows: [
      [item('mounting', 'Mounting screws', 'mounting-screw')],
      UPPER,
      RODS,
      [item('string', 'String wrap', 'string')],
      COIL,
      LOWER,
      [item('plate', 'Steel plate')],
    ],
  },
  { slug: 'stratocaster', model: 'stratocaster-bridge', rows: [COVER, UPPER, RODS, COIL, LOWER] },
  { slug: 'p90-dogear', model: 'p90-dogear', rows: P90_ROWS },
  { slug: 'p90-soapbar', model: 'p90-soapbar', rows: P90_ROWS },
  { slug: 'jazz-bass', model: 'jazz-bass-bridge', rows: [COVER, UPPER, RODS, COIL, LOWER] },
  {
    slug: 'precision-bass',
    model: 'precision-bass',
    rows: [[item('cover', 'Covers', 'cover')], UPPER, RODS, [item('coil', 'Windings', 'coil')], LOWER],
  },
];
