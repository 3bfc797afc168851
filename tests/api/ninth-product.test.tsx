import { eq } from 'drizzle-orm';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lineFor, readLine, writeLine } from '#domain/cart/cart-line.ts';
import { instrumentOfChoice, onePickMore, pickName } from '#domain/listening/listen-choice.ts';
import { readPicks } from '#domain/listening/listen-query.ts';
import { fromEuro } from '#domain/money.ts';
import { SEED_PRICES } from '#domain/prices/price-list.ts';
import { productBySlug } from '#domain/products/catalogue.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import type { ProductMessages, ProductRecord } from '#domain/products/product-record.ts';
import { WINDINGS, type WindingRecord } from '#domain/products/windings.ts';
import { listenProps } from '../../app/features/listening/listen-props.ts';
import { ProductIsland } from '../../app/features/products/product-island.tsx';
import { productProps } from '../../app/features/products/product-props.ts';
import { productTiles } from '../../app/features/shop/tiles.ts';
import { DeferredRegistry } from '../../app/islands/deferred-island.tsx';
import { DEFERRED_ON_SERVER } from '../../app/registry.server.ts';
import { handle } from '../../app/routes/product.tsx';
import { allScenes } from '../../assets/pictures/scenes.ts';
import { orderLines } from '../../server/platform/db/schema/orders.ts';
import { eventually } from '../fixtures/eventually.ts';
import { orderPaidBy } from '../fixtures/orders.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';

/** Everything a new product consists of: a record with texts, a winding, a CAD model for each position, and prices. */
const { RECORD, WORDS, WINDING, EURO } = vi.hoisted(() => ({
  RECORD: {
    type: 'GHOST_BASS',
    slug: 'ghost-bass',
    name: 'Ghost Bass',
    positions: {
      neck: { bobbin: 'jazz-bass', place: 'jazz-bass-neck', model: 'ghost-bass-neck', cover: 'nickel' },
      bridge: { bobbin: 'jazz-bass', place: 'jazz-bass-bridge', model: 'ghost-bass-bridge' },
    },
    colours: ['black', 'cream'],
    colourSlots: ['bobbin'],
    shownIn: 'cream',
    flavors: { HOT: true, VINTAGE: true },
    bundles: { SET: 'ghost_bass_set', NECK: 'ghost_bass_neck', BRIDGE: 'ghost_bass_bridge' },
    sheet: { number: 'GB-01', revision: 'A' },
    setContents: 'Neck and bridge',
    listenRank: 3,
  } satisfies Omit<ProductRecord, 'bundles'> & { bundles: object },
  WORDS: {
    tone: 'Nobody has heard it yet.',
    intro: 'Made up for this test. It sounds like a promise.',
    fits: 'Fits wherever it appears',
    adjectives: { HOT: 'loud', VINTAGE: 'pale' },
    flavors: { HOT: 'Loud for a ghost.', VINTAGE: 'Barely there.' },
  } satisfies ProductMessages,
  WINDING: {
    HOT: { awg: 43, magnet: 'A5', wound: 'layered', ohms: { neck: 11_000, bridge: 13_000 } },
    VINTAGE: { awg: 42, magnet: 'A5', wound: 'scatter', ohms: { neck: 7000, bridge: 7500 } },
  } satisfies WindingRecord,
  EURO: { ghost_bass_set: 260, ghost_bass_neck: 140, ghost_bass_bridge: 135 },
}));

vi.mock('#domain/products/products.ts', async (original) => {
  const { PRODUCTS } = await original<typeof import('#domain/products/products.ts')>();
  const nine = [...PRODUCTS, RECORD];
  return { PRODUCTS: nine, STOCK_TYPES: nine.map(({ type }) => type) };
});
vi.mock('#domain/prices/price-list.ts', async (original) => {
  const list = await original<typeof import('#domain/prices/price-list.ts')>();
  const cents = Object.fromEntries(Object.entries(EURO).map(([key, euro]) => [key, euro * 100]));
  const prices = { ...list.SEED_PRICES, ...cents };
  return {
    ...list,
    SEED_PRICES: prices,
    LOOKUP_KEYS: Object.keys(prices),
    isLookupKey: (key: string) => Object.hasOwn(prices, key),
  };
});

Object.assign(WINDINGS, { [RECORD.type]: WINDING });
Object.assign(PRODUCT_MESSAGES, { [RECORD.type]: { en: WORDS, de: WORDS } });

function ninth() {
  const product = productBySlug(RECORD.slug);
  if (!product) throw new Error('not in the catalogue');
  return product;
}
const choose = (query: string) => productProps(ninth(), SEED_PRICES, new URLSearchParams(query));

describe('a ninth product, added by its record, its models and its prices only', () => {
  it('is in the shop, in its own colour, at its lowest price', () => {
    const tiles = productTiles(SEED_PRICES);
    expect(tiles).toHaveLength(9);
    expect(tiles.at(-1)).toMatchObject({
      href: '/shop/ghost-bass',
      name: 'Ghost Bass',
      tone: 'Nobody has heard it yet.',
      price: { amount: fromEuro(135), from: true },
      bundles: 'Set · Neck · Bridge',
      photo: {
        src: '/generated/pictures/ghost-bass/bridge-hero-cream-960.avif',
        alt: 'Ghost Bass bridge pickup, cream, seen from the upper front',
      },
      hexagon: { low: expect.any(Number) },
    });
  });

  it('has its page, with figures of its winding, models and paint', () => {
    expect(handle.params).toContainEqual({ slug: 'ghost-bass' });
    const props = choose('flavor=hot&bundleType=neck&color=cream');
    expect(props.chosen).toEqual({ flavor: 'HOT', bundle: 'NECK', colour: 'cream' });
    expect(props.flavors.map(({ id, windings }) => [id, windings.map(({ position }) => position)])).toEqual([
      ['HOT', ['neck', 'bridge']],
      ['VINTAGE', ['neck', 'bridge']],
    ]);
    expect(props.flavors[0]?.windings[0]?.bullets[0]).toEqual({
      label: 'DC resistance',
      value: '11.0\u00a0kΩ',
    });
    expect(props.models).toEqual({
      SET: ['/generated/models/ghost-bass-neck.glb', '/generated/models/ghost-bass-bridge.glb'],
      NECK: ['/generated/models/ghost-bass-neck.glb'],
      BRIDGE: ['/generated/models/ghost-bass-bridge.glb'],
    });
    expect(props.colours.map(({ paint }) => Object.keys(paint))).toEqual([['bobbin'], ['bobbin']]);
    expect(props.prices).toMatchObject({ ghost_bass_set: 26_000, ghost_bass_bridge: 13_500 });
    const html = renderToString(
      <DeferredRegistry value={DEFERRED_ON_SERVER}>
        <ProductIsland {...props} />
      </DeferredRegistry>,
    );
    for (const words of ['Ghost Bass', 'Loud for a ghost.', 'Neck pickup', 'ghost-bass/neck-hero-cream'])
      expect(html).toContain(words);
  });

  it('has a scene for each picture on its pages', () => {
    const scenes = allScenes().filter(({ id }) => id.startsWith('ghost-bass-'));
    const made = scenes.flatMap(({ colourings }) =>
      colourings.flatMap(({ picture, also = [] }) => [picture, ...also].map(({ stem }) => stem)),
    );
    // Three bundles in three views and on ink, two flavors, all in two colours, and the card.
    expect(made).toHaveLength((3 * 4 + 2) * 2 + 1);
    expect(made).toContain('/generated/pictures/ghost-bass/set-hero-black');
    expect(scenes.find(({ id }) => id === 'ghost-bass-set-top')?.models).toEqual([
      'ghost-bass-neck',
      'ghost-bass-bridge',
    ]);
  });

  it('can be listened to, among basses', () => {
    expect(instrumentOfChoice(ninth())).toBe('bass');
    const picks = readPicks(new URLSearchParams('a=ghost-bass.vintage.neck&b=jazz-bass.vintage.neck'));
    expect(picks.map((pick) => pickName(pick))).toEqual([
      'Ghost Bass Vintage, neck',
      'Jazz Bass Vintage, neck',
    ]);
    const { comparison } = listenProps(
      new URLSearchParams('a=ghost-bass.hot.neck&b=telecaster.hot.neck'),
      undefined,
      'en',
    );
    expect(comparison.pickups[0]?.voice.place).toBe('jazz-bass-neck');
    expect(comparison.notes[0]?.words).toMatch(/^A sits in a bass/);
    // Third among basses: offered if the first two are taken.
    const two = readPicks(new URLSearchParams('a=jazz-bass.vintage.bridge&b=precision-bass.vintage'));
    expect(pickName(onePickMore(two))).toBe('Ghost Bass Vintage, bridge');
  });
});

describe('an order of it', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    // Its invented models have the Jazz Bass's sizes.
    const { pictures } = shop.services.papers;
    const { report } = pictures;
    Object.assign(pictures, { report: (model: string) => report(model.replace('ghost', 'jazz')) });
  });
  afterAll(() => shop.close());

  it('is priced, paid and confirmed by mail', async () => {
    const { type } = ninth();
    const line = lineFor(
      { pickupType: type, bundleType: 'SET', pickupFlavor: 'VINTAGE', color: 'cream' },
      2,
      fromEuro(260),
    );
    if (!line) throw new Error('not on offer');
    expect(readLine(JSON.parse(JSON.stringify(writeLine(line))))).toEqual(line);
    expect(line).toMatchObject({
      name: 'Ghost Bass',
      path: '/shop/ghost-bass?flavor=vintage&bundleType=set&color=cream',
      imagePath: '/generated/pictures/ghost-bass/set-hero-cream-480.avif',
    });

    const { clientSecret, sessionId } = await shop.addressed([writeLine(line)]);
    await shop.pay(clientSecret);
    await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    const { db } = shop.database;
    const order = await orderPaidBy(shop, sessionId);
    expect(order).toMatchObject({ state: 'paid', goods: fromEuro(520) });
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    expect(lines).toMatchObject([
      {
        lookupKey: 'ghost_bass_set',
        name: 'Ghost Bass',
        quantity: 2,
        unit: fromEuro(260),
        sold: {
          title: 'Ghost Bass set',
          pickups: [{ name: 'Ghost Bass neck' }, { name: 'Ghost Bass bridge' }],
        },
      },
    ]);

    await eventually(async () => (await shop.mails()).length > 0, 'the confirmation');
    const mail = (await shop.mails()).find(({ to }) => to === 'jonas@example.org');
    expect(mail?.text).toContain('Ghost Bass');
    // Some of its spaces are no-break spaces.
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Set: Neck and bridge · Vintage · Cream');
  });
});
