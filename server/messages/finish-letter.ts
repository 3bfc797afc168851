import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { canBeRedone, type GivenAnswer, pickedValue } from '#domain/messages/letter.ts';
import { cents, ZERO } from '#domain/money.ts';
import { isOpen } from '#domain/orders/states.ts';
import { checkRefund } from '#domain/returns/refund.ts';
import {
  CLOCK,
  changeOrder,
  type Doer,
  linesOf,
  refuse,
  type Saved,
  type SeenOrder,
  type Staff,
  tellBuyer,
  tellMakers,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { undoSteps } from '../production/index.ts';
import { askRefundWithin, readRefundFacts } from '../returns/index.ts';
import { applyAnswer } from './apply-answer.ts';
import { type LetterRow, letterOf } from './letter-row.ts';
import { LETTER_REFUSALS } from './refusals.messages.ts';

/** Refunds the price difference of a cheaper answer once it is final. A dearer answer costs nothing. */
async function sendBackLess(
  services: Services,
  work: UnitOfWork,
  by: Doer,
  letter: LetterRow,
  given: Pick<GivenAnswer, 'answer' | 'value'>,
): Promise<void> {
  const answer = letter.answers[given.answer];
  const picked = answer && pickedValue(answer, given.value);
  if (!answer || !picked || picked.back <= 0) return;
  const facts = await readRefundFacts(work.tx, work.order);
  // At most the rest of the payment.
  const goodwill = cents(Math.min(picked.back, Math.max(0, facts.paid - facts.refunded)));
  if (goodwill <= 0) return;
  const quantities = (await linesOf(work.tx, work.order.id)).map(() => 0);
  const parts = { quantities, shipping: ZERO, goodwill };
  const check = checkRefund(facts, { ...parts, reason: answer.words });
  if (!check.ok) return;
  const why = { reason: { typed: answer.words }, message: answer.words };
  await askRefundWithin(services, work, by, { id: randomUUID(), amount: check.amount, parts, ...why });
}

const finish = ({ tx, now }: UnitOfWork, letter: LetterRow, given: GivenAnswer | null) =>
  tx.update(buyerLetters).set({ state: 'done', doneAt: now, given }).where(eq(buyerLetters.id, letter.id));

/** Applies the default of a question without answer. */
async function lapse(services: Services, work: UnitOfWork, letter: LetterRow): Promise<void> {
  const { tx, order, now, record } = work;
  const answer = letter.otherwise === null ? undefined : letter.answers[letter.otherwise];
  if (!answer || letter.otherwise === null || !isOpen(order.state)) {
    record({ kind: 'letter-lapsed', payload: { letter: letter.id, typed: null, late: false } });
    await finish(work, letter, null);
    return;
  }
  const given = {
    ...{ answer: letter.otherwise, by: 'clock' as const, at: now.toISOString() },
    value: answer.change ? (answer.change.values[0]?.value ?? null) : null,
  };
  const counts = await applyAnswer(services, work, letter, given);
  record({ kind: 'letter-lapsed', payload: { letter: letter.id, typed: answer.words, late: !counts } });
  if (counts) {
    await sendBackLess(services, work, CLOCK, letter, given);
    await finish(work, letter, given);
  } else {
    // The bench preceded the answer: the makers decide.
    await tx.update(buyerLetters).set({ state: 'too late', given }).where(eq(buyerLetters.id, letter.id));
    const detail = { letter: letter.id, version: order.version + 1 };
    await tellMakers(services, tx, order.id, 'answered too late', detail);
  }
  const detailId = `${letter.id}-${order.version + 1}`;
  await tellBuyer(services, tx, { orderId: order.id, kind: 'answer', detailId });
}

/**
 * Job at a question's deadline: makes its answer final, or applies the default. Idempotent, in any process: it locks the
 * order and checks the letter's state.
 */
export async function finishLetter(services: Services, letterId: string): Promise<void> {
  const { db } = services;
  const [found] = await db
    .select({ number: orders.number })
    .from(buyerLetters)
    .innerJoin(orders, eq(orders.id, buyerLetters.orderId))
    .where(eq(buyerLetters.id, letterId));
  if (!found) return;
  const outcome = await changeOrder(services, CLOCK, { number: found.number }, async (work) => {
    const letter = await letterOf(work, letterId);
    const isOver = letter.until !== null && work.now >= letter.until;
    if (letter.state === 'waiting' && isOver) await lapse(services, work, letter);
    if (letter.state === 'answered' && isOver) {
      if (letter.given && isOpen(work.order.state))
        await sendBackLess(services, work, CLOCK, letter, letter.given);
      await finish(work, letter, letter.given);
    }
    return {};
  });
  if (!outcome.ok) throw new Error(outcome.error);
}

const AT_ONCE = 50;

/** Finishes questions whose deadline has passed, in case their own job was lost. */
export async function finishDueLetters(services: Services): Promise<void> {
  const dueLetters = await services.db
    .select({ id: buyerLetters.id })
    .from(buyerLetters)
    .where(and(inArray(buyerLetters.state, ['waiting', 'answered']), lte(buyerLetters.until, services.now())))
    .limit(AT_ONCE);
  for (const { id } of dueLetters) await finishLetter(services, id);
}

interface Settling extends SeenOrder {
  readonly id: string;
  /** Keep the bench's work and tell the buyer, or redo it as answered. */
  readonly how: 'keep' | 'change';
}

/** Decides a question for which the bench was faster. The buyer gets an e-mail either way. */
export function settleLetter(
  services: Services,
  by: Staff,
  { id, number, version, how }: Settling,
): Promise<WorkshopOutcome<Saved<{ id: string }>>> {
  return changeOrder(services, by, { number, version }, async (work) => {
    const { tx, order, record } = work;
    const letter = await letterOf(work, id);
    const { given } = letter;
    if (letter.state === 'done') return { id };
    if (letter.state !== 'too late' || !given) return refuse(409, LETTER_REFUSALS, ({ decided }) => decided);
    if (!isOpen(order.state)) refuse(409, LETTER_REFUSALS, ({ orderIs }) => orderIs(number, order.state));
    const answer = letter.answers[given.answer];
    if (how === 'change') {
      const changes = letter.answers.flatMap(({ change }) => change ?? []);
      if (!changes.every(canBeRedone)) refuse(409, LETTER_REFUSALS, ({ woundAlready }) => woundAlready);
      for (const line of new Set(changes.map((change) => change.line))) {
        const rows = await tx.select().from(units).where(eq(units.lineId, line));
        for (const row of rows)
          await undoSteps(work, by, row, {
            steps: ['cover', 'test play'],
            reason: answer?.words ?? '',
          });
      }
      if (!(await applyAnswer(services, work, letter, given)))
        refuse(409, LETTER_REFUSALS, ({ fasterAgain }) => fasterAgain);
      // From here on it is an ordinary answer: its refund is sent at the deadline, without another press.
      await tx.update(buyerLetters).set({ state: 'answered' }).where(eq(buyerLetters.id, id));
      await services.jobs.send(tx, 'finish-letter', { letterId: id });
    } else await finish(work, letter, null);
    record({ kind: 'letter-settled', payload: { letter: id, how: how === 'keep' ? 'kept' : 'changed' } });
    const detailId = `${id}-${order.version + 1}`;
    await tellBuyer(services, tx, { orderId: order.id, kind: 'answer', detailId });
    return { id };
  });
}
