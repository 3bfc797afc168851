import { max, sql } from 'drizzle-orm';
import type { Day } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import type { Cents } from '#domain/money.ts';
import { GROUP_NAMES } from '#domain/stock/parts.messages.ts';
import { PART_GROUPS, partOf } from '#domain/stock/parts.ts';
import { stockParts } from '../platform/db/stock-schema.ts';
import type { Services } from '../platform/services.ts';
import { countToBuy } from './count-to-buy.ts';
import { type CoverTable, coverTables } from './cover-tables.ts';
import { type LotView, lotViews } from './lot-views.ts';
import { type ChosenPart, chosenPart, isCounted, type PartView, partView } from './part-views.ts';
import { type MovementView, readMovements } from './read-movements.ts';
import { readFacts, type SupplierRow } from './read-shelf.ts';
import { readShelved } from './read-shelved.ts';
import { type ShortView, shortViews } from './short-views.ts';
import { type StockTabCounts, tabsOf } from './stock-tabs.ts';

export interface StockView {
  readonly today: Day;
  readonly tabs: StockTabCounts;
  readonly worth: Cents;
  /** The oldest of the parts' latest counts. */
  readonly lastFullCount: string | undefined;
  readonly isExample: boolean;
  readonly short: readonly ShortView[];
  /** Finished pickups, and their original orders. */
  readonly finished: readonly { readonly serial: string; readonly name: string; readonly order: string }[];
  readonly wire: {
    readonly lots: readonly LotView[];
    readonly coming: readonly {
      readonly id: string;
      readonly awg: number;
      readonly amount: number;
      readonly due: Day;
      readonly orderedOn: Day;
    }[];
    readonly comingLater: number;
    readonly onHand: number;
    readonly reserved: number;
    readonly low: readonly { readonly awg: number; readonly free: number; readonly reorder: number }[];
  };
  readonly groups: readonly { readonly name: string; readonly rows: readonly PartView[] }[];
  readonly covers: readonly CoverTable[];
  readonly movements: readonly MovementView[];
  readonly chosen: ChosenPart | undefined;
  readonly chosenLot: LotView | undefined;
  readonly suppliers: readonly SupplierRow[];
}

/** Most deliveries of wire, the earliest first. */
const MOST_COMING = 12;

/** Stock, reservations and shortages, with the selected part. */
export async function readStockView(
  services: Services,
  { part: asked, lot: askedLot }: { part?: string | undefined; lot?: string | undefined } = {},
  language: Language = 'en',
): Promise<StockView> {
  const { db } = services;
  const facts = await readFacts(services);
  const { parts, lots, today, suppliers, worth, onTheWay } = facts;
  const [views, movements, buy, shelved, [first]] = await Promise.all([
    lotViews(db, lots),
    readMovements(db, language),
    countToBuy(db, facts),
    readShelved(db),
    db
      .select({
        at: sql<string | null>`min(${stockParts.countedAt})`,
        example: max(sql<number>`${stockParts.isExample}::int`),
      })
      .from(stockParts),
  ]);
  const wires = parts.filter(({ part }) => part.awg !== undefined);
  const coming = onTheWay.flatMap(({ id, part, amount, came, due, orderedOn }) => {
    const { awg } = partOf(part);
    return awg === undefined ? [] : [{ id, awg, amount: amount - came, due, orderedOn }];
  });
  // Wire is weighed by the spool.
  const found =
    parts.find(({ part }) => part.id === asked && part.awg === undefined) ??
    parts.find((one) => one.short.length > 0 && one.part.awg === undefined && isCounted(one)) ??
    parts.find((one) => one.part.awg === undefined && isCounted(one));
  const chosen = found && chosenPart(found, language);
  return {
    ...{ today, worth, movements, chosen, suppliers },
    tabs: tabsOf(facts, buy),
    lastFullCount: first?.at ? new Date(first.at).toISOString() : undefined,
    isExample: Number(first?.example ?? 0) === 1,
    short: shortViews(facts, language),
    finished: shelved.map(({ serial, name, order }) => ({ serial, name: name(language), order })),
    wire: {
      lots: views,
      coming: coming.slice(0, MOST_COMING),
      comingLater: Math.max(0, coming.length - MOST_COMING),
      onHand: wires.reduce((sum, { onHand }) => sum + onHand, 0),
      reserved: wires.reduce((sum, { reserved }) => sum + reserved, 0),
      low: wires.flatMap(({ part, free, row, buy: missing }) =>
        missing && row ? [{ awg: part.awg ?? 0, free, reorder: row.reorder }] : [],
      ),
    },
    groups: PART_GROUPS.filter((group) => group !== 'wire' && group !== 'open covers').flatMap((group) => {
      const rows = parts.filter(({ part }) => part.group === group).map((one) => partView(one, language));
      return rows.length > 0 ? [{ name: GROUP_NAMES[language][group], rows }] : [];
    }),
    covers: coverTables(parts, language),
    chosenLot: views.find(({ id }) => id === askedLot),
  };
}
