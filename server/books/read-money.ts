import { and, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { MoneyLine, Payout } from '#domain/books/money-line.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { startOfDay } from '#domain/calendar/start-of-day.ts';
import { type Cents, cents } from '#domain/money.ts';
import { accountReadings, moneyLines, payouts } from '../platform/db/books-schema.ts';
import type { Services } from '../platform/services.ts';
import type { Span } from './read-books.ts';

/** Movements of the payment account in a span, and its balance before. */
export interface MoneyRead {
  readonly lines: readonly MoneyLine[];
  readonly payouts: readonly Payout[];
  /** Balance at the beginning: all earlier movements less all payouts. */
  readonly opening: Cents;
  /** Time of the last read of the account. */
  readonly readAt: Date | undefined;
}

/**
 * Movements of a span, and those that its payouts contain. Earlier ones are one sum in the database, so a month costs the
 * same in the tenth year.
 */
export async function readMoney({ db }: Pick<Services, 'db'>, { from, until }: Span): Promise<MoneyRead> {
  const [first, end] = [startOfDay(from), startOfDay(until)];
  const paid = await db
    .select()
    .from(payouts)
    .where(and(gte(payouts.at, first), lt(payouts.at, end)));
  const inSpan = and(gte(moneyLines.at, first), lt(moneyLines.at, end));
  const ids = paid.map(({ id }) => id);
  const rows = await db
    .select({
      id: moneyLines.id,
      kind: moneyLines.kind,
      at: moneyLines.at,
      gross: moneyLines.gross,
      fee: moneyLines.fee,
      payout: moneyLines.payoutId,
      order: moneyLines.number,
    })
    .from(moneyLines)
    .where(ids.length > 0 ? or(inSpan, inArray(moneyLines.payoutId, ids)) : inSpan)
    .orderBy(moneyLines.at, moneyLines.id);
  const sumOf = (column: ReturnType<typeof sql>) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [moved] = await db
    .select({ sum: sumOf(sql`${moneyLines.gross} - ${moneyLines.fee}`) })
    .from(moneyLines)
    .where(lt(moneyLines.at, first));
  const [left] = await db
    .select({ sum: sumOf(sql`${payouts.amount}`) })
    .from(payouts)
    .where(lt(payouts.at, first));
  const [reading] = await db.select().from(accountReadings);
  return {
    lines: rows.map(({ at, ...line }) => ({ ...line, on: dayOf(at) })),
    payouts: paid.map(({ id, at, amount }) => ({ id, on: dayOf(at), amount })),
    opening: cents((moved?.sum ?? 0) - (left?.sum ?? 0)),
    readAt: reading?.readAt,
  };
}
