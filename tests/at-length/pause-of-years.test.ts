import { expect, it } from 'vitest';
import { keepNoLonger } from '../../server/privacy/keep-no-longer.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { fillWithOrders } from '../fixtures/many-orders.mjs';

const shop = await openFileShop();

// Half of the backlog exceeds the time of a single statement.
it('everything due after a pause of years is deleted, portion by portion', async () => {
  await fillWithOrders(shop.databaseUrl, 6000);
  const { sql } = shop.database;
  const left = async () => (await sql.query<{ n: number }>('select count(*)::int as n from orders'))[0]?.n;
  const now = () => new Date(Date.now() + 12 * 365 * 86_400_000);
  await keepNoLonger({ ...shop.services, now });
  expect(await left()).toBe(0);
});
