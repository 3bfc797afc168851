import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Day, dayOf, isFarOff } from '#domain/calendar/day.ts';
import { TOO_FAR_OFF } from '#domain/calendar/far-day.messages.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { Sentence } from '#domain/languages.ts';
import { amountSentence, MOST_AMOUNT } from '#domain/stock/amounts.ts';
import { partsOfCover } from '#domain/stock/cover-pause.ts';
import { nextLotName } from '#domain/stock/lots.ts';
import { partOf } from '#domain/stock/parts.ts';
import {
  byOf,
  changeAudited,
  ID_USED,
  Refused,
  refusal,
  refuse,
  refuseOther,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import {
  buyingChoices,
  purchaseLines,
  stockLots,
  stockMovements,
  stockParts,
  suppliers,
} from '../platform/db/stock-schema.ts';
import type { Services } from '../platform/services.ts';
import { goodsIn } from '../shopfront/index.ts';
import { BUY_REFUSALS, faster, onlyOnTheWay, sameLot } from './buy.messages.ts';
import { changeStock, trySettling } from './change-stock.ts';
import { partRow } from './count.ts';
import type { PurchaseRow } from './read-shelf.ts';
import { writeMovements } from './write-movements.ts';

const dayIn = (day: Day): Sentence => ({
  en: dayInWords(day, 'en', 'short'),
  de: dayInWords(day, 'de', 'short'),
});

/** Refuses a day on which nothing can come. */
function needSoon(due: Day, now: Date): void {
  if (due < dayOf(now)) refuse(422, BUY_REFUSALS.dayOver);
  if (isFarOff(due, dayOf(now))) refuse(422, TOO_FAR_OFF);
}

/** Ticks a line, changes its packs or puts a part on the list: that stays until it is ordered. */
export const chooseLine = (
  services: Services,
  by: Staff,
  {
    part,
    ticked,
    packs,
    added,
  }: { part: string; ticked: boolean; packs: number | null; added?: boolean | undefined },
): Promise<WorkshopOutcome<{ readonly part: string }>> =>
  changeAudited(services, by, async ({ tx, now }) => {
    await partRow(tx, part);
    const chosen = { ticked, packs, at: now, ...byOf(by), ...(added !== undefined && { added }) };
    await tx
      .insert(buyingChoices)
      .values({ part, ...chosen })
      .onConflictDoUpdate({ target: buyingChoices.part, set: chosen });
    return { part };
  });

interface Ordering {
  /** Given by the page, so that what is pressed twice is one order. */
  readonly id: string;
  readonly supplierId: string;
  readonly due: Day;
  readonly lines: readonly { readonly part: string; readonly packs: number }[];
}

/** Writes down that parts were ordered, and the day they come. */
export const orderParts = (
  services: Services,
  by: Staff,
  { id, supplierId, due, lines }: Ordering,
): Promise<WorkshopOutcome<{ readonly lines: number }>> =>
  changeStock(services, by, async ({ tx, now, note }) => {
    const [supplier] = await tx.select().from(suppliers).where(eq(suppliers.id, supplierId)).for('update');
    if (!supplier) return refuse(404, BUY_REFUSALS.noSupplier);
    const before = await tx.select().from(purchaseLines).where(eq(purchaseLines.orderedId, id));
    if (before.length > 0) {
      const sent = new Map(lines.map(({ part, packs }) => [part, packs]));
      if (before.length !== sent.size) refuse(409, ID_USED);
      for (const known of before)
        refuseOther(known, { supplierId, firstDue: due, packs: sent.get(known.part) ?? 0 });
      return { lines: lines.length };
    }
    needSoon(due, now);
    for (const { part, packs } of lines) {
      const row = await partRow(tx, part);
      if (packs * row.pack > MOST_AMOUNT) refuse(422, BUY_REFUSALS.tooMuch);
      const made = await tx
        .insert(purchaseLines)
        .values({
          ...{ id: randomUUID(), orderedId: id, supplierId, supplierName: supplier.name, part, packs },
          ...{ amount: packs * row.pack, price: row.price, orderedOn: dayOf(now), firstDue: due, due },
          ...{ dueSaidAt: now, at: now, ...byOf(by) },
        })
        .onConflictDoNothing()
        .returning({ id: purchaseLines.id });
      if (made.length === 0) continue;
      await tx.delete(buyingChoices).where(eq(buyingChoices.part, part));
      const amount = packs * row.pack;
      note({ kind: 'parts-ordered', payload: { supplier: supplier.name, part, amount, due } });
    }
    return { lines: lines.length };
  });

/** The line, locked; whoever comes from an older screen is told what was changed. */
async function purchaseOf(
  tx: Db,
  id: string,
  seen: number,
  yours: (row: PurchaseRow) => { field: Sentence; theirs: Sentence; yours: Sentence },
): Promise<PurchaseRow> {
  const [row] = await tx.select().from(purchaseLines).where(eq(purchaseLines.id, id)).for('update');
  if (!row) return refuse(404, BUY_REFUSALS.noLine);
  if (row.version !== seen) {
    const { field, ...both } = yours(row);
    throw new Refused({
      ...refusal(409, faster(row.byName)),
      conflict: {
        by: row.byName,
        at: row.at.toISOString(),
        version: row.version,
        fields: [{ field, before: null, ...both }],
      },
    });
  }
  return row;
}

const stillOpen = (row: PurchaseRow): void => {
  if (row.doneAt !== null) refuse(409, row.cancelled ? BUY_REFUSALS.restCancelled : BUY_REFUSALS.allHere);
};

/** A supplier says another day. What that does to promises is on the page, by the rules of the queue. */
export const moveDelivery = (
  services: Services,
  by: Staff,
  { id, version, due }: { id: string; version: number; due: Day },
): Promise<WorkshopOutcome<{ readonly due: Day }>> =>
  changeStock(services, by, async ({ tx, now, note }) => {
    const row = await purchaseOf(tx, id, version, (now) => ({
      field: BUY_REFUSALS.comes,
      theirs: dayIn(now.due),
      yours: dayIn(due),
    }));
    stillOpen(row);
    if (due === row.due) return { due };
    needSoon(due, now);
    await tx
      .update(purchaseLines)
      .set({ due, dueSaidAt: now, version: version + 1, at: now, ...byOf(by) })
      .where(eq(purchaseLines.id, id));
    note({ kind: 'delivery-moved', payload: { part: row.part, before: row.due, after: due } });
    return { due };
  });

interface TakingIn {
  /** Given by the page, so that what is pressed twice comes once. */
  readonly id: string;
  readonly line: string;
  readonly version: number;
  readonly came: number;
  /** When the rest comes, where not all is here. */
  readonly restDue: Day | null;
  readonly lot?:
    | {
        readonly name: string;
        readonly reel?: number | undefined;
        readonly diameter?: number | undefined;
        readonly enamel?: string | undefined;
        readonly field?: number | undefined;
      }
    | undefined;
}

interface TakenIn {
  readonly part: string;
  readonly rest: number;
  readonly lot: string | null;
}

/** Goods in; a pause that makers set until then ends with it. */
export async function takeIn(
  services: Services,
  by: Staff,
  asked: TakingIn,
): Promise<WorkshopOutcome<TakenIn>> {
  const outcome = await bookGoodsIn(services, by, asked);
  if (!outcome.ok) return outcome;
  const { cover } = partOf(outcome.value.part);
  if (cover) await goodsIn(services, by, partsOfCover(cover));
  await trySettling(services);
  return outcome;
}

/** All or in part: on the shelf as a lot of its own where it has one; the rest has a day again. */
const bookGoodsIn = (
  services: Services,
  by: Staff,
  { id, line, version, came, restDue, lot }: TakingIn,
): Promise<WorkshopOutcome<TakenIn>> =>
  changeAudited(services, by, async ({ tx, now, note }) => {
    const [known] = await tx.select().from(stockMovements).where(eq(stockMovements.requestId, id));
    if (known) {
      refuseOther(known, { purchaseId: line, change: came });
      return { part: known.part, rest: 0, lot: null };
    }
    const row = await purchaseOf(tx, line, version, (now) => ({
      field: BUY_REFUSALS.here,
      theirs: amountSentence(partOf(now.part).unit, now.came),
      yours: amountSentence(partOf(now.part).unit, now.came + came),
    }));
    stillOpen(row);
    const part = partOf(row.part);
    const rest = row.amount - row.came - came;
    if (came <= 0) refuse(422, BUY_REFUSALS.howMany);
    if (rest < 0) refuse(422, onlyOnTheWay(amountSentence(part.unit, row.amount - row.came)));
    if (rest > 0 && restDue === null) refuse(422, BUY_REFUSALS.whenRest);
    if (rest > 0 && restDue !== null) needSoon(restDue, now);
    const shelf = await partRow(tx, row.part);
    const isWire = part.awg !== undefined;
    const lotId = isWire || lot ? randomUUID() : null;
    let lotName: string | null = null;
    if (lotId) {
      const names = (
        await tx.select({ name: stockLots.name }).from(stockLots).where(eq(stockLots.part, row.part))
      ).map(({ name }) => name);
      const called = lot?.name.trim() || nextLotName(isWire ? `W-${part.awg}` : 'M', names);
      lotName = called;
      const made = await tx
        .insert(stockLots)
        .values({
          ...{ id: lotId, part: row.part, name: called, full: came, at: now },
          // Wire is booked on its spool by the movement; of magnets a lot says what came.
          onHand: isWire ? 0 : came,
          ...{ reel: lot?.reel ?? 0, diameter: lot?.diameter ?? null, enamel: lot?.enamel?.trim() || null },
          field: lot?.field ?? null,
        })
        .onConflictDoNothing()
        .returning({ id: stockLots.id });
      if (made.length === 0) refuse(409, sameLot(called));
    }
    await writeMovements(
      tx,
      by,
      now,
      [
        {
          ...{ part: row.part, kind: 'goods in', change: came, lotId, requestId: id, purchaseId: line },
        },
      ],
      new Map([[lotId && isWire ? lotId : row.part, isWire ? 0 : shelf.onHand]]),
    );
    if (shelf.countedAt === null)
      await tx.update(stockParts).set({ countedAt: now }).where(eq(stockParts.id, row.part));
    await tx
      .update(purchaseLines)
      .set({
        came: row.came + came,
        ...(rest > 0 ? { due: restDue ?? row.due, dueSaidAt: now } : { doneAt: now }),
        ...{ version: version + 1, at: now, ...byOf(by) },
      })
      .where(eq(purchaseLines.id, line));
    const payload = { part: row.part, before: row.came, after: row.came + came, of: row.amount };
    note({ kind: 'goods-came', payload });
    return { part: row.part, rest, lot: lotName };
  });

/** Nothing more of it comes: cancelled by them or by us. */
export const cancelRest = (
  services: Services,
  by: Staff,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<WorkshopOutcome<{ readonly id: string }>> =>
  changeStock(services, by, async ({ tx, now, note }) => {
    const row = await purchaseOf(tx, id, version, (now) => ({
      field: BUY_REFUSALS.comes,
      theirs: dayIn(now.due),
      yours: BUY_REFUSALS.cancelled,
    }));
    stillOpen(row);
    await tx
      .update(purchaseLines)
      .set({ doneAt: now, cancelled: true, version: version + 1, at: now, ...byOf(by) })
      .where(eq(purchaseLines.id, id));
    note({ kind: 'order-cancelled', payload: { supplier: row.supplierName, part: row.part, reason } });
    return { id };
  });
