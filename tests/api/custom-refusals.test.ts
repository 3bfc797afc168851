import { describe, expect, it } from 'vitest';
import { orders } from '../../server/platform/db/schema.ts';
import type { Made } from '../fixtures/configurator-builds.ts';
import { buildFrom, priceOf } from '../fixtures/configurator-oracle.ts';
import { written } from '../fixtures/configurator-words.ts';
import { frozen, HANDFUL, itemOf, made, sellFrom } from '../fixtures/custom-carts.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { stockLine } from '../fixtures/pickups.ts';

const shop = await openFileShop();
await sellFrom(shop);

describe('a build that cannot be', () => {
  const [closed, , , , hp90, , dogear] = HANDFUL as [Made, Made, Made, Made, Made, Made, Made];
  const fault = (build: Made, change: object, extra: object = {}) => {
    const item = itemOf(build);
    return { ...item, ...extra, config: { ...item.config, ...change } };
  };

  it.each([
    [
      'a magnet of another',
      fault(hp90, { magnet: { item: 'Triple Ceramic' } }),
      'Custom HP90, Magnet: “Triple Ceramic”',
    ],
    [
      'a word without end',
      fault(closed, { magnet: { item: 'x'.repeat(9000) } }),
      'Custom Humbucker, Magnet: “xxx',
    ],
    ['six pieces', fault(closed, {}, { quantity: 6 }), 'Choose a quantity from 1 to 5'],
  ])('is refused and its step named: %s', async (_, item, words) => {
    const before = (await shop.database.db.select().from(orders)).length;
    const wallet = await shop.post('/api/shop/express-checkout', { items: [item] });
    const { status, body } = await shop.post('/api/shop/checkout', [itemOf(dogear), item]);
    expect(wallet).toMatchObject({ status, body: body as object });
    expect(status).toBe(422);
    expect(body).toEqual({ error: expect.stringMatching(/^[A-Z][^\n]{10,160}\.$/) });
    expect((body as { error: string }).error.startsWith(words), JSON.stringify(body)).toBe(true);
    expect((await shop.database.db.select().from(orders)).length).toBe(before);
  });
});

describe('without the price of an option', () => {
  it('builds that need it are not sold, and all others are', async () => {
    await sellFrom(shop, { magnet_alnico_5: undefined });
    const with5 = itemOf(made('p90', [0], { magnet: 'alnico-5' }));
    const with4 = itemOf(made('p90', [0], { magnet: 'alnico-4' }));
    const stock = stockLine('P90_DOGEAR', 'HOT', 'SET', 'cream');
    const before = (await shop.database.db.select().from(orders)).length;
    for (const items of [[with5], [stock, with4, with5]])
      for (const [call, sent] of [
        ['checkout', items],
        ['express-checkout', { items }],
      ] as const)
        expect(await shop.post(`/api/shop/${call}`, sent)).toEqual({
          status: 503,
          body: { error: 'We could not load the prices.' },
        });
    expect((await shop.database.db.select().from(orders)).length).toBe(before);
    const { rows } = await frozen(shop, (await shop.checkout([stock, with4])).sessionId);
    expect(rows.map(({ unit }) => unit)).toEqual([
      24_000,
      priceOf('p90', buildFrom('p90', [0], { magnet: 'alnico-4' })),
    ]);
    await sellFrom(shop);
  });
});

describe('the description of the API', () => {
  it('says what a stock and what a custom pickup are, with examples that the checkout takes', async () => {
    const { body } = await shop.get('/api/docs');
    const described = JSON.parse(JSON.stringify(body));
    const { items } =
      described.paths['/api/shop/checkout'].post.requestBody.content['application/json'].schema;
    const kinds: {
      title: string;
      required: string[];
      properties: object;
      examples: Record<string, unknown>[];
    }[] = items.properties.config.anyOf;
    expect(kinds.map(({ title, examples }) => [title, examples.length])).toEqual([
      ['Stock pickup', 1],
      ['Custom pickup', 3],
    ]);
    expect(kinds[1]?.required).toEqual(['pickupType', 'output', 'waxPotting', 'magnet']);
    // Present only for a non-standard winding.
    expect(Object.keys(kinds[1]?.properties ?? {})).toEqual([
      ...Object.keys(written('p90', buildFrom('p90', [0]))),
      'wound',
    ]);
    const keys = ['humbucker_set', 'humbucker', 'humbucker_p90', 'p90_soapbar'];
    const examples = kinds.flatMap((kind) => kind.examples);
    const { rows } = await frozen(
      shop,
      (await shop.checkout(examples.map((config, index) => ({ lookupKey: keys[index], config })))).sessionId,
    );
    expect(rows.map(({ lookupKey }) => lookupKey)).toEqual(keys);
  });
});
