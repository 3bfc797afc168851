import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { BoxId } from '#domain/admin/packaging.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { machinePlace, spoolFor } from '#domain/stock/lots.ts';
import { boxNeeds, type Need, type NeedStage, needsOf, wireNeed } from '#domain/stock/needs.ts';
import { reservedOf } from '#domain/stock/shelf.ts';
import { byOf, type Doer, linesOf, soldAs, type UnitOfWork } from '../orders/index.ts';
import type { units } from '../platform/db/schema/production.ts';
import { stockBookings, stockLots, stockMovements } from '../platform/db/schema/stock.ts';
import { type LotRow, lockLots, lockParts, type Movement, writeMovements } from './write-movements.ts';

type Work = Pick<UnitOfWork, 'tx' | 'order' | 'now'>;
type Unit = Pick<typeof units.$inferSelect, 'id' | 'sold'>;
type Taken = Pick<Need, 'part' | 'amount'>;
type BookedStage = typeof stockBookings.$inferSelect.stage;

/** The spool for the wire; mounts it on the machine if necessary. */
async function spoolOn(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  lots: readonly LotRow[],
  need: Taken,
  machine: number,
): Promise<LotRow | undefined> {
  const own = lots.filter(({ part }) => part === need.part);
  const spool = spoolFor(own, need.amount, machine);
  const here = machinePlace(machine);
  if (!spool || spool.place === here) return spool;
  await tx.update(stockLots).set({ place: 'shelf' }).where(eq(stockLots.place, here));
  await tx
    .update(stockLots)
    .set({ place: here, openedOn: spool.openedOn ?? dayOf(now) })
    .where(eq(stockLots.id, spool.id));
  return spool;
}

/** Takes parts, wire from its spool on the machine. Parts that were never counted are not booked. */
async function takeCounted(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  by: Doer,
  needs: readonly Taken[],
  machine: number,
  source: () => Promise<Pick<Movement, 'bookingId' | 'note'> | undefined>,
): Promise<void> {
  const parts = await lockParts(
    tx,
    needs.map(({ part }) => part),
  );
  const counted = needs.filter(({ part }) => parts.some(({ id, countedAt }) => id === part && countedAt));
  const from = counted.length > 0 && (await source());
  if (!from) return;
  const wires = counted.filter(({ part }) => part.startsWith('wire:'));
  const lots = await lockLots(
    tx,
    wires.map(({ part }) => part),
  );
  const books = new Map([...parts, ...lots].map(({ id, onHand }) => [id, onHand]));
  const movements: Movement[] = [];
  for (const need of counted) {
    const spool = wires.includes(need) ? await spoolOn({ tx, now }, lots, need, machine) : undefined;
    const { part, amount } = need;
    movements.push({ part, kind: 'taken', change: -amount, lotId: spool?.id ?? null, ...from });
  }
  await writeMovements(tx, by, now, movements, books);
}

/** Books the parts of one step of a pickup or parcel, once per step. */
async function book(
  work: Work,
  by: Doer,
  unitId: string | null,
  stage: BookedStage,
  needs: readonly Need[],
  machine = 1,
): Promise<void> {
  const { tx, order, now } = work;
  await takeCounted(work, by, needs, machine, async () => {
    const [booking] = await tx
      .insert(stockBookings)
      .values({ id: randomUUID(), orderId: order.id, unitId, stage, at: now, ...byOf(by) })
      .onConflictDoNothing()
      .returning({ bookingId: stockBookings.id });
    return booking;
  });
}

/** Takes the parts of a repair, wire from the spool on the first machine. */
export const bookRepair = (
  work: Pick<Work, 'tx' | 'now'>,
  by: Doer,
  parts: readonly Taken[],
  repair: string,
): Promise<void> => takeCounted(work, by, parts, 1, async () => ({ note: repair }));

/** Returns the parts of an undone step, once. */
async function giveBack(work: Work, by: Doer, unitId: string | null, stage: BookedStage): Promise<void> {
  const { tx, order, now } = work;
  const [booking] = await tx
    .select()
    .from(stockBookings)
    .where(
      and(
        eq(stockBookings.orderId, order.id),
        unitId === null ? isNull(stockBookings.unitId) : eq(stockBookings.unitId, unitId),
        eq(stockBookings.stage, stage),
        isNull(stockBookings.returnedAt),
      ),
    )
    .orderBy(desc(stockBookings.at))
    .limit(1)
    .for('update');
  if (!booking) return;
  await tx.update(stockBookings).set({ returnedAt: now }).where(eq(stockBookings.id, booking.id));
  const taken = await tx.select().from(stockMovements).where(eq(stockMovements.bookingId, booking.id));
  const parts = await lockParts(
    tx,
    taken.map(({ part }) => part),
  );
  const books = new Map(parts.map((row) => [row.id, row.onHand]));
  await writeMovements(
    tx,
    by,
    now,
    taken.map(({ part, lotId, change }) => ({
      ...{ part, lotId, change: -change },
      kind: 'returned',
      bookingId: booking.id,
    })),
    books,
  );
}

/** Books the parts of a pickup at one stage. `machine` determines the spool. */
export const bookStage = (
  work: Work,
  by: Doer,
  unit: Unit,
  stage: Exclude<NeedStage, 'box'>,
  machine?: number,
): Promise<void> => {
  const needs = needsOf(soldAs(unit)).filter((need) => need.stage === stage);
  return book(work, by, unit.id, stage, needs, machine);
};

export const bookAgain = (work: Work, by: Doer, unit: Unit, coil: number, machine: number): Promise<void> =>
  book(work, by, unit.id, 'again', [wireNeed(soldAs(unit), coil)], machine);

/** Returns a pickup's parts of one stage; for rewound coils those of the last one. */
export const returnStage = (work: Work, by: Doer, unit: Unit, stage: BookedStage): Promise<void> =>
  giveBack(work, by, unit.id, stage);

/** Boxes, and the parts that the order sells alone: both are taken as it is packed. */
async function packedNeeds({ tx, order }: Work, boxes: readonly BoxId[]): Promise<readonly Need[]> {
  const parts = (await linesOf(tx, order.id)).flatMap((line) => {
    const { part } = soldAs(line);
    return part ? [{ part: part.id, amount: part.pieces * line.quantity, stage: 'box' as const }] : [];
  });
  return [
    ...boxNeeds(boxes),
    ...[...reservedOf(parts)].map(([part, amount]) => ({ part, amount, stage: 'box' as const })),
  ];
}

/** Books the boxes of a packed order; returns different earlier ones first. */
export async function bookBoxes(work: Work, by: Doer, boxes: readonly BoxId[]): Promise<void> {
  await giveBack(work, by, null, 'box');
  await bookBoxesOnce(work, by, boxes);
}

/** The same for an order that was never packed before shipping. */
export const bookBoxesOnce = async (work: Work, by: Doer, boxes: readonly BoxId[]): Promise<void> =>
  book(work, by, null, 'box', await packedNeeds(work, boxes));

export const returnBoxes = (work: Work, by: Doer): Promise<void> => giveBack(work, by, null, 'box');
