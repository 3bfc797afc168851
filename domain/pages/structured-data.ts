import { COMPANY } from '../company.ts';
import type { ConfiguratorId } from '../configurator/configurator.ts';
import { CONFIGURATOR_OUTLINES, fromPrice } from '../configurator/outline.ts';
import { CONFIGURATORS } from '../configurator/tables.ts';
import { COUNTRIES } from '../countries.ts';
import { type InLanguages, inLanguage, type Language, languageOf } from '../languages.ts';
import { type Cents, toEuro } from '../money.ts';
import type { PriceList } from '../prices/price-list.ts';
import { DATA_TERMS } from '../products/open-data.ts';
import { pictureFile, widthsOf } from '../products/picture-files.ts';
import { CONFIGURATOR_LOOKS, cardPicture, type Picture, tilePicture } from '../products/pictures.ts';
import { PRODUCT_MESSAGES } from '../products/product.messages.ts';
import { PRODUCTS, type Product } from '../products/products.ts';
import { RETURN_DAYS } from '../returns/returns.ts';
import { shippingTo } from '../shipping/shipping.ts';
import { type Pause, pausesAmong } from '../shopfront/sale-parts.ts';
import { lookCard } from './look-card.ts';
import { itemsOf } from './sold-items.ts';

/** An item of schema.org for search engines: plain JSON. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

export const graphOf = (...things: readonly Thing[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

const makerId = (publicUrl: string) => `${publicUrl}/#maker`;

/** Return policy: within 21 days, at our expense (specification, return policy). */
const returnPolicy = (publicUrl: string) => ({
  '@type': 'MerchantReturnPolicy',
  '@id': `${publicUrl}/#returns`,
  applicableCountry: COUNTRIES,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
  merchantReturnLink: `${publicUrl}/return`,
});

/** The company, from the company file; addresses are absolute. */
export const organization = (publicUrl: string): Thing => ({
  '@type': 'OnlineStore',
  '@id': makerId(publicUrl),
  name: COMPANY.shopName,
  legalName: COMPANY.legalName,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/generated/icons/icon-512.png`,
  email: COMPANY.supportEmail,
  telephone: COMPANY.phone,
  ...(COMPANY.vatId && { vatID: COMPANY.vatId }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: COMPANY.street,
    postalCode: COMPANY.postalCode,
    addressLocality: COMPANY.city,
    addressCountry: COMPANY.country,
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: COMPANY.supportEmail,
  },
  sameAs: COMPANY.socialLinks.map(({ url }) => url),
  hasMerchantReturnPolicy: returnPolicy(publicUrl),
});

export const webSite = (publicUrl: string, language: Language = 'en'): Thing => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#site`,
  name: COMPANY.shopName,
  url: publicUrl + inLanguage('/', language),
  inLanguage: language,
  publisher: { '@id': makerId(publicUrl) },
});

export type Crumb = readonly [name: string, path: string];

const START = { en: 'Start page', de: 'Startseite' } as const;
const startIn = (language: Language): Crumb => [START[language], inLanguage('/', language)];

/** Path from the start page to a page, the last crumb. */
export const breadcrumbs = (publicUrl: string, ...crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [startIn(languageOf(crumbs.at(-1)?.[1] ?? '/')), ...crumbs].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});

/** Our figures as a dataset, described by the page at `path`. The files are in English. */
export const openFigures = (
  publicUrl: string,
  { path, ...words }: { readonly path: string; readonly name: string; readonly description: string },
): Thing => ({
  '@type': 'Dataset',
  ...words,
  license: DATA_TERMS.licenceAddress,
  url: `${publicUrl}${path}#data`,
  inLanguage: 'en',
  creator: { '@id': makerId(publicUrl) },
  distribution: [
    ['text/csv', 'csv'],
    ['application/json', 'json'],
  ].map(([encodingFormat, ending]) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: `${publicUrl}/model/pickups.${ending}`,
  })),
});

interface Written {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly about: string;
  readonly date: string;
  readonly updated?: string | undefined;
  readonly words: number;
  readonly product: string;
}

/** An article with its own address. Written by all of us, so its author is the shop. */
export function articleThing(publicUrl: string, article: Written): Thing {
  const product = PRODUCTS.find(({ slug }) => slug === article.product);
  return {
    '@type': 'Article',
    '@id': `${publicUrl}${article.path}#article`,
    headline: article.title,
    description: article.description,
    articleSection: article.about,
    url: publicUrl + article.path,
    mainEntityOfPage: publicUrl + article.path,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: languageOf(article.path),
    wordCount: article.words,
    ...(product && { image: [publicUrl + largest(cardPicture(product))] }),
    author: {
      '@type': 'Organization',
      '@id': makerId(publicUrl),
      name: COMPANY.shopName,
      url: `${publicUrl}/`,
    },
    publisher: { '@id': makerId(publicUrl) },
  };
}

/** Euro for machines: a point, two decimals, no sign. */
export const plainPrice = (price: Cents) => toEuro(price).toFixed(2);

/** Working days from order to posting, range; the rest of a zone's working days is the carrier's. */
const HANDLING_DAYS = [3, 4] as const;

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Shipping of one offer of this price: countries that pay and wait alike are named together. */
function shippingDetails(publicUrl: string, price: Cents): Thing[] {
  const zones = Map.groupBy(COUNTRIES, (country) => {
    const { price: rate, workDays } = shippingTo(country, price);
    return [rate, ...workDays].join('-');
  });
  return [...zones].flatMap(([terms, destinations]) => {
    const [first] = destinations;
    if (!first) return [];
    const { price: rate, workDays } = shippingTo(first, price);
    return {
      '@type': 'OfferShippingDetails',
      '@id': `${publicUrl}/#shipping-${terms}`,
      shippingRate: { '@type': 'MonetaryAmount', value: plainPrice(rate), currency: 'EUR' },
      shippingDestination: destinations.map((addressCountry) => ({
        '@type': 'DefinedRegion',
        addressCountry,
      })),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(...HANDLING_DAYS),
        transitTime: days(workDays[0] - HANDLING_DAYS[0], workDays[1] - HANDLING_DAYS[1]),
        businessDays: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
            (day) => `https://schema.org/${day}`,
          ),
        },
      },
    };
  });
}

/** Terms of an offer. Pickups are made to order; a paused one is out of stock. */
const offerTerms = (publicUrl: string, price: Cents, isPaused: boolean) => ({
  priceCurrency: 'EUR',
  availability: `https://schema.org/${isPaused ? 'OutOfStock' : 'MadeToOrder'}`,
  itemCondition: 'https://schema.org/NewCondition',
  // Named once, with the product.
  seller: { '@id': makerId(publicUrl) },
  shippingDetails: shippingDetails(publicUrl, price),
  hasMerchantReturnPolicy: returnPolicy(publicUrl),
});

/** Replaces repeated items by references to their first occurrence. */
function sayOnce<Offer extends object>(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return JSON.parse(JSON.stringify(offers), (_, value) => {
    if (typeof value?.['@id'] !== 'string' || value['@type'] === undefined) return value;
    if (seen.has(value['@id'])) return { '@id': value['@id'] };
    seen.add(value['@id']);
    return value;
  });
}

export const CATEGORY: InLanguages<string> = {
  en: 'Guitar and bass pickups',
  de: 'Tonabnehmer für Gitarre und Bass',
};

const madeByUs = (publicUrl: string, language: Language) => ({
  category: CATEGORY[language],
  brand: { '@type': 'Brand', name: COMPANY.shopName },
  manufacturer: { '@type': 'Organization', '@id': makerId(publicUrl), name: COMPANY.legalName },
});

/** Address of the largest file of a picture. */
export const largest = (picture: Picture) => pictureFile(picture, Math.max(...widthsOf(picture.family)));

function stockOffers(
  publicUrl: string,
  product: Product,
  prices: PriceList,
  pauses: readonly Pause[],
  language: Language,
): Thing[] {
  const offers = itemsOf(product, { publicUrl, prices, pauses }, language).map(
    ({ features, url, sku, price, isPaused }) => ({
      '@type': 'Offer',
      name: features.join(', '),
      url,
      sku,
      price: plainPrice(price),
      ...offerTerms(publicUrl, price, isPaused),
    }),
  );
  return sayOnce(offers);
}

/** A stock pickup with an offer for each choice; without a price list it has no offers. */
export function productThing(
  publicUrl: string,
  product: Product,
  prices: PriceList = {},
  pauses: readonly Pause[] = [],
  language: Language = 'en',
): Thing {
  const { tone, intro } = PRODUCT_MESSAGES[product.type][language];
  const offers = stockOffers(publicUrl, product, prices, pauses, language);
  const url = publicUrl + inLanguage(`/shop/${product.slug}`, language);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: `${tone} ${intro}`,
    url,
    image: [cardPicture(product), tilePicture(product)].map((picture) => publicUrl + largest(picture)),
    ...madeByUs(publicUrl, language),
    ...(offers.length > 0 && { offers }),
  };
}

/** A configurator with the price of its cheapest build; `description` is the page's. */
export function buildThing(
  publicUrl: string,
  of: ConfiguratorId,
  description: string,
  prices: PriceList = {},
  pauses: readonly Pause[] = [],
  language: Language = 'en',
): Thing {
  const { path: english, heading } = CONFIGURATORS[of];
  const path = inLanguage(english, language);
  const lowest = fromPrice(CONFIGURATOR_OUTLINES[of], prices);
  return {
    '@type': 'Product',
    '@id': `${publicUrl}${english}#product`,
    name: heading,
    sku: `BUILD-${of}`.toUpperCase(),
    description,
    url: publicUrl + path,
    image: [publicUrl + lookCard(CONFIGURATOR_LOOKS[of]).file],
    ...madeByUs(publicUrl, language),
    ...(lowest !== undefined && {
      offers: {
        '@type': 'AggregateOffer',
        url: publicUrl + path,
        lowPrice: plainPrice(lowest),
        ...offerTerms(
          publicUrl,
          lowest,
          pausesAmong(pauses, { of }).some(({ state }) => state === 'paused'),
        ),
      },
    }),
  };
}

export function shopList(publicUrl: string, language: Language = 'en'): Thing {
  const builds = Object.values(CONFIGURATORS).map(({ heading, path }) => [heading, path] as const);
  const products = PRODUCTS.map(({ name, slug }) => [name, `/shop/${slug}`] as const);
  return {
    '@type': 'ItemList',
    name: 'Shop',
    itemListElement: [...builds, ...products].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: publicUrl + inLanguage(path, language),
    })),
  };
}
