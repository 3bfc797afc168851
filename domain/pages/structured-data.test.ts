import { describe, expect, it } from 'vitest';
import { COMPANY } from '../company.ts';
import { CONFIGURATOR_OUTLINES, fromPrice } from '../configurator/outline.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { type AddressCountry, COUNTRIES } from '../countries.ts';
import { fromEuro, toEuro } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { bundlesOf, flavorsOf } from '../products/catalogue.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { shippingTo } from '../shipping/shipping.ts';
import type { Pause } from '../shopfront/sale-parts.ts';
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

/** Fields required by Google's guides, with their schema.org types. */
const isOffer = expect.objectContaining({
  '@type': 'Offer',
  price: expect.stringMatching(/^\d+\.\d\d$/),
  priceCurrency: 'EUR',
  availability: expect.stringMatching(/^https:\/\/schema\.org\/\w+$/),
  url: expect.stringContaining(`${SHOP}/shop/`),
});

interface Offer {
  readonly url: string;
  readonly price: string;
  readonly sku: string;
  readonly seller: Thing;
  readonly availability: string;
  readonly shippingDetails: readonly Shipping[];
  readonly hasMerchantReturnPolicy: Thing;
}

interface Shipping extends Thing {
  readonly '@id': string;
  readonly shippingRate: { readonly value: string; readonly currency: string };
  readonly shippingDestination: readonly { readonly addressCountry: AddressCountry }[];
  readonly deliveryTime: Readonly<
    Record<'handlingTime' | 'transitTime', { minValue: number; maxValue: number }>
  >;
}

const offersOf = (thing: Thing) => (thing.offers ?? []) as Offer[];

/** Iterates over everything in a thing. */
function* values(thing: unknown): Generator<[string, unknown]> {
  if (typeof thing !== 'object' || thing === null) return;
  for (const [key, value] of Object.entries(thing)) {
    yield [key, value];
    yield* values(value);
  }
}

describe.each(PRODUCTS as readonly Product[])('the page of $slug', (product) => {
  const thing = productThing(SHOP, product, SEED_PRICES);

  it('describes a product with name, picture and an offer for each choice', () => {
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

  it('names the maker and the seller', () => {
    const { manufacturer, brand } = thing as Thing & { manufacturer: Thing; brand: Thing };
    expect(brand).toEqual({ '@type': 'Brand', name: COMPANY.shopName });
    expect(manufacturer.name).toBe(COMPANY.legalName);
    expect(manufacturer['@id']).toBe(organization(SHOP)['@id']);
    for (const { seller } of offersOf(thing)) expect(seller['@id']).toBe(manufacturer['@id']);
  });

  it('takes each price from the list, and has no offer without a price', () => {
    for (const { url, price } of offersOf(thing)) {
      const bundle = new URL(url).searchParams.get('bundleType')?.toUpperCase();
      const key = product.bundles[bundle as keyof typeof product.bundles];
      expect(Number(price)).toBe(key && toEuro(SEED_PRICES[key]));
    }
    expect(productThing(SHOP, product)).not.toHaveProperty('offers');
    const [[bundle, first] = []] = Object.entries(product.bundles);
    const { [first as string]: _, ...rest } = SEED_PRICES as Record<string, never>;
    expect(offersOf(productThing(SHOP, product, rest)).map(({ sku }) => sku.split('-')[1])).not.toContain(
      bundle,
    );
  });
});

/** Properties of each kind in schema.org, and those required by Google's guide to merchant listings. */
const KNOWN: Readonly<
  Record<string, { readonly asked: readonly string[]; readonly known: readonly string[] }>
> = {
  Offer: {
    asked: [
      'price',
      'priceCurrency',
      'availability',
      'itemCondition',
      'url',
      'sku',
      'shippingDetails',
      'hasMerchantReturnPolicy',
    ],
    known: ['name', 'seller'],
  },
  AggregateOffer: {
    asked: ['lowPrice', 'priceCurrency', 'availability'],
    known: ['url', 'itemCondition', 'seller', 'shippingDetails', 'hasMerchantReturnPolicy'],
  },
  OfferShippingDetails: { asked: ['shippingRate', 'shippingDestination', 'deliveryTime'], known: [] },
  MonetaryAmount: { asked: ['value', 'currency'], known: [] },
  DefinedRegion: { asked: ['addressCountry'], known: [] },
  ShippingDeliveryTime: { asked: ['handlingTime', 'transitTime'], known: ['businessDays'] },
  QuantitativeValue: { asked: ['minValue', 'maxValue', 'unitCode'], known: [] },
  OpeningHoursSpecification: { asked: ['dayOfWeek'], known: [] },
  MerchantReturnPolicy: {
    asked: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnMethod', 'returnFees'],
    known: ['merchantReturnLink'],
  },
};

describe('offers for search engines [case F13]', () => {
  const things = [
    ...PRODUCTS.map((product) => productThing(SHOP, product as Product, SEED_PRICES)),
    ...Object.values(CONFIGURATORS).map(({ id }) => buildThing(SHOP, id, 'Built by you.', SEED_PRICES)),
  ];
  const offers = PRODUCTS.flatMap((product) => offersOf(productThing(SHOP, product as Product, SEED_PRICES)));

  it('have the properties of a merchant listing in schema.org terms, and each shared part in full once a page [row D733]', () => {
    for (const thing of things) {
      const defined = new Set<string>();
      const check = (node: unknown): void => {
        if (Array.isArray(node)) for (const one of node) check(one);
        if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
        const { '@type': type, '@id': id, ...properties } = node as Thing & { '@id'?: string };
        const rule = KNOWN[String(type)];
        const isReference = id !== undefined && (rule === undefined || defined.has(id));
        if (rule && !isReference) {
          expect(Object.keys(properties)).toEqual(expect.arrayContaining([...rule.asked]));
          expect([...rule.asked, ...rule.known]).toEqual(expect.arrayContaining(Object.keys(properties)));
        }
        if (isReference && rule) expect(properties).toEqual({});
        if (id) defined.add(id);
        for (const value of Object.values(properties)) check(value);
      };
      check(thing.offers);
      expect(thing.offers).toBeDefined();
    }
  });

  it('have an SKU each, short enough for a merchant feed [row D733]', () => {
    expect(new Set(offers.map(({ sku }) => sku)).size).toBe(offers.length);
    for (const { sku } of offers) expect(sku).toMatch(/^[A-Z0-9_-]{1,50}$/);
    expect(new Set(things.map(({ sku, name }) => sku ?? name)).size).toBe(things.length);
  });

  it('ship to each country once, with fee and work days of the shipping policy [row D733]', () => {
    for (const { offers: all } of things) {
      const full = new Map<string, Shipping>();
      for (const offer of [all].flat() as (Offer & { lowPrice?: string })[]) {
        for (const one of offer.shippingDetails) if (one.shippingRate) full.set(one['@id'], one);
        const own = offer.shippingDetails.flatMap((one) => full.get(one['@id']) ?? []);
        const goods = fromEuro(Number(offer.price ?? offer.lowPrice));
        expect(
          own.flatMap((one) => one.shippingDestination.map(({ addressCountry }) => addressCountry)).sort(),
        ).toEqual([...COUNTRIES].sort());
        for (const { shippingRate, shippingDestination, deliveryTime } of own)
          for (const { addressCountry } of shippingDestination) {
            const { price, workDays } = shippingTo(addressCountry, goods);
            const { handlingTime, transitTime } = deliveryTime;
            expect(shippingRate).toMatchObject({ value: toEuro(price).toFixed(2), currency: 'EUR' });
            expect([
              handlingTime.minValue + transitTime.minValue,
              handlingTime.maxValue + transitTime.maxValue,
            ]).toEqual(workDays);
            expect(transitTime.minValue).toBeGreaterThan(0);
          }
      }
    }
  });

  it('mark paused items as unavailable, and no others [row D734]', () => {
    const pause = (parts: Pause['parts'], state: Pause['state'] = 'paused'): Pause => ({
      parts,
      state,
      name: '',
      words: '',
    });
    const [product] = PRODUCTS as readonly Product[];
    if (!product) throw new Error('There is a product');
    const [color = ''] = product.colours;
    const shown = offersOf(
      productThing(SHOP, product, SEED_PRICES, [
        pause({ pickupType: product.type, color }),
        pause({ pickupType: product.type }, 'to order'),
        pause({ pickupType: 'another' }),
      ]),
    );
    for (const { url, availability } of shown)
      expect(availability).toBe(
        `https://schema.org/${new URL(url).searchParams.get('color') === color ? 'OutOfStock' : 'MadeToOrder'}`,
      );
    expect(buildThing(SHOP, 'humbucker', '', SEED_PRICES, [pause({ of: 'humbucker' })]).offers).toMatchObject(
      {
        availability: 'https://schema.org/OutOfStock',
      },
    );
    expect(
      buildThing(SHOP, 'humbucker', '', SEED_PRICES, [pause({ of: 'humbucker', model: 'hornet' })]).offers,
    ).toMatchObject({
      availability: 'https://schema.org/MadeToOrder',
    });
  });
});

describe.each(Object.values(CONFIGURATORS))('the page of $path', (configurator) => {
  it('describes a product that starts at the price of its cheapest build', () => {
    const { id, heading } = configurator;
    const lowest = fromPrice(CONFIGURATOR_OUTLINES[id], SEED_PRICES);
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

it('the breadcrumbs start at the start page and are in order', () => {
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

it('the organization has the data of the company file', () => {
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

it('the data contains no reviews and no empty values', () => {
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
