import { LINE_MESSAGES } from '../cart/cart-line.messages.ts';
import { inLanguage, type Language } from '../languages.ts';
import { cardPicture } from '../products/pictures.ts';
import { PRODUCT_MESSAGES } from '../products/product.messages.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { itemsOf, type Selling, type SoldItem } from './sold-items.ts';
import { CATEGORY, largest } from './structured-data.ts';

/**
 * The catalogue of stock pickups by the Universal Commerce Protocol (ucp.dev, release v2026-04-08), for assistants that
 * search for a person. Reading only: no cart, no checkout, no payment. Builds of the configurators are not in it, because
 * each has its own price.
 */
export const UCP_VERSION = '2026-04-08';

const SPECIFICATION = `https://ucp.dev/${UCP_VERSION}`;
export const SEARCH = 'dev.ucp.shopping.catalog.search';
export const LOOKUP = 'dev.ucp.shopping.catalog.lookup';

const capability = (name: 'search' | 'lookup') => [
  {
    version: UCP_VERSION,
    spec: `${SPECIFICATION}/specification/catalog/${name}`,
    schema: `${SPECIFICATION}/schemas/shopping/catalog_${name}.json`,
  },
];

/** The business profile at `/.well-known/ucp`. */
export const ucpProfile = (publicUrl: string) => ({
  ucp: {
    version: UCP_VERSION,
    services: {
      'dev.ucp.shopping': [
        {
          version: UCP_VERSION,
          spec: `${SPECIFICATION}/specification/overview`,
          transport: 'rest',
          schema: `${SPECIFICATION}/services/shopping/rest.openapi.json`,
          endpoint: `${publicUrl}/ucp`,
        },
      ],
    },
    capabilities: { [SEARCH]: capability('search'), [LOOKUP]: capability('lookup') },
    payment_handlers: {},
  },
});

export interface Selected {
  readonly name: string;
  readonly label: string;
}

/** Price limits are cents. */
export interface CatalogueFilters {
  readonly categories?: readonly string[] | undefined;
  readonly price?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
}

interface Family {
  readonly product: Product;
  /** Never empty; the first is the featured one. */
  readonly items: readonly [SoldItem, ...SoldItem[]];
}

const optionNames = (language: Language) => {
  const { flavor, bundle, colour } = LINE_MESSAGES[language];
  return [flavor, bundle, colour] as const;
};

const inEuro = (amount: number) => ({ amount, currency: 'EUR' });

const selectedIn = ({ features }: SoldItem, language: Language): Selected[] =>
  optionNames(language).map((name, at) => ({ name, label: features[at] ?? '' }));

const fits = (item: SoldItem, wanted: readonly Selected[], language: Language) =>
  wanted.every(({ name, label }) =>
    selectedIn(item, language).some((own) => own.name === name && own.label === label),
  );

/** Products with the items that pass the filters; those without any are left out. */
function familiesOf(
  selling: Selling,
  { categories, price: { min = 0, max = Number.POSITIVE_INFINITY } = {} }: CatalogueFilters,
  language: Language,
): Family[] {
  if (categories && !Object.values(CATEGORY).some((name) => categories.includes(name))) return [];
  return PRODUCTS.flatMap((product) => {
    const [first, ...rest] = itemsOf(product, selling, language).filter(
      ({ price }) => price >= min && price <= max,
    );
    return first ? { product, items: [first, ...rest] as const } : [];
  });
}

function variantOf(item: SoldItem, language: Language) {
  const title = item.features.join(', ');
  return {
    id: item.sku,
    sku: item.sku,
    title,
    description: { plain: title },
    url: item.url,
    price: inEuro(item.price),
    availability: { available: !item.isPaused, ...(item.isPaused && { status: 'out_of_stock' }) },
    options: selectedIn(item, language),
  };
}

/** The product with all its options; `shown` are its variants in the response. */
function productOf(
  { product, items }: Family,
  shown: readonly SoldItem[],
  publicUrl: string,
  language: Language,
) {
  const { tone, intro } = PRODUCT_MESSAGES[product.type][language];
  const picture = cardPicture(product, language);
  const amounts = items.map(({ price }) => price);
  return {
    id: product.type,
    handle: product.slug,
    title: product.name,
    description: { plain: `${tone} ${intro}` },
    url: publicUrl + inLanguage(`/shop/${product.slug}`, language),
    categories: [{ value: CATEGORY[language], taxonomy: 'merchant' }],
    price_range: { min: inEuro(Math.min(...amounts)), max: inEuro(Math.max(...amounts)) },
    media: [{ type: 'image', url: publicUrl + largest(picture), alt_text: picture.alt }],
    options: optionNames(language).map((name, at) => ({
      name,
      values: [...new Set(items.map(({ features }) => features[at] ?? ''))].map((label) => ({ label })),
    })),
    variants: shown.map((item) => variantOf(item, language)),
  };
}

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Words of the query that begin a word of the text. Those of one or two letters say too little. */
const matching = (query: readonly string[], text: string): string[] => {
  const words = tokensOf(text);
  return query.filter((token) => token.length > 2 && words.some((word) => word.startsWith(token)));
};

/** Variants of one product in a search: an assistant asks for the others by `product`. */
const MOST_VARIANTS = 10;

/**
 * Products that match a query, the best first; without a query all. A word weighs less the more products it matches. Each
 * product has the variants that match best.
 */
export function searchCatalogue(
  selling: Selling,
  query: string | undefined,
  filters: CatalogueFilters,
  language: Language,
) {
  const tokens = tokensOf(query ?? '');
  const hits = familiesOf(selling, filters, language).map((family) => {
    const { type, name, setContents } = family.product;
    const { tone, intro, fits: rout } = PRODUCT_MESSAGES[type][language];
    const features = family.items.map((item) => matching(tokens, item.features.join(' ')));
    const text = [name, type.replaceAll('_', ' '), tone, intro, rout, setContents].join(' ');
    const most = Math.max(...features.map(({ length }) => length));
    const shown = family.items.filter((_, at) => features[at]?.length === most).slice(0, MOST_VARIANTS);
    return { family, shown, words: new Set([...matching(tokens, text), ...features.flat()]) };
  });
  const weightOf = (word: string) => 1 / hits.filter(({ words }) => words.has(word)).length;
  const scoreOf = ({ words }: (typeof hits)[number]) =>
    [...words].reduce((sum, word) => sum + weightOf(word), 0);
  return hits
    .filter(({ words }) => tokens.length === 0 || words.size > 0)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .map(({ family, shown }) => productOf(family, shown, selling.publicUrl, language));
}

/** The item of an article number, or a product's featured item for the product's own id; in any case of letters. */
function findItem(families: readonly Family[], id: string) {
  const wanted = id.toUpperCase();
  for (const family of families) {
    if (family.product.type === wanted) return { family, item: family.items[0], match: 'featured' };
    const item = family.items.find(({ sku }) => sku === wanted);
    if (item) return { family, item, match: 'exact' };
  }
  return undefined;
}

/** Each product once, with one variant for each article number and its featured one for its own id; unknown ids apart. */
export function lookupCatalogue(
  selling: Selling,
  ids: readonly string[],
  filters: CatalogueFilters,
  language: Language,
) {
  const families = familiesOf(selling, filters, language);
  const wanted = [...new Set(ids)].map((id) => ({ id, found: findItem(families, id) }));
  const products = families.flatMap((family) => {
    const own = wanted.flatMap(({ id, found }) =>
      found?.family === family ? [{ item: found.item, input: { id, match: found.match } }] : [],
    );
    const shown = [...new Set(own.map(({ item }) => item))];
    if (shown.length === 0) return [];
    const product = productOf(family, shown, selling.publicUrl, language);
    const variants = product.variants.map((variant, at) => ({
      ...variant,
      inputs: own.filter(({ item }) => item === shown[at]).map(({ input }) => input),
    }));
    return [{ ...product, variants }];
  });
  return { products, unknown: wanted.filter(({ found }) => !found).map(({ id }) => id) };
}

/**
 * One product in detail; undefined if there is none of this id. Variants match the selection; where none does, options are
 * dropped from the end of `preferences`. An article number decides the selection.
 */
export function productInDetail(
  selling: Selling,
  id: string,
  { selected, preferences = [] }: { selected?: readonly Selected[]; preferences?: readonly string[] },
  filters: CatalogueFilters,
  language: Language,
) {
  const found = findItem(familiesOf(selling, filters, language), id);
  if (!found) return undefined;
  const { family, item } = found;
  const own = selectedIn(item, language);
  const rank = ({ name }: Selected) => (preferences.includes(name) ? preferences.indexOf(name) : own.length);
  let effective = own;
  if (selected && found.match === 'featured')
    effective = selected
      .filter(({ name }) => own.some((known) => known.name === name))
      .toSorted((a, b) => rank(a) - rank(b));
  const chosen = () => family.items.filter((one) => fits(one, effective, language));
  while (chosen().length === 0) effective = effective.slice(0, -1);
  const product = productOf(family, chosen(), selling.publicUrl, language);
  const options = product.options.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => {
      const others = effective.filter((one) => one.name !== name);
      const same = family.items.filter((one) => fits(one, [...others, { name, label }], language));
      return { label, available: same.some(({ isPaused }) => !isPaused), exists: same.length > 0 };
    }),
  }));
  return { ...product, options, selected: effective };
}
