import { and, eq, ne } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money.ts';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';
import type { OrderWay, PackWord } from '#domain/stock/buying.ts';
import type { LotPlace } from '#domain/stock/lots.ts';
import { partOf } from '#domain/stock/parts.ts';
import { refusal, refuse, refuseConflict, type Staff } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { stockLots, stockParts, suppliers } from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';
import { partRow } from './count.ts';
import { STOCK_REFUSALS } from './refusals.messages.ts';
import { changeStock } from './settle.ts';

interface PartSettings {
  readonly part: string;
  readonly drawer: string;
  readonly reorder: number;
  readonly pack: number;
  readonly packWord: PackWord;
  readonly price: Cents;
  readonly supplierId: string | null;
  readonly whenOut: SaleState | null;
}

const isSupplier = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.id, id)).for('share')).length > 0;

/** Sets a part's place, reorder level, supplier, and the effect on the shop while none is free. */
export const setPart = (services: Services, by: Staff, { part: id, drawer, whenOut, ...set }: PartSettings) =>
  changeStock(services, by, async ({ tx, note }) => {
    const before = await partRow(tx, id);
    const part = partOf(id);
    if (whenOut !== null && !part.cover) refuse(422, STOCK_REFUSALS.onlyCovers);
    if (set.supplierId !== null && !(await isSupplier(tx, set.supplierId)))
      refuse(404, STOCK_REFUSALS.noSupplier);
    const put = { drawer: drawer.trim() || null, whenOut };
    await tx
      .update(stockParts)
      .set({ ...set, ...put })
      .where(eq(stockParts.id, id));
    const { reorder, pack, packWord, price } = set;
    note({
      kind: 'part-set',
      payload: { part: id, before, after: { reorder, pack, packWord, price, ...put } },
    });
    return { part: id };
  });

interface LotSettings {
  readonly id: string;
  readonly place: LotPlace;
  readonly reel: number;
  readonly diameter: number | null;
  readonly enamel: string;
}

export const setLot = (services: Services, by: Staff, { id, place, reel, diameter, enamel }: LotSettings) =>
  changeStock(services, by, async ({ tx, now, note }) => {
    const [lot] = await tx.select().from(stockLots).where(eq(stockLots.id, id)).for('update');
    if (!lot) return refuse(404, STOCK_REFUSALS.noSpool);
    // A machine has one spool.
    if (place.startsWith('machine'))
      await tx
        .update(stockLots)
        .set({ place: 'shelf' })
        .where(and(eq(stockLots.place, place), ne(stockLots.id, id)));
    const openedOn = place === 'sealed' ? lot.openedOn : (lot.openedOn ?? dayOf(now));
    await tx
      .update(stockLots)
      .set({ place, reel, diameter, enamel: enamel.trim() || null, openedOn })
      .where(eq(stockLots.id, id));
    note({ kind: 'spool-placed', payload: { lot: lot.name, before: lot.place, after: place } });
    return { id };
  });

interface SupplierSettings {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly town: string;
  readonly way: OrderWay;
  readonly contact: string;
  readonly post: Cents;
  readonly freeFrom: Cents | null;
  readonly days: number;
}

export const setSupplier = (services: Services, by: Staff, { id, version, ...set }: SupplierSettings) =>
  changeStock(services, by, async ({ tx, now, note }) => {
    const [before] = await tx.select().from(suppliers).where(eq(suppliers.id, id)).for('update');
    if (before && before.version !== version)
      refuseConflict(refusal(409, STOCK_REFUSALS.supplierChanged), {
        by: STOCK_REFUSALS.somebody,
        at: now.toISOString(),
        version: before.version,
        fields: [
          { field: STOCK_REFUSALS.name, before: null, theirs: before.name, yours: set.name },
          {
            field: STOCK_REFUSALS.workDays,
            before: null,
            theirs: String(before.days),
            yours: String(set.days),
          },
        ],
      });
    if (before)
      await tx
        .update(suppliers)
        .set({ ...set, isExample: false, version: version + 1 })
        .where(eq(suppliers.id, id));
    else await tx.insert(suppliers).values({ id, ...set });
    note({ kind: 'supplier-set', payload: { before: before?.name ?? null, after: set.name } });
    return { id };
  });
