import { beforeEach, expect, it } from 'vitest';
import { shareGeneration } from '../../server/http/shared-generation.ts';
import { responseGeneration } from '../../server/platform/db/schema/platform.ts';
import { openFileShop } from '../fixtures/file-shop.ts';

const shop = await openFileShop();
beforeEach(() => shop.database.db.delete(responseGeneration));

const generation = async () => (await shop.database.db.select().from(responseGeneration))[0]?.generation;

/** A process that rereads the price list on a new generation, as the shop does. */
function openProcess(provider: { prices: object }) {
  let reads = 0;
  const shared = shareGeneration(shop.database.db, async () => {
    reads += 1;
    await shared.publish(provider.prices);
  });
  return { ...shared, reads: () => reads };
}

it('new prices that one process reads reach each other process, once', async () => {
  const provider = { prices: { humbucker: 12_900 } };
  const [first, second, third] = [openProcess(provider), openProcess(provider), openProcess(provider)];
  for (const each of [first, second, third]) await each.publish(provider.prices);
  expect(await generation()).toBe(1);
  for (const each of [first, second, third]) await each.follow();
  expect([first.reads(), second.reads(), third.reads()]).toEqual([0, 0, 0]);

  provider.prices = { humbucker: 13_900 };
  await second.publish(provider.prices);
  for (let round = 0; round < 2; round++) for (const each of [first, second, third]) await each.follow();
  expect([first.reads(), second.reads(), third.reads()]).toEqual([1, 0, 1]);
  expect(await generation()).toBe(2);
});

it('two processes that read new prices at the same moment start one generation', async () => {
  const provider = { prices: { humbucker: 12_900 } };
  const processes = Array.from({ length: 6 }, () => openProcess(provider));
  await processes[0]?.publish(provider.prices);
  provider.prices = { humbucker: 13_900 };
  await Promise.all(processes.map((each) => each.publish(provider.prices)));
  expect(await generation()).toBe(2);
  for (const each of processes) await each.follow();
  expect(processes.map(({ reads }) => reads())).toEqual([0, 0, 0, 0, 0, 0]);
});
