import type { Language } from '../languages.ts';
import { flavorsOf, positionsOf, productBySlug, productByType } from '../products/catalogue.ts';
import { FLAVOR_NAMES, FLAVORS, type Flavor, type Position } from '../products/pickup-types.ts';
import { PRODUCTS, type StockType } from '../products/products.ts';
import type { Recipe } from '../tone/pickup.ts';
import { type KindId, kindOf } from './kinds.ts';
import { MEASURED_PICKUPS, type MeasuredId, measuredBy, measuredName } from './measured-pickups.ts';
import { PUBLISHED_NAMES, type PublishedType } from './names.messages.ts';

/** Published windings of types that many makers copy. Pickups sold under such a name are wound about like this. */
export const TYPES = {
  paf: {
    kind: 'humbucker-covered',
    wind: { turns: 5000 },
    awg: 42,
    magnet: 'A2',
  },
  'p90-1955': {
    kind: 'p90-soapbar',
    wind: { turns: 10_000 },
    awg: 42,
    magnet: 'A5',
  },
  'strat-1962': {
    kind: 'stratocaster',
    wind: { turns: 8012 },
    awg: 42,
    magnet: 'A5',
  },
  'tele-1952': {
    kind: 'telecaster',
    at: 'bridge',
    wind: { turns: 9200 },
    awg: 42,
    magnet: 'A3',
  },
  'jazz-1966': {
    kind: 'jazz-bass',
    wind: { ohms: 7500 },
    awg: 42,
    magnet: 'A5',
  },
  'precision-1963': {
    kind: 'precision-bass',
    wind: { ohms: 10_600 },
    awg: 42,
    magnet: 'A5',
  },
} as const satisfies Readonly<
  Record<PublishedType, { kind: KindId; at?: Position } & Pick<Recipe, 'wind' | 'awg' | 'magnet'>>
>;

/** `humbucker.vintage`, one of ours, a published type, or a measured pickup. */
export type NameId = string;

export type Named =
  | { readonly of: 'us'; readonly type: StockType; readonly flavor: Flavor }
  | { readonly of: 'all'; readonly id: PublishedType }
  | { readonly of: 'measured'; readonly id: MeasuredId };

const spell = (slug: string, flavor: Flavor) => `${slug}.${flavor.toLowerCase()}`;

/** Kinds of our products. A humbucker-sized P90 has no kind of its own and fits humbucker routs. */
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

export const NAMES: readonly { readonly id: NameId; readonly of: Named['of'] }[] = [
  ...PRODUCTS.flatMap(({ type }) => {
    const product = productByType(type);
    return flavorsOf(product).map((flavor) => ({
      id: spell(product.slug, flavor),
      of: 'us' as const,
    }));
  }),
  ...Object.keys(TYPES).map((id) => ({ id, of: 'all' as const })),
  ...Object.keys(MEASURED_PICKUPS).map((id) => ({ id, of: 'measured' as const })),
];

const IDS = new Set(NAMES.map(({ id }) => id));
export const isName = (text: string): boolean => IDS.has(text);

export function namedBy(id: NameId): Named {
  if (id in TYPES) return { of: 'all', id: id as PublishedType };
  if (id in MEASURED_PICKUPS) return { of: 'measured', id: id as MeasuredId };
  const [slug = '', word = ''] = id.split('.');
  const product = productBySlug(slug);
  const flavor = FLAVORS.find((known) => known.toLowerCase() === word);
  if (!product || !flavor) throw new Error(`No pickup is called ${id}`);
  return { of: 'us', type: product.type, flavor };
}

/** Text of a name: "Humbucker Vintage"; a published type includes its winding, a measured pickup its inductance. */
export function nameWords(id: NameId, language: Language = 'en'): string {
  const named = namedBy(id);
  if (named.of === 'all') return PUBLISHED_NAMES[language][named.id];
  if (named.of === 'measured') return measuredName(named.id, language);
  return `${productByType(named.type).name} ${FLAVOR_NAMES[named.flavor]}`;
}

/** Kind and positions of a name. */
function placesOf(named: Named): { kind: KindId; positions: readonly Position[] } {
  if (named.of === 'us')
    return { kind: KIND_OF[named.type], positions: positionsOf(productByType(named.type)) };
  const { kind, at }: { kind: KindId; at?: Position } =
    named.of === 'all' ? TYPES[named.id] : measuredBy(named.id);
  return { kind, positions: at ? [at] : (Object.keys(kindOf(kind).at) as Position[]) };
}

/** Kind and position of a name: the given position, or the one nearest to the bridge if it has no such version. */
export function namedAt(id: NameId, asked: Position): { kind: KindId; position: Position } {
  const { kind, positions } = placesOf(namedBy(id));
  return { kind, position: positions.includes(asked) ? asked : (positions.at(-1) ?? asked) };
}

export const positionsNamed = (id: NameId): readonly Position[] =>
  (['neck', 'middle', 'bridge', 'split'] as const).filter(
    (position) => namedAt(id, position).position === position,
  );
