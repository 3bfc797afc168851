import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { formatEuro, fromEuro } from '#domain/money.ts';
import { openSession } from '../../server/accounts/sessions.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { type Instance, type Instances, openInstances } from '../fixtures/instances.ts';

const line = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

let shops: Instances;
let token: string;
beforeAll(async () => {
  shops = await openInstances({ count: 2 });
  const { db, close } = await openDatabase({ url: shops.databaseUrl });
  const now = new Date();
  const account = { id: randomUUID(), role: 'staff' as const };
  await db.insert(accounts).values({ ...account, name: 'Maxi', email: 'maxi@example.org', createdAt: now });
  ({ token } = await openSession(db, account, { isProved: true, former: undefined, now }));
  await close();
});
afterAll(() => shops?.close());

const instance = (place: 0 | 1): Instance => {
  const one = shops.all[place];
  if (!one) throw new Error('no instance');
  return one;
};

async function call(place: 0 | 1, name: string, asked: object): Promise<void> {
  const response = await fetch(`${instance(place).address}/api/workshop/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `session=${token}`,
    },
    body: JSON.stringify(asked),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
}

const page = async (place: 0 | 1, path: string) => (await fetch(instance(place).address + path)).text();

async function isEverywhere(path: string, words: string): Promise<void> {
  const begun = performance.now();
  await eventually(async () => {
    const pages = await Promise.all([page(0, path), page(1, path)]);
    return pages.every((one) => one.includes(words));
  }, `${words} at both`);
  console.log(`“${words}” was everywhere after ${Math.round(performance.now() - begun)} ms`);
}

it('a price published in one process soon applies in the other', async () => {
  await Promise.all([page(0, '/shop/jazz-bass'), page(1, '/shop/jazz-bass')]);
  await call(0, 'draft-price', { key: 'jazz_bass_set', amount: 23_300 });
  await call(0, 'publish-prices', {});
  await isEverywhere('/shop/jazz-bass', formatEuro(fromEuro(233)));
  const prices = (await (await fetch(`${instance(1).address}/api/shop/prices`)).json()) as {
    data: Record<string, number>;
  };
  expect(prices.data.jazz_bass_set).toBe(233);
});

it('an item paused in one process is shown as paused and refused by the other, until it is sold again', async () => {
  const target = 'pickupFlavor=HOT pickupType=JAZZ_BASS';
  await call(0, 'pause-sale', {
    ...{ target, state: 'paused', words: 'again from Wed 2 December', until: null, endsWithGoods: true },
  });
  await isEverywhere('/shop/jazz-bass?flavor=hot', 'again from Wed 2 December');
  const refused = await fetch(`${instance(1).address}/api/shop/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([line]),
  });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('is paused: again from Wed 2 December'),
  ]);
});

it('texts and company data set in one process appear in the other', async () => {
  const text = 'The bench rests until Monday.';
  await call(1, 'draft-text', { place: 'banner', text, german: '', from: null, until: null });
  await call(1, 'publish-text', { place: 'banner' });
  await isEverywhere('/shop', text);
});
