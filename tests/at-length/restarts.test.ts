import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../fixtures/eventually.ts';
import { type Instances, openInstances } from '../fixtures/instances.ts';
import { expectMailed, expectSettled } from '../fixtures/settled-orders.ts';
import { lostAnswers, type Shoppers, sendShoppers } from '../fixtures/shoppers.ts';

const RESTARTS = 5;
const KILLS = 12;
const SHOPPERS = 6;

let shops: Instances;
let admin: Client;
beforeAll(async () => {
  shops = await openInstances();
  admin = new Client({ connectionString: shops.databaseUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await shops?.close();
});

/** Resolves after so many more answers. */
async function served({ answers }: Shoppers, more: number): Promise<void> {
  const before = answers.length;
  await eventually(async () => answers.length >= before + more, `${more} more answers`);
}

describe('three instances under load', () => {
  it('are restarted one after the other, and no answer and no order is lost', async () => {
    const load = sendShoppers(shops.url, SHOPPERS);
    for (let round = 0; round < RESTARTS; round++)
      for (const instance of shops.all) {
        await served(load, 20);
        await instance.restart();
      }
    await load.stop();
    const lost = lostAnswers(load);
    if (lost.length > 0) console.error(shops.printed(), shops.proxyFaults());
    expect(lost).toEqual([]);
    await expectSettled(admin, load);
    await expectMailed(admin);
    console.log(`${load.answers.length} answers, ${load.paid.size} orders in ${RESTARTS} rolling restarts`);
  });

  it('are killed one after the other, and no order is lost or settled twice', async () => {
    const load = sendShoppers(shops.url, SHOPPERS);
    for (let kill = 0; kill < KILLS; kill++) {
      const instance = shops.all[kill % shops.all.length];
      await served(load, 20 + Math.round(Math.random() * 20));
      await instance?.kill();
      await instance?.start();
    }
    await load.stop();
    await expectSettled(admin, load);
    const lost = load.answers.filter(({ status }) => status !== 200);
    console.log(
      `${load.answers.length} answers, ${lost.length} lost, ${load.paid.size} orders, ${KILLS} kills`,
    );
    expect(load.paid.size).toBeGreaterThan(KILLS);
  });
});
