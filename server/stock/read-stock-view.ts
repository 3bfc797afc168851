import { max, sql } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { ZERO } from '#domain/money.ts';
import { COLOUR_NAMES } from '#domain/products/colours.messages.ts';
import type { CoverPart } from '#domain/products/spare-parts.ts';
import { orderedWords, packWords } from '#domain/stock/buying.ts';
import { GROUP_NAMES } from '#domain/stock/parts.messages.ts';
import { PART_GROUPS, partOf } from '#domain/stock/parts.ts';
import { stockParts } from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';
import { lotViews } from './lot-views.ts';
import { readMovements, readShelved } from './read-movements.ts';
import { isCounted, readFacts, type ShelfFacts, type ShelfPart } from './read-shelf.ts';
import { countToBuy, tabsOf } from './stock-tabs.ts';

const TABLES: readonly CoverPart['of'][] = ['humbucker', 'hp90'];

/** Open covers: a table of patterns and colours per configurator. */
function coverTables(parts: readonly ShelfPart[], language: Language) {
  return TABLES.map((of) => {
    const own = parts.filter(({ part: { cover } }) => cover?.of === of);
    const colours = [...new Set(own.flatMap(({ part: { cover } }) => cover?.color ?? []))];
    const models = [...new Set(own.flatMap(({ part: { cover } }) => cover?.model ?? []))];
    return {
      of,
      colours: colours.map((id) => ({ id, name: COLOUR_NAMES[language](id) })),
      rows: models.map((model) => ({
        model,
        cells: colours.map((color) => {
          const both = own.filter(({ part: { cover } }) => cover?.model === model && cover.color === color);
          const [first] = both;
          if (!first) return undefined;
          const short = both.find((one) => one.short.length > 0);
          const sum = (amount: (one: ShelfPart) => number) => both.reduce((all, one) => all + amount(one), 0);
          return {
            free: short ? short.free : sum(({ free }) => free),
            reserved: sum(({ reserved }) => reserved),
            isCounted: both.some(isCounted),
            isShort: short !== undefined,
            paused: both.find(({ free, row }) => free <= 0 && row?.whenOut)?.row?.whenOut ?? undefined,
            /** The part to select: a short spacing, or the first. */
            part: (short ?? first).part.id,
          };
        }),
      })),
    };
  }).filter(({ rows }) => rows.length > 0);
}

export type CoverTable = ReturnType<typeof coverTables>[number];

/** Missing parts of open orders, by the day on which the bench needs them. */
export function shortViews({ parts, onTheWay, suppliers }: ShelfFacts, language: Language) {
  return parts
    .flatMap(({ part, row, free, onHand, reserved, short: [first] }) => {
      if (!first) return [];
      const { order, name: buyer, country, promised, stage } = first.wanting;
      const purchase = onTheWay.find((line) => line.part === part.id);
      const supplier = suppliers.find(({ id }) => id === row?.supplierId);
      return [
        {
          ...{ part: part.id, name: part.name[language], detail: part.detail[language], unit: part.unit },
          ...{ free, onHand, reserved },
          ...{ order, buyer, country, promised, stage, neededOn: first.neededOn, comes: first.comes },
          daysLate: first.daysLate,
          /** The new promised day. */
          instead: first.delay?.instead,
          ordered: purchase && {
            on: purchase.orderedOn,
            words: orderedWords(part.unit, purchase.amount, language),
          },
          bought: row &&
            supplier && {
              words: packWords(part.unit, 1, row.packWord, row.pack, language),
              days: supplier.days,
            },
        },
      ];
    })
    .toSorted((a, b) => (a.neededOn < b.neededOn ? -1 : a.neededOn > b.neededOn ? 1 : 0));
}

export type ShortView = ReturnType<typeof shortViews>[number];

/** Most deliveries of wire, the earliest first. */
const MOST_COMING = 12;

/** Stock, reservations and shortages, with the selected part. */
export async function readStockView(
  services: Services,
  { part: asked, lot: askedLot }: { part?: string | undefined; lot?: string | undefined } = {},
  language: Language = 'en',
) {
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
    /** The oldest of the parts' latest counts. */
    lastFullCount: first?.at ? new Date(first.at).toISOString() : undefined,
    isExample: Number(first?.example ?? 0) === 1,
    short: shortViews(facts, language),
    /** Finished pickups, and their original orders. */
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

export type StockView = Awaited<ReturnType<typeof readStockView>>;

const partView = (one: ShelfPart, language: Language) => ({
  ...{ id: one.part.id, name: one.part.name[language], detail: one.part.detail[language] },
  unit: one.part.unit,
  ...{ onHand: one.onHand, reserved: one.reserved, free: one.free, reorder: one.row?.reorder ?? 0 },
  isCounted: isCounted(one),
  isShort: one.short.length > 0,
  toBuy: one.buy !== undefined,
});

export type PartView = ReturnType<typeof partView>;

function chosenPart(one: ShelfPart, language: Language) {
  const { row, part } = one;
  return {
    ...partView(one, language),
    version: row?.version ?? 0,
    drawer: row?.drawer ?? null,
    pack: row?.pack ?? 1,
    packWord: row?.packWord ?? 'piece',
    price: row?.price ?? ZERO,
    supplierId: row?.supplierId ?? null,
    whenOut: row?.whenOut ?? null,
    isCover: part.cover !== undefined,
    isWire: part.awg !== undefined,
  };
}

export type ChosenPart = ReturnType<typeof chosenPart>;
