import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { addDays, dayOf } from '#domain/calendar/day.ts';
import { addWorkDays, workDayFrom } from '#domain/calendar/work-days.ts';
import { fromEuro } from '#domain/money.ts';
import { keysOf, recordOf } from '#domain/records.ts';
import { amountOf } from '#domain/stock/amounts.ts';
import {
  EXAMPLE_LOTS,
  EXAMPLE_ON_THE_WAY,
  EXAMPLE_PARTS,
  EXAMPLE_SUPPLIERS,
  type ExampleSupplier,
} from '#domain/stock/example.ts';
import { byOf, CLOCK } from '../orders/index.ts';
import {
  purchaseLines,
  stockLots,
  stockMovements,
  stockParts,
  suppliers,
} from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';

const IDS = keysOf(EXAMPLE_SUPPLIERS);

/** Adds example stock to a shop in test mode that has none. A real shop begins empty: its makers count. */
export async function layExample({ db, now, takesMoney }: Services): Promise<void> {
  if (takesMoney) return;
  const [known] = await db.select({ id: stockParts.id }).from(stockParts).limit(1);
  if (known) return;
  const at = now();
  const today = workDayFrom(dayOf(at));
  await db.transaction(async (tx) => {
    const laid = await tx
      .insert(stockParts)
      .values(
        EXAMPLE_PARTS.map(({ supplier: _, ...part }) => ({
          ...{ ...part, countedAt: at, isExample: true, version: 1 },
        })),
      )
      .onConflictDoNothing()
      .returning({ id: stockParts.id });
    // Another process was faster.
    if (laid.length < EXAMPLE_PARTS.length) return;
    const idOf = recordOf(IDS, () => randomUUID());
    await tx.insert(suppliers).values(
      IDS.map((id) => {
        const { post, freeFrom, ...supplier }: ExampleSupplier = EXAMPLE_SUPPLIERS[id];
        return {
          ...supplier,
          ...{ id: idOf[id], post: fromEuro(post), isExample: true },
          freeFrom: freeFrom === undefined ? null : fromEuro(freeFrom),
        };
      }),
    );
    for (const id of IDS)
      await tx
        .update(stockParts)
        .set({ supplierId: idOf[id] })
        .where(
          inArray(
            stockParts.id,
            EXAMPLE_PARTS.flatMap((part) => (part.supplier === id ? [part.id] : [])),
          ),
        );
    const lots = EXAMPLE_LOTS.map(({ left, full, reel, openedDaysAgo, ...lot }) => ({
      ...{ ...lot, id: randomUUID(), onHand: amountOf('g', left), full: amountOf('g', full), at, version: 1 },
      reel: amountOf('g', reel),
      openedOn: openedDaysAgo === undefined ? null : addDays(dayOf(at), -openedDaysAgo),
    }));
    await tx.insert(stockLots).values(lots);
    const first = { kind: 'first count' as const, book: 0, at, ...byOf(CLOCK) };
    await tx.insert(stockMovements).values([
      ...EXAMPLE_PARTS.filter(({ id }) => !lots.some(({ part }) => part === id)).map(({ id, onHand }) => ({
        ...{ ...first, part: id, change: onHand },
      })),
      ...lots.map(({ id, part, onHand }) => ({ ...first, part, lotId: id, change: onHand })),
    ]);
    await tx.insert(purchaseLines).values(
      EXAMPLE_ON_THE_WAY.flatMap(({ part, packs, days }) => {
        const row = EXAMPLE_PARTS.find(({ id }) => id === part);
        if (!row) return [];
        const due = addWorkDays(today, days);
        return [
          {
            ...{ id: randomUUID(), orderedId: randomUUID(), supplierId: idOf[row.supplier], part, packs },
            ...{
              supplierName: EXAMPLE_SUPPLIERS[row.supplier].name,
              amount: packs * row.pack,
              price: row.price,
            },
            ...{ orderedOn: addDays(dayOf(at), -4), firstDue: due, due, dueSaidAt: at, at, ...byOf(CLOCK) },
          },
        ];
      }),
    );
  });
}
