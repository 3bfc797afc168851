import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CartLine, describeLine, isCustom, lineFor, readLine, unitPrice } from '#domain/cart-line.ts';
import { formatEuro, fromEuro, times } from '#domain/money.ts';
import { isLookupKey, type PriceList, SEED_PRICES } from '#domain/price-list.ts';
import { orderLines, orders } from '../../server/db/schema.ts';
import { createLog } from '../../server/log.ts';
import { createPriceSource } from '../../server/shop/price-source.ts';
import { anyBuild, type Made } from '../fixtures/configurator-builds.ts';
import { buildFrom, keysOf, priceOf } from '../fixtures/configurator-oracle.ts';
import { AMOUNTS } from '../fixtures/configurator-tables.ts';
import { description, lineName, written } from '../fixtures/configurator-words.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';

let shop: TestShop;

/** Lets the shop sell from another list; the custom keys have amounts whose sums tell their parts. */
async function sellFrom(change: Record<string, number | undefined> = {}): Promise<void> {
  const amounts = { ...SEED_PRICES, ...AMOUNTS, ...change };
  const entries = Object.entries(amounts).flatMap(([key, amount]) =>
    amount === undefined ? [] : [{ key, amount }],
  );
  const prices = createPriceSource(async () => entries, createLog('silent'));
  shop.services.prices.stop();
  Object.assign(shop.services, { prices });
  if (!(await prices.current())) throw new Error('no prices');
}

beforeAll(async () => {
  shop = await openTestShop();
  await sellFrom();
}, 60_000);
afterAll(() => shop.close());

const itemOf = ({ kind, choices }: Made, quantity = 1, price: unknown = 0) => ({
  lookupKey: keysOf(kind, choices)[0],
  quantity,
  price,
  config: written(kind, choices),
});
/** Equal for equal builds. */
const spelled = ({ kind, choices }: Made) => JSON.stringify(written(kind, choices));
const made = (kind: Made['kind'], turns: readonly number[], trunk = {}): Made => ({
  kind,
  choices: buildFrom(kind, turns, trunk),
});

/** A handful of each configurator: every cover, a plain and an open one, both pickups. */
const HANDFUL: readonly Made[] = [
  made('humbucker', [1, 1, 4, 6, 1], { cover: 'closed' }),
  made('humbucker', [3, 2, 5, 1], { cover: 'open', model: 'stars' }),
  made('humbucker', [5, 3, 1], { cover: 'open', model: 'plain' }),
  made('humbucker', [4, 3, 0, 1], { cover: 'none' }),
  made('hp90', [2, 4, 8, 1, 4, 1]),
  made('hp90', [0, 3, 1, 5]),
  made('p90', [0, 1, 1, 4, 1, 1]),
  made('p90', [1, 0, 0, 2, 0, 4]),
];

async function pricesShown(): Promise<PriceList> {
  const { body } = await shop.get('/api/shop/prices');
  const entries = Object.entries((body as { data: Record<string, number> }).data);
  return Object.fromEntries(
    entries.flatMap(([key, euro]) => (isLookupKey(key) ? [[key, fromEuro(euro)]] : [])),
  );
}

/** What a cart came to: in the payment session, and in the order's rows. */
async function frozen(sessionId: string) {
  const { db } = shop.database;
  const session = await shop.services.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['line_items.data.price.product'],
  });
  const [order] = await db.select().from(orders).where(eq(orders.paymentReference, sessionId));
  if (!order) throw new Error('no order');
  const rows = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  return { items: session.line_items?.data ?? [], order, rows, total: session.amount_total };
}

const listOf = ({ kind, choices }: Made) =>
  description(kind, choices).map(([label, value]) => ({ label, value }));
const inWords = (list: readonly { label: string; value?: string | undefined }[]) =>
  list.map(({ label, value }) => `${label} ${value}`).join(', ');

/** Buys builds, and holds cart, session and order to the same price and the same words. */
async function open(builds: readonly Made[], quantity: number) {
  const prices = await pricesShown();
  const items = builds.map((build, index) => itemOf(build, ((quantity + index) % 5) + 1, index * 7));
  const cart = items.map((item) => readLine(item) as CartLine);
  const { sessionId, clientSecret } = await shop.checkout(items);
  const all = await frozen(sessionId);
  const goods = cart.reduce(
    (sum, line) => sum + times(unitPrice(line, prices) ?? fromEuro(NaN), line.quantity),
    0,
  );
  expect(all.order.goods).toBe(goods);
  expect(all.total).toBe(all.order.total);
  for (const [index, build] of builds.entries()) {
    const { kind, choices } = build;
    const price = priceOf(kind, choices);
    const [line, item, row] = [cart[index], all.items[index], all.rows[index]];
    if (!line || !row) throw new Error('a line is missing');
    expect(unitPrice(line, prices)).toBe(price);
    expect(row).toMatchObject({ unit: price, lookupKey: keysOf(kind, choices)[0], quantity: line.quantity });
    expect(row).toMatchObject({ name: lineName(kind, choices), config: { choices } });
    expect(item).toMatchObject({
      quantity: line.quantity,
      amount_total: price * line.quantity,
      price: {
        unit_amount: price,
        product: { name: lineName(kind, choices), description: inWords(listOf(build)) },
      },
    });
    // Lists, not only words: what cart and order show is what the specification lists.
    for (const shown of [line, row])
      expect(describeLine(shown).map(({ label, value }) => ({ label, value }))).toEqual(listOf(build));
  }
  return { ...all, clientSecret, sessionId };
}

describe('a custom pickup', () => {
  it('costs and says the same in cart, session, order and mail: a handful of each configurator, and 32 at random', async () => {
    const random = fc.sample(anyBuild, 32);
    const builds = [...new Map([...HANDFUL, ...random].map((build) => [spelled(build), build])).values()];
    const { sessionId, clientSecret, order, rows } = await open(builds, 1);
    await shop.shipTo(sessionId, 'DE');
    expect(await shop.pay(clientSecret)).toMatchObject({ outcome: 'paid' });
    await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    const { shopper } = await mailsAbout(shop, order.number, { makers: 0, shopper: 1 });
    const [mail] = shopper;
    const text = (mail?.text ?? '').replace(/\s+/g, ' ');
    for (const [index, build] of builds.entries()) {
      const { unit, quantity, name } = rows[index] ?? { unit: fromEuro(NaN), quantity: 0, name: '' };
      const amount = formatEuro(times(unit, quantity), { exact: true }).replace(/\s/g, ' ');
      const values = listOf(build).map(({ value }) => value);
      expect(text).toContain(`${quantity} × ${name} ${values.join(' · ')} ${amount}`);
    }
  }, 60_000);

  it('costs and says the same in cart, session and order: 250 random carts of forty, 10 000 builds', async () => {
    const anyCart = fc.uniqueArray(anyBuild, {
      minLength: 40,
      maxLength: 40,
      selector: spelled,
    });
    await fc.assert(
      fc.asyncProperty(anyCart, fc.nat({ max: 4 }), async (builds, quantity) => {
        await open(builds, quantity);
      }),
      { numRuns: 250, endOnFailure: true },
    );
  }, 300_000);

  it('costs what the list says, whatever the cart says in its prices', async () => {
    const [build] = HANDFUL as [Made];
    const config = written(build.kind, build.choices);
    const cheap = { lookupKey: 'cover_none', price: 0 };
    const items = [
      { ...itemOf(build, 1, 1), config: { ...config, magnet: { ...config.magnet, price: cheap } } },
    ];
    const { rows } = await frozen((await shop.checkout(items)).sessionId);
    expect(rows).toMatchObject([{ unit: priceOf(build.kind, build.choices) }]);
  });

  it('stands beside a stock pickup of the same key, and an old cart keeps its lines', async () => {
    const stock = lineFor({
      pickupType: 'HUMBUCKER',
      bundleType: 'NECK',
      pickupFlavor: 'HOT',
      color: 'cream',
    });
    const build = HANDFUL[1] as Made;
    const { rows } = await frozen((await shop.checkout([stock, itemOf(build)])).sessionId);
    expect(rows.map(({ lookupKey, unit }) => [lookupKey, unit])).toEqual([
      ['humbucker', AMOUNTS.humbucker],
      ['humbucker', priceOf(build.kind, build.choices)],
    ]);
    expect(rows.map(({ config }) => isCustom(config))).toEqual([false, true]);
  });

  it('of one build stands once', async () => {
    const item = itemOf(HANDFUL[0] as Made);
    const { status, body } = await shop.post('/api/shop/checkout', [item, { ...item, quantity: 2 }]);
    expect(status).toBe(422);
    expect(body).toEqual({ error: expect.stringContaining('stands twice') });
  });
});

describe('a build that cannot be', () => {
  const [closed, , , bare, hp90, , dogear] = HANDFUL as [Made, Made, Made, Made, Made, Made, Made];
  const fault = (build: Made, change: object, extra: object = {}) => {
    const item = itemOf(build);
    return { ...item, ...extra, config: { ...item.config, ...change } };
  };
  const cover = written(closed.kind, closed.choices).cover;

  it.each([
    [
      'a magnet of another',
      fault(hp90, { magnet: { item: 'Triple Ceramic' } }),
      'Custom HP90, Magnet: “Triple Ceramic”',
    ],
    [
      'a closed cover in navy',
      fault(closed, { cover: { ...cover, color: 'navy' } }),
      'Custom Humbucker, Pickup Color: “navy”',
    ],
    [
      'a bare one at 52 mm',
      fault(bare, { poleSpacing: { spacing: 52 } }),
      'Custom Humbucker, Pole Spacing: “52”',
    ],
    [
      'a classic with wiring',
      fault(dogear, { wiring: { item: '2-Wire Output (Shielded)' } }),
      'Custom P90, Wiring: ',
    ],
    ['no output', fault(closed, { output: null }), 'Custom Humbucker, Output Level: nothing is chosen.'],
    ['an extra magnet', fault(closed, { extraMagnet: { item: 'Ceramic' } }), 'Custom Humbucker, Magnet: '],
    [
      'an id from every object',
      fault(closed, { coilMatching: 'constructor' }),
      'Custom Humbucker, Coil Matching: “constructor”',
    ],
    [
      'a word without end',
      fault(closed, { magnet: { item: 'x'.repeat(9000) } }),
      'Custom Humbucker, Magnet: “xxx',
    ],
    [
      'the base of another',
      fault(hp90, {}, { lookupKey: 'humbucker' }),
      'A pickup in your cart cannot be ordered',
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
  it('nothing that needs it is sold, and all else is', async () => {
    await sellFrom({ magnet_alnico_5: undefined });
    const with5 = itemOf(made('p90', [0], { magnet: 'alnico-5' }));
    const with4 = itemOf(made('p90', [0], { magnet: 'alnico-4' }));
    const stock = lineFor({
      pickupType: 'P90_DOGEAR',
      bundleType: 'SET',
      pickupFlavor: 'HOT',
      color: 'cream',
    });
    const before = (await shop.database.db.select().from(orders)).length;
    for (const items of [[with5], [stock, with4, with5]])
      for (const [call, sent] of [
        ['checkout', items],
        ['express-checkout', { items }],
      ] as const)
        expect(await shop.post(`/api/shop/${call}`, sent)).toEqual({
          status: 503,
          body: { error: 'Could not get prices.' },
        });
    expect((await shop.database.db.select().from(orders)).length).toBe(before);
    const { rows } = await frozen((await shop.checkout([stock, with4])).sessionId);
    expect(rows.map(({ unit }) => unit)).toEqual([
      24_000,
      priceOf('p90', buildFrom('p90', [0], { magnet: 'alnico-4' })),
    ]);
    await sellFrom();
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
    expect(Object.keys(kinds[1]?.properties ?? {})).toEqual(
      Object.keys(written('p90', buildFrom('p90', [0]))),
    );
    const keys = ['humbucker_set', 'humbucker', 'humbucker_p90', 'p90_soapbar'];
    const examples = kinds.flatMap((kind) => kind.examples);
    const { rows } = await frozen(
      (await shop.checkout(examples.map((config, index) => ({ lookupKey: keys[index], config })))).sessionId,
    );
    expect(rows.map(({ lookupKey }) => lookupKey)).toEqual(keys);
  });
});
