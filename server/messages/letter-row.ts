import { and, eq } from 'drizzle-orm';
import type { BenchFacts, LetterChange, Original } from '#domain/messages/letter.ts';
import { linesOf, refuse, type UnitOfWork } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import { isOrdered, units } from '../platform/db/schema/production.ts';
import { finishedOfOrder } from '../production/index.ts';
import { LETTER_REFUSALS } from './refusals.messages.ts';

export type LetterRow = typeof buyerLetters.$inferSelect;

export async function letterOf({ tx, order }: UnitOfWork, id: string): Promise<LetterRow> {
  const [row] = await tx
    .select()
    .from(buyerLetters)
    .where(and(eq(buyerLetters.id, id), eq(buyerLetters.orderId, order.id)));
  return row ?? refuse(404, LETTER_REFUSALS, ({ noLetter }) => noLetter(order.number));
}

/** Progress of a line's pickups at the bench. */
export async function benchOf(db: Db, orderId: string, line: string): Promise<readonly BenchFacts[]> {
  const rows = await db
    .select({ id: units.id, state: units.state, lineId: units.lineId, startedAt: units.startedAt })
    .from(units)
    .where(and(eq(units.orderId, orderId), isOrdered));
  const done = await finishedOfOrder(db, orderId);
  return rows
    .filter(({ lineId }) => lineId === line)
    .map(({ id, state, startedAt }) => ({
      begun: state !== 'to wind' || startedAt !== null,
      coverOn: done(id).some(({ step }) => step === 'cover'),
    }));
}

/** The order's present state: an answer without effect keeps it or restores it. */
export async function originalOf({ tx, order }: UnitOfWork): Promise<Original> {
  const lines = await linesOf(tx, order.id);
  return {
    promised: order.promisedOn ?? '',
    lines: lines.map(({ id, config }) => ({ id, config })),
  };
}

export const linesTouched = (
  answers: readonly { readonly change: LetterChange | null }[],
): ReadonlySet<string> => new Set(answers.flatMap(({ change }) => change?.line ?? []));
