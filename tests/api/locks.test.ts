import { expect, it } from 'vitest';
import { acquireLock } from '../../server/platform/db/database.ts';
import { locks } from '../../server/platform/db/schema/platform.ts';
import { openFileShop } from '../fixtures/file-shop.ts';

const shop = await openFileShop();

it('only one transaction at a time holds a lock [case A13]', async () => {
  const { db } = shop.database;
  let inside = 0;
  const most = await Promise.all(
    Array.from({ length: 8 }, () =>
      db.transaction(async (tx) => {
        await acquireLock(tx, 'winding machines');
        inside += 1;
        const seen = inside;
        await tx.select().from(locks);
        inside -= 1;
        return seen;
      }),
    ),
  );
  expect(most).toEqual(Array(8).fill(1));
});
