import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { SoldPickup } from '#domain/production/sold-pickup.ts';
import { orderLines } from '../../server/platform/db/schema.ts';
import { units } from '../../server/platform/db/workshop-schema.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { CUSTOM, payFor, STRAT_SET } from '../fixtures/workshop.ts';

const MIGRATION = 'server/platform/db/migrations/0017_sold_colours_and_bars.sql';

const shop = await openFileShop();

/** A pickup as written by the previous release: colours in one string, the magnet as text. */
function asBefore({ colourNames, magnet: { bars: _, ...magnet }, ...sold }: SoldPickup): object {
  return { ...sold, magnet, ...(colourNames.length > 0 && { colours: colourNames.join('/') }) };
}

it('sold pickups stored by the previous release are carried over', async () => {
  const { db } = shop.database;
  const order = await payFor(shop, [CUSTOM, STRAT_SET]);
  const ofOrder = { lines: eq(orderLines.orderId, order.id), units: eq(units.orderId, order.id) };
  const read = async () => ({
    lines: await db.select().from(orderLines).where(ofOrder.lines).orderBy(orderLines.position),
    units: await db.select().from(units).where(ofOrder.units).orderBy(units.id),
  });
  // Two bobbins of two colours above a base of a third: no slash separates the names.
  for (const { id, sold } of (await read()).units)
    if (sold?.colourNames.length === 2)
      await db
        .update(units)
        .set({ sold: { ...sold, colourNames: ['Zebra Black/White', 'Forest'] } })
        .where(eq(units.id, id));
  const now = await read();
  expect(now.units.map(({ sold }) => sold?.colourNames.length).sort()).toEqual([1, 1, 1, 2]);

  for (const { id, sold } of now.units)
    if (sold)
      await db.execute(
        sql`update pieces set sold = ${JSON.stringify(asBefore(sold))}::jsonb where id = ${id}`,
      );
  for (const { id, sold } of now.lines)
    if (sold) {
      const before = JSON.stringify({ ...sold, pickups: sold.pickups.map(asBefore) });
      await db.execute(sql`update order_lines set sold = ${before}::jsonb where id = ${id}`);
    }
  expect(await read()).not.toEqual(now);

  const statements = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements) await db.execute(sql.raw(statement));
  expect(await read()).toEqual(now);
  // A second run changes nothing.
  for (const statement of statements) await db.execute(sql.raw(statement));
  expect(await read()).toEqual(now);
});
