import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MakerMark } from '#domain/admin/maker-mark.ts';
import { daysLeft } from '#domain/calendar/work-days.ts';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import type { Language } from '#domain/languages.ts';
import { isMeasured, measuredWords, orderStep } from '#domain/production/unit-state.ts';
import { givenName, orderItem, placeWords } from '../orders/index.ts';
import { orderLines } from '../platform/db/schema/orders.ts';
import { isOrdered, measurements, units } from '../platform/db/schema/production.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import {
  delayOfOrder,
  finishedSteps,
  type OpenOrder,
  openStepsIf,
  pottedField,
  type Queue,
  readWaiting,
} from '../production/index.ts';
import { selectUnaddressed } from './board-groups.ts';

export type BoardUnit = typeof units.$inferSelect;

/** Maps the holder of a pickup to the maker's mark. */
export type MarkOf = (unit: Pick<BoardUnit, 'heldBy' | 'heldName'>) => MakerMark;

/** Columns of a pickup and a line that a row needs: a few words of kilobytes. */
const SHOWN_UNIT = {
  id: units.id,
  orderId: units.orderId,
  number: units.number,
  state: units.state,
  awg: units.awg,
  machine: units.machine,
  heldBy: units.heldBy,
  heldName: units.heldName,
  woundAt: units.woundAt,
  potted: pottedField,
} as const;
const SHOWN_LINE = {
  id: orderLines.id,
  orderId: orderLines.orderId,
  quantity: orderLines.quantity,
  sold: sql<Shown | null>`case when ${orderLines.sold} is not null then jsonb_build_object(
    'title', ${orderLines.sold}->'title', 'detail', ${orderLines.sold}->'detail', 'picture', ${orderLines.sold}->'picture') end`,
} as const;
type Shown = Pick<SoldLine, 'title' | 'detail' | 'picture'>;

const grouped = <T extends { orderId: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(rows, ({ orderId }) => orderId);

export async function readRows(
  { db }: Services,
  queue: Queue,
  shown: readonly OpenOrder[],
  { markOf, language }: { readonly markOf: MarkOf; readonly language: Language },
) {
  const ids = shown.map(({ id }) => id);
  const [lines, boxes, pieces, measured, waiting, unaddressed] = await Promise.all([
    db
      .select(SHOWN_LINE)
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.position)),
    db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(asc(parcels.number)),
    db
      .select(SHOWN_UNIT)
      .from(units)
      .where(and(inArray(units.orderId, ids), isOrdered))
      .orderBy(asc(units.number)),
    db
      .selectDistinct({ orderId: units.orderId, by: measurements.byName })
      .from(measurements)
      .innerJoin(units, eq(units.id, measurements.unitId))
      .where(inArray(units.orderId, ids)),
    readWaiting(
      db,
      queue.machines,
      shown.map(({ promisedOn }) => promisedOn),
    ),
    selectUnaddressed(db, ids),
  ]);
  const doneOf = await finishedSteps(
    db,
    pieces.filter(({ state }) => isMeasured(state)).map(({ id }) => id),
  );
  const [linesOf, boxesOf, unitsOf, measuredOf] = [
    grouped(lines),
    grouped(boxes),
    grouped(pieces),
    grouped(measured),
  ];
  const lost = new Set(unaddressed.map(({ id }) => id));

  return (order: OpenOrder) => {
    const rows = unitsOf.get(order.id) ?? [];
    const own = rows.map((row) => ({ ...row, open: openStepsIf(row, doneOf(row.id)) }));
    const packed = boxesOf.get(order.id) ?? [];
    const labelPrinted = packed.some(({ labelPrintedAt }) => labelPrintedAt !== null);
    const step = orderStep(order.state, own, { labelPrinted });
    const isOpen = order.shippedAt === null;
    const day = order.promisedOn === null ? undefined : waiting.get(order.promisedOn);
    return {
      number: order.number,
      version: order.version,
      step,
      buyer: givenName(order.shippingName),
      country: order.shippingCountry,
      countryName: placeWords(order.shippingCountry, !(isOpen && lost.has(order.id)), language),
      items: (linesOf.get(order.id) ?? []).map((line) => orderItem(line, language)),
      units: own.map((unit) => ({
        number: unit.number,
        state: unit.state,
        /** Unconfirmed steps after measuring. */
        open: unit.open,
        heldBy: unit.heldName,
        mark: unit.heldName === null ? undefined : markOf(unit),
        machine: unit.machine,
      })),
      measured: measuredWords(
        own.map(({ state }) => state),
        language,
      ),
      promised: order.promisedOn,
      left:
        isOpen && order.promisedOn
          ? daysLeft(queue.today, order.promisedOn, { ...queue.days, language })
          : undefined,
      /** The promise cannot be kept; includes the new day to announce. */
      delay: isOpen ? delayOfOrder(queue, order, rows, day, step === 'packed') : undefined,
      parcels: packed.map(({ box, grams, carrier, tracking }) => ({ box, grams, carrier, tracking })),
      paidAt: order.paidAt?.toISOString() ?? null,
      shippedAt: order.shippedAt?.toISOString() ?? null,
      /** Gauges of its wire, AWG. */
      wires: [...new Set(own.map(({ awg }) => awg))].sort(),
      makers: [
        ...new Set([
          ...own.flatMap(({ heldName }) => heldName ?? []),
          ...(measuredOf.get(order.id) ?? []).map((row) => row.by),
        ]),
      ],
    };
  };
}

export type BoardOrder = ReturnType<Awaited<ReturnType<typeof readRows>>>;
