import { asc, eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { ownWords } from '#domain/production/own-words.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { units } from '../platform/db/workshop-schema.ts';

interface ShelvedPickup {
  readonly serial: string;
  readonly name: (language: Language) => string;
  readonly row: typeof units.$inferSelect;
  readonly order: string;
}

/** All stocked pickups, the oldest first. */
export async function readShelved(db: Db): Promise<readonly ShelvedPickup[]> {
  const rows = await db
    .select({ row: units, order: orders.number })
    .from(units)
    .innerJoin(orders, eq(orders.id, units.orderId))
    .where(eq(units.apart, 'on shelf'))
    .orderBy(asc(units.woundAt), asc(units.id));
  return rows.flatMap(({ row, order }) => {
    const nameIn = (language: Language) => {
      const { name, words } = ownWords(soldAs(row), language);
      return `${name}, ${words}`;
    };
    return row.serial ? { serial: row.serial, name: nameIn, row, order } : [];
  });
}
