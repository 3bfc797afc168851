import { expect, it, onTestFinished, vi } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { createPriceSource, fetchAccountPrices } from '../../server/platform/payments/price-source.ts';
import { syncPrices } from '../../server/platform/payments/sync-prices.ts';
import { priceInAccount } from '../fixtures/account-prices.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { type KeptLog, keepLog } from '../fixtures/kept-log.ts';
import type { TestShop } from '../fixtures/test-shop.ts';
import { WORDS } from '../fixtures/words.ts';

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });

const shop = await openFileShop();

/** A price source as after a restart: without a list. */
function freshSource(): { prices: TestShop['services']['prices']; kept: KeptLog } {
  const kept = keepLog();
  return { prices: createPriceSource(() => fetchAccountPrices(shop.services.stripe), kept.log), kept };
}

// The first one: later answers come from the cache, which a shop without prices has never filled.
it('that were never read make the shop unready, and each call reports it', async () => {
  vi.spyOn(shop.services.prices, 'current').mockResolvedValue(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const error = WORDS.noPrices;
  expect(await shop.get('/readyz')).toMatchObject({ status: 503, body: error });
  expect(await shop.get('/api/shop/prices')).toMatchObject({ status: 503, body: { error } });
  expect(await shop.post('/api/shop/checkout', [line])).toMatchObject({ status: 503 });
});

it('that are still being written in the account are not accepted', async () => {
  const { stripe } = shop.services;
  const [set] = (await stripe.prices.list({ lookup_keys: ['humbucker_set'] })).data;
  if (!set) throw new Error('no price');
  await stripe.prices.update(set.id, { active: false });

  const { prices, kept } = freshSource();
  expect(await prices.current()).toBeUndefined();
  expect(kept.lines).toMatchObject([
    { level: 50, msg: 'price list not fetched', missing: ['humbucker_set'], odd: [], twice: [], kept: false },
  ]);
  // The shop still has its old list and sells on.
  expect((await shop.get('/readyz')).body).toBe('ready');
  await shop.checkout([line]);

  await syncPrices(stripe);
  await expect.poll(async () => (await prices.current())?.humbucker_set, { timeout: 20_000 }).toBe(24000);
  prices.stop();
});

it('are sent from the cache with a tag, and rendered again after a change', async () => {
  // The provider reports earlier changes with a delay.
  await shop.services.prices.renew();
  const url = `${shop.publicUrl}/api/shop/prices`;
  const first = await fetch(url);
  const [tag, body] = [first.headers.get('etag') ?? '', await first.text()];
  expect(tag).not.toBe('');
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(await (await fetch(url)).text()).toBe(body);
  const known = await fetch(url, { headers: { 'if-none-match': tag } });
  expect([known.status, await known.text()]).toEqual([304, '']);

  const { stripe, prices } = shop.services;
  await priceInAccount(stripe, 'p90_dogear', 12_300);
  await prices.renew();
  const changed = await fetch(url, { headers: { 'if-none-match': tag } });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ data: { p90_dogear: 123 } });
});
