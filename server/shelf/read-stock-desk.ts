import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Day } from '#domain/calendar/day.ts';
import type { CountryCode } from '#domain/countries.ts';
import type { Cents } from '#domain/money.ts';
import { COLOURS } from '#domain/products/colours.ts';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';
import type { PartUnit } from '#domain/stock/amounts.ts';
import { type PackWord, packWords } from '#domain/stock/buying.ts';
import type { CountReason } from '#domain/stock/counting.ts';
import type { LotPlace } from '#domain/stock/lots.ts';
import type { MovementKind } from '#domain/stock/movements.ts';
import type { Stage } from '#domain/stock/needs.ts';
import { type CoverPart, PART_GROUPS, type PartGroup, partOf } from '#domain/stock/parts.ts';
import { LEAST_COIL } from '#domain/stock/shelf.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { stockBookings, stockLots, stockMovements, stockParts } from '../platform/db/stock-schema.ts';
import { measurements, units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import type { LotRow } from '../stock/index.ts';
import { countToBuy } from './count-to-buy.ts';
import { readFacts, type ShelfFacts, type ShelfPart, type SupplierRow } from './read-shelf.ts';

/** What the tabs of the place count. */
export interface StockTabs {
  readonly parts: number;
  readonly buy: number;
  readonly way: number;
  readonly orders: number;
  readonly toWind: number;
}

/** A part that open orders need and that is not here, by the first of them. */
export interface ShortView {
  readonly part: string;
  readonly name: string;
  readonly detail: string;
  readonly unit: PartUnit;
  readonly free: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly order: string;
  readonly buyer: string | null;
  readonly country: CountryCode;
  readonly promised: Day | null;
  readonly neededOn: Day;
  readonly stage: Stage;
  readonly comes: Day | undefined;
  readonly daysLate: number;
  /** What the promise would be moved to. */
  readonly instead: Day | undefined;
  readonly ordered: { readonly on: Day; readonly words: string } | undefined;
  readonly bought: { readonly words: string; readonly days: number } | undefined;
}

export interface LotView {
  readonly id: string;
  readonly name: string;
  readonly awg: number;
  readonly place: LotPlace;
  readonly onHand: number;
  readonly full: number;
  readonly reel: number;
  readonly diameter: number | null;
  readonly enamel: string | null;
  readonly openedOn: Day | null;
  readonly wound: number;
  /** Mean of R measured over R modelled, less one, in percent. */
  readonly rToTable: number | undefined;
  readonly version: number;
  readonly isRest: boolean;
}

export interface PartView {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly unit: PartUnit;
  readonly onHand: number;
  readonly reserved: number;
  readonly free: number;
  readonly reorder: number;
  readonly isCounted: boolean;
  readonly isShort: boolean;
  readonly toBuy: boolean;
}

interface CoverCell {
  readonly free: number;
  readonly reserved: number;
  readonly isCounted: boolean;
  readonly isShort: boolean;
  readonly paused: SaleState | undefined;
  /** The part to look at: the spacing that is short, else the first. */
  readonly part: string;
}

export interface CoverTable {
  readonly of: CoverPart['of'];
  readonly colours: readonly { readonly id: string; readonly name: string }[];
  readonly rows: readonly { readonly model: string; readonly cells: readonly (CoverCell | undefined)[] }[];
}

export interface MovementView {
  readonly id: number;
  readonly at: string;
  readonly by: string;
  readonly kind: MovementKind;
  readonly name: string;
  readonly lot: string | null;
  readonly unit: PartUnit;
  readonly change: number;
  readonly book: number;
  readonly reason: CountReason | null;
  readonly note: string | null;
  readonly serial: string | null;
  readonly order: string | null;
}

/** The part that is looked at: what is counted of it, and what is set about it. */
export interface ChosenPart extends PartView {
  readonly version: number;
  readonly drawer: string | null;
  readonly pack: number;
  readonly packWord: PackWord;
  readonly price: Cents;
  readonly supplierId: string | null;
  readonly whenOut: SaleState | null;
  readonly isCover: boolean;
  readonly isWire: boolean;
}

export interface StockDesk {
  readonly today: Day;
  readonly tabs: StockTabs;
  readonly worth: Cents;
  /** When the part was counted that was counted longest ago. */
  readonly lastFullCount: string | undefined;
  readonly isExample: boolean;
  readonly short: readonly ShortView[];
  readonly wire: {
    readonly lots: readonly LotView[];
    readonly coming: readonly {
      readonly id: string;
      readonly awg: number;
      readonly amount: number;
      readonly due: Day;
      readonly orderedOn: Day;
    }[];
    readonly onHand: number;
    readonly reserved: number;
    readonly low: readonly { readonly awg: number; readonly free: number; readonly reorder: number }[];
  };
  readonly groups: readonly { readonly name: PartGroup; readonly rows: readonly PartView[] }[];
  readonly covers: readonly CoverTable[];
  readonly movements: readonly MovementView[];
  readonly chosen: ChosenPart | undefined;
  readonly chosenLot: LotView | undefined;
  readonly suppliers: readonly SupplierRow[];
}

const counted = ({ row }: ShelfPart): boolean => row?.countedAt != null;

export const tabsOf = ({ parts, onTheWay, orders: open, toWind }: ShelfFacts, buy: number): StockTabs => ({
  parts: parts.filter(counted).length,
  ...{ buy, way: onTheWay.length, orders: open, toWind },
});

const partView = (one: ShelfPart): PartView => ({
  ...{ id: one.part.id, name: one.part.name, detail: one.part.detail, unit: one.part.unit },
  ...{ onHand: one.onHand, reserved: one.reserved, free: one.free, reorder: one.row?.reorder ?? 0 },
  isCounted: counted(one),
  isShort: one.short.length > 0,
  toBuy: one.buy !== undefined,
});

/** Parts that are short for open orders, by the day that the bench needs them. */
export function shortViews({ parts, onTheWay, suppliers }: ShelfFacts): readonly ShortView[] {
  return parts
    .flatMap(({ part, row, free, onHand, reserved, short: [first] }): ShortView[] => {
      if (!first) return [];
      const { order, name: buyer, country, promised, stage } = first.wanting;
      const purchase = onTheWay.find((line) => line.part === part.id);
      const supplier = suppliers.find(({ id }) => id === row?.supplierId);
      return [
        {
          ...{ part: part.id, name: part.name, detail: part.detail, unit: part.unit, free, onHand, reserved },
          ...{ order, buyer, country, promised, stage, neededOn: first.neededOn, comes: first.comes },
          ...{ daysLate: first.daysLate, instead: first.delay?.instead },
          ordered: purchase && {
            on: purchase.orderedOn,
            words: packWords(part.unit, 1, 'piece', purchase.amount).replace(/^1 piece of /, ''),
          },
          bought: row &&
            supplier && {
              words: packWords(part.unit, 1, row.packWord, row.pack),
              days: supplier.days,
            },
        },
      ];
    })
    .toSorted((a, b) => (a.neededOn < b.neededOn ? -1 : a.neededOn > b.neededOn ? 1 : 0));
}

/** How many pickups a spool was for, and how far its wire is from the table. */
async function woundFrom(db: Db, lots: readonly LotRow[]) {
  if (lots.length === 0) return new Map<string, { wound: number; ratio: number | null }>();
  const latest = sql`(select ${measurements.resistance20} from ${measurements}
    where ${measurements.unitId} = ${units.id} order by ${measurements.at} desc limit 1)`;
  const modelled = sql`(${units.sold}->'pickup'->'winding'->>'resistance_Ohm')::float8`;
  const rows = await db
    .select({
      lot: stockMovements.lotId,
      wound: sql<number>`count(distinct ${units.id})`.mapWith(Number),
      ratio: sql<number | null>`avg(${latest} / ${modelled}) filter (where ${units.woundAt} is not null)`,
    })
    .from(stockMovements)
    .innerJoin(stockBookings, eq(stockBookings.id, stockMovements.bookingId))
    .innerJoin(units, eq(units.id, stockBookings.unitId))
    .where(
      and(
        inArray(
          stockMovements.lotId,
          lots.map(({ id }) => id),
        ),
        eq(stockMovements.kind, 'taken'),
        isNull(stockBookings.returnedAt),
      ),
    )
    .groupBy(stockMovements.lotId);
  return new Map(rows.map(({ lot, ...wound }) => [lot ?? '', wound]));
}

async function lotViews(db: Db, lots: readonly LotRow[]): Promise<readonly LotView[]> {
  const woundOf = await woundFrom(db, lots);
  return lots.map((lot) => {
    const { wound = 0, ratio = null } = woundOf.get(lot.id) ?? {};
    return {
      ...{ id: lot.id, name: lot.name, place: lot.place, onHand: lot.onHand, full: lot.full, reel: lot.reel },
      ...{ diameter: lot.diameter, enamel: lot.enamel, openedOn: lot.openedOn, version: lot.version, wound },
      awg: partOf(lot.part).awg ?? 0,
      rToTable: ratio === null ? undefined : Math.round((Number(ratio) - 1) * 1000) / 10,
      isRest: lot.onHand < LEAST_COIL,
    };
  });
}

const TABLES: readonly CoverPart['of'][] = ['humbucker', 'hp90'];

function coverTables(parts: readonly ShelfPart[]): readonly CoverTable[] {
  return TABLES.map((of) => {
    const own = parts.filter(({ part: { cover } }) => cover?.of === of);
    const colours = [...new Set(own.flatMap(({ part: { cover } }) => cover?.color ?? []))];
    const models = [...new Set(own.flatMap(({ part: { cover } }) => cover?.model ?? []))];
    return {
      of,
      colours: colours.map((id) => ({ id, name: COLOURS[id].name })),
      rows: models.map((model) => ({
        model,
        cells: colours.map((color): CoverCell | undefined => {
          const both = own.filter(({ part: { cover } }) => cover?.model === model && cover.color === color);
          const [first] = both;
          if (!first) return undefined;
          const short = both.find((one) => one.short.length > 0);
          const sum = (amount: (one: ShelfPart) => number) => both.reduce((all, one) => all + amount(one), 0);
          return {
            free: short ? short.free : sum(({ free }) => free),
            reserved: sum(({ reserved }) => reserved),
            isCounted: both.some(counted),
            isShort: short !== undefined,
            paused: both.find(({ free, row }) => free <= 0 && row?.whenOut)?.row?.whenOut ?? undefined,
            part: (short ?? first).part.id,
          };
        }),
      })),
    };
  }).filter(({ rows }) => rows.length > 0);
}

/** What happened last. */
async function readMovements(db: Db): Promise<readonly MovementView[]> {
  const rows = await db
    .select({
      ...{
        id: stockMovements.id,
        at: stockMovements.at,
        by: stockMovements.byName,
        kind: stockMovements.kind,
      },
      ...{ part: stockMovements.part, lot: stockLots.name, change: stockMovements.change },
      ...{ book: stockMovements.book, reason: stockMovements.reason, note: stockMovements.note },
      ...{ serial: units.serial, order: orders.number },
    })
    .from(stockMovements)
    .leftJoin(stockLots, eq(stockLots.id, stockMovements.lotId))
    .leftJoin(stockBookings, eq(stockBookings.id, stockMovements.bookingId))
    .leftJoin(units, eq(units.id, stockBookings.unitId))
    .leftJoin(orders, eq(orders.id, stockBookings.orderId))
    .orderBy(desc(stockMovements.id))
    .limit(7);
  return rows.map(({ part: id, at, ...row }) => {
    const { name, unit } = partOf(id);
    return { ...row, at: at.toISOString(), name, unit };
  });
}

/** What lies here, what of it is spoken for and what is short, and the part that is looked at. */
export async function readStockDesk(
  services: Services,
  { part: asked, lot: askedLot }: { part?: string | undefined; lot?: string | undefined } = {},
): Promise<StockDesk> {
  const { db } = services;
  const facts = await readFacts(services);
  const { parts, lots, today, suppliers, worth, onTheWay } = facts;
  const [views, movements, buy, [first]] = await Promise.all([
    lotViews(db, lots),
    readMovements(db),
    countToBuy(db, facts),
    db
      .select({
        at: sql<string | null>`min(${stockParts.countedAt})`,
        example: max(sql<number>`${stockParts.isExample}::int`),
      })
      .from(stockParts),
  ]);
  const wires = parts.filter(({ part }) => part.awg !== undefined);
  // Wire is weighed by the spool.
  const found =
    parts.find(({ part }) => part.id === asked && part.awg === undefined) ??
    parts.find((one) => one.short.length > 0 && one.part.awg === undefined && counted(one)) ??
    parts.find((one) => one.part.awg === undefined && counted(one));
  const chosen = found && chosenPart(found);
  return {
    ...{ today, worth, movements, chosen, suppliers },
    tabs: tabsOf(facts, buy),
    lastFullCount: first?.at ? new Date(first.at).toISOString() : undefined,
    isExample: Number(first?.example ?? 0) === 1,
    short: shortViews(facts),
    wire: {
      lots: views,
      coming: onTheWay.flatMap(({ id, part, amount, came, due, orderedOn }) => {
        const { awg } = partOf(part);
        return awg === undefined ? [] : [{ id, awg, amount: amount - came, due, orderedOn }];
      }),
      onHand: wires.reduce((sum, { onHand }) => sum + onHand, 0),
      reserved: wires.reduce((sum, { reserved }) => sum + reserved, 0),
      low: wires.flatMap(({ part, free, row, buy: missing }) =>
        missing && row ? [{ awg: part.awg ?? 0, free, reorder: row.reorder }] : [],
      ),
    },
    groups: PART_GROUPS.filter((name) => name !== 'Wire' && name !== 'Open covers').flatMap((name) => {
      const rows = parts.filter(({ part }) => part.group === name).map(partView);
      return rows.length > 0 ? [{ name, rows }] : [];
    }),
    covers: coverTables(parts),
    chosenLot: views.find(({ id }) => id === askedLot),
  };
}

function chosenPart(one: ShelfPart): ChosenPart {
  const { row, part } = one;
  return {
    ...partView(one),
    version: row?.version ?? 0,
    drawer: row?.drawer ?? null,
    pack: row?.pack ?? 1,
    packWord: row?.packWord ?? 'piece',
    price: row?.price ?? (0 as Cents),
    supplierId: row?.supplierId ?? null,
    whenOut: row?.whenOut ?? null,
    isCover: part.cover !== undefined,
    isWire: part.awg !== undefined,
  };
}
