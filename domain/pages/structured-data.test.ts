import { describe, expect, it } from 'vitest';
import { COMPANY } from '../company.ts';
import { BUILDS, fromPrice } from '../configurator/outline.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { toEuro } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { bundlesOf, flavorsOf } from '../products/catalogue.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import {
  breadcrumbs,
  buildThing,
  graphOf,
  organization,
  productThing,
  shopList,
  type Thing,
  webSite,
} from './structured-data.ts';

const SHOP = 'https://shop.example';

/** What Google's guides call required, and what of schema.org it must be. */
const isOffer = expect.objectContaining({
  '@type': 'Offer',
  price: expect.stringMatching(/^\d+\.\d\d$/),
  priceCurrency: 'EUR',
  availability: expect.stringMatching(/^https:\/\/schema\.org\/\w+$/),
  url: expect.stringContaining(`${SHOP}/shop/`),
});

const offersOf = (thing: Thing) =>
  (thing.offers ?? []) as { url: string; price: string; sku: string; seller: Thing }[];

/** Everything that a page says, walked through. */
function* values(thing: unknown): Generator<[string, unknown]> {
  if (typeof thing !== 'object' || thing === null) return;
  for (const [key, value] of Object.entries(thing)) {
    yield [key, value];
    yield* values(value);
  }
}

describe.each(PRODUCTS as readonly Product[])('the page of $slug', (product) => {
  const thing = productThing(SHOP, product, SEED_PRICES);

  it('tells of a product with name, picture and an offer for each choice', () => {
    expect(thing).toMatchObject({ '@type': 'Product', name: product.name });
    for (const image of thing.image as string[])
      expect(image).toMatch(/^https:\/\/shop\.example\/generated\//);
    const offers = offersOf(thing);
    expect(offers).toHaveLength(
      flavorsOf(product).length * bundlesOf(product).length * product.colours.length,
    );
    for (const offer of offers) expect(offer).toEqual(isOffer);
    expect(new Set(offers.map(({ url }) => url)).size).toBe(offers.length);
  });

  it('says who made and sells it', () => {
    const { manufacturer, brand } = thing as Thing & { manufacturer: Thing; brand: Thing };
    expect(brand).toEqual({ '@type': 'Brand', name: COMPANY.shopName });
    expect(manufacturer.name).toBe(COMPANY.legalName);
    expect(manufacturer['@id']).toBe(organization(SHOP)['@id']);
    for (const { seller } of offersOf(thing)) expect(seller['@id']).toBe(manufacturer['@id']);
  });

  it('has each price from the list, and no offer without one', () => {
    for (const { url, price, sku } of offersOf(thing)) {
      const bundle = new URL(url).searchParams.get('bundleType')?.toUpperCase();
      const key = product.bundles[bundle as keyof typeof product.bundles];
      expect(sku).toBe(key);
      expect(Number(price)).toBe(key && toEuro(SEED_PRICES[key]));
    }
    expect(productThing(SHOP, product)).not.toHaveProperty('offers');
    const [first] = Object.values(product.bundles);
    const { [first as string]: _, ...rest } = SEED_PRICES as Record<string, never>;
    expect(offersOf(productThing(SHOP, product, rest)).map(({ sku }) => sku)).not.toContain(first);
  });
});

describe.each(Object.values(CONFIGURATORS))('the page of $path', (configurator) => {
  it('tells of a product from the price of its cheapest build on', () => {
    const { id, heading } = configurator;
    const lowest = fromPrice(BUILDS[id], SEED_PRICES);
    expect(buildThing(SHOP, id, 'Built by you.', SEED_PRICES)).toMatchObject({
      '@type': 'Product',
      name: heading,
      description: 'Built by you.',
      image: [expect.stringMatching(/^https:\/\/shop\.example\/cards\/.+\.jpg$/)],
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: toEuro(lowest ?? (0 as never)).toFixed(2),
        priceCurrency: 'EUR',
      },
    });
    expect(buildThing(SHOP, id, 'Built by you.')).not.toHaveProperty('offers');
  });
});

it('the way to a page begins at the start and has places in order', () => {
  const trail = breadcrumbs(SHOP, ['Shop', '/shop'], ['Humbucker', '/shop/humbucker']);
  expect(trail.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start page', item: `${SHOP}/` },
    { '@type': 'ListItem', position: 2, name: 'Shop', item: `${SHOP}/shop` },
    { '@type': 'ListItem', position: 3, name: 'Humbucker', item: `${SHOP}/shop/humbucker` },
  ]);
});

it('the shop lists three builds and every product, each with its address', () => {
  const list = shopList(SHOP).itemListElement as { position: number; url: string }[];
  expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
  expect(list.map(({ url }) => url)).toEqual([
    ...Object.values(CONFIGURATORS).map(({ path }) => SHOP + path),
    ...PRODUCTS.map(({ slug }) => `${SHOP}/shop/${slug}`),
  ]);
});

it('the maker is who stands in the company file', () => {
  expect(organization(SHOP)).toMatchObject({
    name: COMPANY.shopName,
    legalName: COMPANY.legalName,
    url: `${SHOP}/`,
    logo: expect.stringMatching(/^https:/),
    email: COMPANY.supportEmail,
    telephone: COMPANY.phone,
    address: { '@type': 'PostalAddress', streetAddress: COMPANY.street, addressLocality: COMPANY.city },
    sameAs: COMPANY.socialLinks.map(({ url }) => url),
    hasMerchantReturnPolicy: { merchantReturnDays: 21, merchantReturnLink: `${SHOP}/return` },
  });
});

it('nobody is said to have reviewed anything, and nothing is left empty', () => {
  const graph = graphOf(
    organization(SHOP),
    webSite(SHOP),
    shopList(SHOP),
    ...PRODUCTS.map((product) => productThing(SHOP, product, SEED_PRICES)),
    ...Object.values(CONFIGURATORS).map(({ id }) => buildThing(SHOP, id, 'Built by you.', SEED_PRICES)),
  );
  expect(JSON.parse(JSON.stringify(graph))).toEqual(graph);
  for (const [key, value] of values(graph)) {
    expect(key).not.toMatch(/review|rating|award/i);
    expect(value, key).not.toBeUndefined();
    expect(value, key).not.toBe('');
  }
});
