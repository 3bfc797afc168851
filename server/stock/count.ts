import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { inEach } from '#domain/languages.ts';
import { amountSentence, changeWords } from '#domain/stock/amounts.ts';
import { REASONS_SAID } from '#domain/stock/counting.messages.ts';
import { asksWhy, type CountReason, ENDS_PERCENT } from '#domain/stock/counting.ts';
import { nextLotName } from '#domain/stock/lots.ts';
import { isPart, type Part, partOf } from '#domain/stock/parts.ts';
import {
  type AuditedWork,
  Refused,
  refusal,
  refuse,
  refuseOther,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { stockLots, stockMovements, stockParts } from '../platform/db/stock-schema.ts';
import type { Services } from '../platform/services.ts';
import { changeStock } from './change-stock.ts';
import { countedToo, STOCK_REFUSALS, tookSome, whyEnds, whyOff } from './refusals.messages.ts';
import { type LotRow, lockParts, type PartRow, writeMovements } from './write-movements.ts';

interface Counting {
  /** Given by the page, so that what is sent twice is counted once. */
  readonly id: string;
  readonly part: string;
  /** The spool that was weighed; `new` is one that nobody knew of; null where the part is counted in pieces. */
  readonly lot: string | null;
  /** What was on the screen: of the spool, or of the part. */
  readonly version: number;
  readonly found: number;
  /** The empty reel, mg, of a new spool. */
  readonly reel?: number | undefined;
  readonly reason?: CountReason | undefined;
  readonly note?: string | undefined;
}

interface CountAnswer {
  readonly book: number;
  readonly found: number;
  readonly change: string;
}

/** The row of a part, made where it has none yet. */
export async function partRow(tx: Db, id: string): Promise<PartRow> {
  if (!isPart(id)) return refuse(404, STOCK_REFUSALS.noPart);
  await tx.insert(stockParts).values({ id }).onConflictDoNothing();
  const [row] = await lockParts(tx, [id]);
  return row ?? refuse(404, STOCK_REFUSALS.noPart);
}

/** Says who counted or took meanwhile, with the book, theirs and yours. Nothing of yours is stored, and nothing is lost. */
async function refuseOlder(
  tx: Db,
  part: Part,
  lot: LotRow | undefined,
  { row, seen, asked }: { row: { version: number; onHand: number }; seen: number; asked: Counting },
): Promise<void> {
  const missed = row.version - seen;
  if (missed <= 0) return;
  const since = await tx
    .select()
    .from(stockMovements)
    .where(lot ? eq(stockMovements.lotId, lot.id) : eq(stockMovements.part, part.id))
    .orderBy(desc(stockMovements.id))
    .limit(missed);
  const [last] = since;
  if (!last) return;
  const amountIn = (amount: number) => amountSentence(part.unit, amount);
  const counted = since.find(
    ({ kind }) => kind === 'counted' || kind === 'weighed' || kind === 'first count',
  );
  const taken = (after: number) =>
    since
      .filter(({ id, kind }) => id > after && (kind === 'taken' || kind === 'returned'))
      .reduce((sum, { change }) => sum - change, 0);
  const by = (counted ?? last).byName;
  const withReason = (amount: number, reason: CountReason | null | undefined) =>
    inEach(REASONS_SAID, (words, language) =>
      [amountIn(amount)[language], reason && words[reason]].filter(Boolean).join(', '),
    );
  throw new Refused({
    ...refusal(409, counted ? countedToo(by) : tookSome(by)),
    conflict: {
      by,
      at: (counted ?? last).at.toISOString(),
      version: row.version,
      fields: [
        {
          field: part.unit === 'piece' ? STOCK_REFUSALS.pieces : part.unit,
          before: amountIn(since.at(-1)?.book ?? 0),
          theirs: counted ? withReason(counted.book + counted.change, counted.reason) : amountIn(row.onHand),
          yours: withReason(asked.found, asked.reason),
        },
        {
          field: STOCK_REFUSALS.takenSince,
          before: null,
          theirs: amountIn(taken(counted?.id ?? 0)),
          yours: amountIn(taken(0)),
        },
      ],
    },
  });
}

async function spoolOf({ tx, now }: AuditedWork, asked: Counting, part: Part): Promise<LotRow | undefined> {
  if (part.awg === undefined) return undefined;
  if (asked.lot === null) return refuse(422, STOCK_REFUSALS.bySpool);
  if (asked.lot === 'new') {
    const names = await tx
      .select({ name: stockLots.name })
      .from(stockLots)
      .where(eq(stockLots.part, part.id));
    const [made] = await tx
      .insert(stockLots)
      .values({
        id: randomUUID(),
        part: part.id,
        name: nextLotName(
          `W-${part.awg}`,
          names.map(({ name }) => name),
        ),
        onHand: 0,
        full: asked.found,
        reel: asked.reel ?? 0,
        place: 'shelf',
        openedOn: dayOf(now),
        at: now,
      })
      .returning();
    return made;
  }
  const [lot] = await tx
    .select()
    .from(stockLots)
    .where(and(eq(stockLots.id, asked.lot), eq(stockLots.part, part.id)))
    .for('update');
  return lot ?? refuse(404, STOCK_REFUSALS.noSpool);
}

/**
 * Puts the book right by what was counted or weighed: the difference is a movement with its reason. Ends of wire ask for none
 * up to their usual share. A count from an older screen is told what happened meanwhile.
 */
export const countPart = (
  services: Services,
  by: Staff,
  asked: Counting,
): Promise<WorkshopOutcome<CountAnswer>> =>
  changeStock(services, by, async (work): Promise<CountAnswer> => {
    const { tx, now } = work;
    const { id, found, note } = asked;
    const row = await partRow(tx, asked.part);
    const part = partOf(asked.part);
    // Asked under the lock of the part: of two that come at once the second finds what the first has written.
    const [known] = await tx.select().from(stockMovements).where(eq(stockMovements.requestId, id));
    if (known) {
      const { book, change } = known;
      const lotId = asked.lot === 'new' ? known.lotId : asked.lot;
      refuseOther(known, { part: part.id, change: found - book, lotId });
      return { book, found, change: changeWords(part.unit, change) };
    }
    const lot = await spoolOf(work, asked, part);
    const isNew = asked.lot === 'new';
    if (!isNew) await refuseOlder(tx, part, lot, { row: lot ?? row, seen: asked.version, asked });
    const book = lot ? lot.onHand : row.onHand;
    const isFirst = row.countedAt === null || isNew;
    const usedSince = lot?.usedSince;
    const asks = asksWhy({ book, found, ...(usedSince !== undefined && { usedSince }) });
    if (!isFirst && asks && asked.reason === undefined)
      refuse(
        422,
        lot
          ? whyEnds(amountSentence(part.unit, book), ENDS_PERCENT)
          : whyOff(amountSentence(part.unit, book), amountSentence(part.unit, found)),
      );
    const change = found - book;
    await writeMovements(
      tx,
      by,
      now,
      [
        {
          ...{ part: part.id, change, requestId: id },
          kind: isFirst ? 'first count' : lot ? 'weighed' : 'counted',
          lotId: lot?.id ?? null,
          reason: isFirst || !asks ? null : (asked.reason ?? null),
          note: note?.trim() || null,
        },
      ],
      new Map([[lot?.id ?? part.id, book]]),
    );
    await tx.update(stockParts).set({ countedAt: now, isExample: false }).where(eq(stockParts.id, part.id));
    if (lot)
      await tx
        .update(stockLots)
        .set({ usedSince: 0, weighedOn: dayOf(now), ...(asked.reel !== undefined && { reel: asked.reel }) })
        .where(eq(stockLots.id, lot.id));
    return { book, found, change: changeWords(part.unit, change) };
  });
