import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CartLine, describeLine, isCustom, readLine, unitPrice } from '#domain/cart/cart-line.ts';
import { formatEuro, fromEuro, times } from '#domain/money.ts';
import { isLookupKey, type PriceList } from '#domain/prices/price-list.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { anyBuild, type Made } from '../fixtures/configurator-builds.ts';
import { buildFrom, keysOf, priceOf } from '../fixtures/configurator-oracle.ts';
import { AMOUNTS } from '../fixtures/configurator-tables.ts';
import { description, lineName, written } from '../fixtures/configurator-words.ts';
import { frozen, HANDFUL, itemOf, made, sellFrom } from '../fixtures/custom-carts.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { stockLine } from '../fixtures/pickups.ts';

const shop = await openFileShop();
await sellFrom(shop);

/** Equal for equal builds. */
const spelled = ({ kind, choices }: Made) => JSON.stringify(written(kind, choices));

async function pricesShown(): Promise<PriceList> {
  const { body } = await shop.get('/api/shop/prices');
  const entries = Object.entries((body as { data: Record<string, number> }).data);
  return Object.fromEntries(
    entries.flatMap(([key, euro]) => (isLookupKey(key) ? [[key, fromEuro(euro)]] : [])),
  );
}

const listOf = ({ kind, choices }: Made) =>
  description(kind, choices).map(([label, value]) => ({ label, value }));
const labelled = ({ label, value }: { label: string; value?: string | undefined }) => ({ label, value });
const inWords = (list: readonly { label: string; value?: string | undefined }[]) =>
  list.map(({ label, value }) => `${label} ${value}`).join(', ');

/**
 * Buys builds and compares price and text of cart, session and order. All builds are priced and described without a shop
 * in domain/configurator/builds.test.ts.
 */
async function open(builds: readonly Made[]) {
  const prices = await pricesShown();
  const items = builds.map((build, index) => itemOf(build, ((index + 1) % 5) + 1, index * 7));
  const cart = items.map((item) => readLine(item) as CartLine);
  const { sessionId, clientSecret } = await shop.checkout(items);
  const all = await frozen(shop, sessionId);
  const goods = cart.reduce(
    (sum, line) => sum + times(unitPrice(line, prices) ?? fromEuro(NaN), line.quantity),
    0,
  );
  expect(all.order.goods).toBe(goods);
  expect(all.total).toBe(all.order.total);
  const shown = builds.map((_, index) => {
    const [line, item, row] = [cart[index], all.items[index], all.rows[index]];
    if (!line || !item || !row) throw new Error('a line is missing');
    const product = item.price?.product as { name?: string; description?: string } | undefined;
    return {
      line: [unitPrice(line, prices), describeLine(line).map(labelled)],
      row: [row.unit, row.lookupKey, row.quantity, row.name, row.config, describeLine(row).map(labelled)],
      item: [item.quantity, item.amount_total, item.price?.unit_amount, product?.name, product?.description],
    };
  });
  // The whole cart at once, because comparing single builds is slow.
  expect(shown).toMatchObject(
    builds.map((build, index) => {
      const { kind, choices } = build;
      const [price, quantity, list] = [priceOf(kind, choices), cart[index]?.quantity ?? 0, listOf(build)];
      const name = lineName(kind, choices);
      return {
        // Lists too: cart and order show what the specification lists.
        line: [price, list],
        row: [price, keysOf(kind, choices)[0], quantity, name, { choices }, list],
        item: [quantity, price * quantity, price, name, inWords(list)],
      };
    }),
  );
  return { ...all, clientSecret, sessionId };
}

describe('a custom pickup', () => {
  it('has one price and one description in cart, session, order and mail: a few of each configurator, and 32 at random', async () => {
    const random = fc.sample(anyBuild, 32);
    const builds = [...new Map([...HANDFUL, ...random].map((build) => [spelled(build), build])).values()];
    const { sessionId, clientSecret, order, rows } = await open(builds);
    await shop.shipTo(sessionId, 'DE');
    expect(await shop.pay(clientSecret)).toMatchObject({ outcome: 'paid' });
    await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    const { shopper } = await mailsAbout(shop, order.number, { makers: 0, shopper: 1 });
    const [mail] = shopper;
    const text = (mail?.text ?? '').replace(/\s+/g, ' ');
    for (const [index, build] of builds.entries()) {
      const { unit, quantity, name } = rows[index] ?? { unit: fromEuro(NaN), quantity: 0, name: '' };
      const amount = formatEuro(times(unit, quantity), { exact: true }).replace(/\s/g, ' ');
      // "Wine" alone does not name the part.
      const values = listOf(build).map(({ label, value }) =>
        /Color|Coil/.test(label) ? `${label} ${value}` : value,
      );
      expect(text).toContain(`${quantity} × ${name} ${values.join(' · ')} ${amount}`.replace(/\s+/g, ' '));
    }
  });

  it('is a separate line from a stock pickup of the same key, and an old cart keeps its lines', async () => {
    const stock = stockLine('HUMBUCKER', 'HOT', 'NECK', 'cream');
    const build = HANDFUL[1] as Made;
    const { rows } = await frozen(shop, (await shop.checkout([stock, itemOf(build)])).sessionId);
    expect(rows.map(({ lookupKey, unit }) => [lookupKey, unit])).toEqual([
      ['humbucker', AMOUNTS.humbucker],
      ['humbucker', priceOf(build.kind, build.choices)],
    ]);
    expect(rows.map(({ config }) => isCustom(config))).toEqual([false, true]);
  });

  it('with the same build is one line', async () => {
    const item = itemOf(HANDFUL[0] as Made);
    const { status, body } = await shop.post('/api/shop/checkout', [item, { ...item, quantity: 2 }]);
    expect(status).toBe(422);
    expect(body).toEqual({ error: expect.stringContaining('in your cart twice') });
  });
});

describe('an impossible build', () => {
  const [closed, , , , hp90, , dogear] = HANDFUL as [Made, Made, Made, Made, Made, Made, Made];
  const fault = (build: Made, change: object) => {
    const item = itemOf(build);
    return { ...item, config: { ...item.config, ...change } };
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
  ])('is refused with the name of its step: %s', async (_, item, words) => {
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

it('a shop without the price of an option refuses builds that need it, and sells all others', async () => {
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

it('the description of the API explains stock and custom pickups, with examples that the checkout accepts', async () => {
  const { body } = await shop.get('/api/docs');
  const described = JSON.parse(JSON.stringify(body));
  const { items } = described.paths['/api/shop/checkout'].post.requestBody.content['application/json'].schema;
  const kinds: {
    title: string;
    required: string[];
    properties: object;
    examples: Record<string, unknown>[];
  }[] = items.properties.config.anyOf;
  expect(kinds.map(({ title, examples }) => [title, examples.length])).toEqual([
    ['Stock pickup', 1],
    ['Custom pickup', 3],
    ['Part for a pickup', 1],
  ]);
  expect(kinds[1]?.required).toEqual(['pickupType', 'output', 'waxPotting', 'magnet']);
  // Present only for a non-standard winding or lead.
  expect(Object.keys(kinds[1]?.properties ?? {})).toEqual([
    ...Object.keys(written('p90', buildFrom('p90', [0]))),
    'wound',
    'connector',
  ]);
  const keys = ['humbucker_set', 'humbucker', 'humbucker_p90', 'p90_soapbar', 'part_cover_open'];
  const examples = kinds.flatMap((kind) => kind.examples);
  const { rows } = await frozen(
    shop,
    (await shop.checkout(examples.map((config, index) => ({ lookupKey: keys[index], config })))).sessionId,
  );
  expect(rows.map(({ lookupKey }) => lookupKey)).toEqual(keys);
});
