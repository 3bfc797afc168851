import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { fromEuro } from '#domain/money.ts';
import type { ucpProfile } from '#domain/pages/ucp.ts';
import { SEED_PRICES } from '#domain/prices/price-list.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { openCatalogue } from './open-catalogue.ts';

/** The schemas of release v2026-04-08 of github.com/Universal-Commerce-Protocol/ucp (Apache 2.0), unchanged, one a line. */
const SCHEMAS = readFileSync('tests/fixtures/ucp-2026-04-08.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
// Formats are checked here by `new URL`; their titles and examples are no keywords of validation.
const published = new Ajv2020({ strict: false, validateFormats: false, schemas: SCHEMAS });

function expectValid(schema: string, value: unknown): void {
  const validate = published.getSchema(`https://ucp.dev/schemas/${schema}`);
  if (!validate) throw new Error(`No schema ${schema}`);
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
}

const PUBLIC_URL = 'https://shop.example';
const pauses = [
  { parts: { pickupType: 'HUMBUCKER', color: 'cream' }, state: 'paused', name: '', words: '' } as const,
];
const app = openCatalogue({
  publicUrl: PUBLIC_URL,
  selling: async () => ({ publicUrl: PUBLIC_URL, prices: SEED_PRICES, pauses }),
  limitReads: async () => undefined,
});

interface Variant {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly price: { readonly amount: number };
  readonly availability: { readonly available: boolean };
  readonly inputs?: readonly { readonly id: string; readonly match: string }[];
}
interface Product {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly media: readonly { readonly url: string }[];
  readonly variants: readonly [Variant, ...Variant[]];
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly {
      readonly label: string;
      readonly available?: boolean;
      readonly exists?: boolean;
    }[];
  }[];
  readonly selected?: readonly { readonly name: string; readonly label: string }[];
}
interface Answer {
  readonly products: readonly Product[];
  readonly product: Product;
  readonly messages?: readonly { readonly code: string; readonly content: string }[];
  readonly pagination: {
    readonly cursor?: string;
    readonly has_next_page: boolean;
    readonly total_count: number;
  };
}

async function call(name: 'search' | 'lookup' | 'product', body: unknown, of: string) {
  const answer = await app.request(`/ucp/catalog/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const value = (await answer.json()) as Answer;
  if (answer.status === 200) expectValid(`shopping/${of}`, value);
  return { status: answer.status, ...value };
}
const search = (body: object) => call('search', body, 'catalog_search.json#/$defs/search_response');
const lookup = (body: object) => call('lookup', body, 'catalog_lookup.json#/$defs/lookup_response');
const product = (body: object) => call('product', body, 'catalog_lookup.json#/$defs/get_product_response');

describe('the catalogue for assistants, by the published schemas', () => {
  it('has a profile that offers search and lookup, and no purchase [row D865]', async () => {
    const answer = await app.request('/.well-known/ucp');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d{2,}$/);
    const profile = (await answer.json()) as ReturnType<typeof ucpProfile>;
    expectValid('ucp.json#/$defs/business_schema', profile.ucp);
    expect(Object.keys(profile.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
    ]);
    expect(profile.ucp.payment_handlers).toEqual({});
  });

  it('finds products by words, price and category, page by page [row D865]', async () => {
    const { products } = await search({ query: 'a hot Telecaster pickup for the bridge, in black' });
    expect(products[0]).toMatchObject({ id: 'TELECASTER' });
    expect(products[0]?.variants.map(({ title }) => title)).toEqual(['Hot, Bridge, Black']);
    for (const { url, media } of products)
      for (const address of [url, ...media.map((one) => one.url)])
        expect(new URL(address).origin).toBe(PUBLIC_URL);

    const max = fromEuro(120);
    const cheap = await search({ filters: { price: { max } } });
    for (const { variants } of cheap.products)
      for (const { price } of variants) expect(price.amount).toBeLessThanOrEqual(max);
    expect((await search({ filters: { categories: ['Drums'] } })).products).toEqual([]);

    const all = { filters: {} };
    const first = await search({ ...all, pagination: { limit: 5 } });
    const { cursor } = first.pagination;
    const rest = await search({ ...all, pagination: { limit: 5, cursor } });
    expect([first.pagination.has_next_page, rest.pagination.has_next_page]).toEqual([true, false]);
    expect([...first.products, ...rest.products].map(({ id }) => id)).toEqual(
      PRODUCTS.map(({ type }) => type),
    );
    const german = await search({ query: 'Steg', context: { language: 'de-AT' } });
    expect(german.products[0]?.url).toMatch(/^https:\/\/shop\.example\/de\/shop\//);
    expect((await search({})).status).toBe(400);
  });

  it('looks up article numbers and products, each product once, and names unknown ones [row D865]', async () => {
    const ids = ['HUMBUCKER-SET-HOT-CREAM', 'humbucker', 'BANJO', 'HUMBUCKER', 'JAZZ_BASS'];
    const { products, messages } = await lookup({ ids });
    expect(products.map(({ id }) => id)).toEqual(['HUMBUCKER', 'JAZZ_BASS']);
    const [cream] = products[0]?.variants ?? [];
    expect(cream).toMatchObject({
      id: 'HUMBUCKER-SET-HOT-CREAM',
      price: { amount: SEED_PRICES.humbucker_set, currency: 'EUR' },
      availability: { available: false, status: 'out_of_stock' },
      inputs: [{ id: 'HUMBUCKER-SET-HOT-CREAM', match: 'exact' }],
    });
    expect(products[0]?.variants[1]?.inputs?.map(({ id, match }) => [id, match])).toEqual([
      ['humbucker', 'featured'],
      ['HUMBUCKER', 'featured'],
    ]);
    expect(messages).toEqual([{ type: 'info', code: 'not_found', content: 'BANJO' }]);
    const many = await lookup({ ids: Array.from({ length: 51 }, (_, at) => `${at}`) });
    expect([many.status, many.messages?.[0]?.code]).toEqual([400, 'request_too_large']);
  });

  it('narrows a product by the selection, and drops incompatible options [row D865]', async () => {
    const hot = { name: 'Flavor', label: 'Hot' };
    const chosen = await product({ id: 'HUMBUCKER', selected: [hot] });
    expect(chosen.product.selected).toEqual([hot]);
    for (const { title } of chosen.product.variants) expect(title).toMatch(/^Hot, /);
    const colours = chosen.product.options.find(({ name }) => name === 'Colour')?.values ?? [];
    expect(colours).toContainEqual({ label: 'Cream', available: false, exists: true });
    expect(colours).toContainEqual({ label: 'Black', available: true, exists: true });

    const relaxed = await product({
      id: 'HUMBUCKER',
      selected: [{ name: 'Colour', label: 'Wine' }, hot, { name: 'Strings', label: '6' }],
      preferences: ['Flavor', 'Colour'],
    });
    expect(relaxed.product.selected).toEqual([hot]);
    const exact = await product({
      id: 'HUMBUCKER-SET-HOT-CREAM',
      selected: [{ name: 'Flavor', label: 'Vintage' }],
    });
    expect(exact.product.variants.map(({ id }) => id)).toEqual(['HUMBUCKER-SET-HOT-CREAM']);

    const answer = await app.request('/ucp/catalog/product', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"BANJO"}',
    });
    expect(answer.status).toBe(200);
    expectValid('shopping/types/error_response.json', await answer.json());
  });

  it.each(['{', '[]', '{"query":1,"ids":[],"id":null}', `{"query":"${'a'.repeat(300)}"}`])(
    'refuses %s with a sentence',
    async (body) => {
      for (const name of ['search', 'lookup', 'product']) {
        const headers = { 'content-type': 'application/json' };
        const answer = await app.request(`/ucp/catalog/${name}`, { method: 'POST', headers, body });
        expect([name, answer.status]).toEqual([name, 400]);
        expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) });
      }
    },
  );

  it('has a feed in each language, and reports missing prices', async () => {
    const away = openCatalogue({
      publicUrl: PUBLIC_URL,
      selling: async () => undefined,
      limitReads: async () => undefined,
    });
    expect((await away.request('/merchant-feed.xml')).status).toBe(503);
    const feed = await app.request('/de/merchant-feed.xml');
    expect(feed.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await feed.text()).toContain(`${PUBLIC_URL}/de/shop/telecaster`);
  });
});
