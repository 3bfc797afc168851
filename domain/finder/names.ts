import { flavorsOf, positionsOf as placesOf, productBySlug, productByType } from '../products/catalogue.ts';
import { FLAVOR_NAMES, FLAVORS, type Flavor, type Position } from '../products/pickup-types.ts';
import { PRODUCTS, type StockType } from '../products/products.ts';
import type { Recipe } from '../tone/pickup.ts';
import { type KindId, kindOf } from './kinds.ts';

/**
 * Types that many makers build after one old pickup, whose turns and wire are published. Not one maker's model: what is
 * sold under such a name is wound about so.
 */
export const TYPES = {
  paf: {
    name: 'P.A.F. type, 2 × 5000 of 42',
    kind: 'humbucker-covered',
    wind: { turns: 5000 },
    awg: 42,
    magnet: 'A2',
  },
  'p90-1955': {
    name: 'P90 of the fifties, 10 000 of 42',
    kind: 'p90-soapbar',
    wind: { turns: 10_000 },
    awg: 42,
    magnet: 'A5',
  },
  'strat-1962': {
    name: 'Strat of the sixties, 8000 of 42',
    kind: 'stratocaster',
    wind: { turns: 8012 },
    awg: 42,
    magnet: 'A5',
  },
  'tele-1952': {
    name: 'Tele bridge of the fifties, 9200 of 42',
    kind: 'telecaster',
    wind: { turns: 9200 },
    awg: 42,
    magnet: 'A3',
  },
  'jazz-1966': {
    name: 'Jazz Bass of the sixties, 7.5\u00a0kΩ of 42',
    kind: 'jazz-bass',
    wind: { ohms: 7500 },
    awg: 42,
    magnet: 'A5',
  },
  'precision-1963': {
    name: 'Precision of the sixties, 10.6\u00a0kΩ of 42',
    kind: 'precision-bass',
    wind: { ohms: 10_600 },
    awg: 42,
    magnet: 'A5',
  },
} as const satisfies Readonly<
  Record<string, { name: string; kind: KindId } & Pick<Recipe, 'wind' | 'awg' | 'magnet'>>
>;
type TypeId = keyof typeof TYPES;

/** `humbucker.vintage`, one of ours, or a published type. */
export type NameId = string;

/** What is wound under a name. */
export type Named =
  | { readonly of: 'us'; readonly type: StockType; readonly flavor: Flavor; readonly words: string }
  | { readonly of: 'all'; readonly id: TypeId; readonly words: string };

const spell = (slug: string, flavor: Flavor) => `${slug}.${flavor.toLowerCase()}`;

/** Kinds of our products; a humbucker-sized P90 is nobody's kind and sits where humbuckers do. */
const KIND_OF: Readonly<Record<StockType, KindId>> = {
  HUMBUCKER: 'humbucker',
  HUMBUCKER_P90: 'humbucker-covered',
  TELECASTER: 'telecaster',
  STRATOCASTER: 'stratocaster',
  P90_DOGEAR: 'p90-dogear',
  P90_SOAPBAR: 'p90-soapbar',
  JAZZ_BASS: 'jazz-bass',
  PRECISION_BASS: 'precision-bass',
};

/** Every name that the list knows, ours first. */
export const NAMES: readonly { readonly id: NameId; readonly name: string; readonly of: 'us' | 'all' }[] = [
  ...PRODUCTS.flatMap(({ type }) => {
    const product = productByType(type);
    return flavorsOf(product).map((flavor) => ({
      id: spell(product.slug, flavor),
      name: `${product.name} ${FLAVOR_NAMES[flavor]}`,
      of: 'us' as const,
    }));
  }),
  ...Object.entries(TYPES).map(([id, { name }]) => ({ id, name, of: 'all' as const })),
];

const IDS = new Set(NAMES.map(({ id }) => id));
export const isName = (text: string): boolean => IDS.has(text);

/** What a name stands for; throws for one that the list does not know. */
export function namedBy(id: NameId): Named {
  const words = NAMES.find((name) => name.id === id)?.name ?? id;
  if (id in TYPES) return { of: 'all', id: id as TypeId, words };
  const [slug = '', word = ''] = id.split('.');
  const product = productBySlug(slug);
  const flavor = FLAVORS.find((known) => known.toLowerCase() === word);
  if (!product || !flavor) throw new Error(`No pickup is called ${id}`);
  return { of: 'us', type: product.type, flavor, words };
}

/** Kind of a name, and where it is: as asked, or nearest to the bridge where it is not made for that. */
export function namedAt(id: NameId, asked: Position): { kind: KindId; position: Position } {
  const named = namedBy(id);
  const kind = named.of === 'us' ? KIND_OF[named.type] : TYPES[named.id].kind;
  const positions: readonly Position[] =
    named.of === 'us'
      ? placesOf(productByType(named.type))
      : named.id === 'tele-1952'
        ? ['bridge']
        : (Object.keys(kindOf(kind).at) as Position[]);
  return { kind, position: positions.includes(asked) ? asked : (positions.at(-1) ?? asked) };
}

/** Where a name can be. */
export const positionsNamed = (id: NameId): readonly Position[] =>
  (['neck', 'middle', 'bridge', 'split'] as const).filter(
    (position) => namedAt(id, position).position === position,
  );
