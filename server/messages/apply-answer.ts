import { eq } from 'drizzle-orm';
import { isCustom, lineOf } from '#domain/cart/cart-line.ts';
import { freezeLine } from '#domain/checkout/sold-line.ts';
import { offersIn } from '#domain/configurator/configurator.ts';
import { configuratorOf } from '#domain/configurator/custom-types.ts';
import { isSameConfig } from '#domain/messages/changes.ts';
import {
  benchWasFaster,
  type ChangeValue,
  configAfter,
  dayAfter,
  type GivenAnswer,
  type LetterChange,
  pickedValue,
} from '#domain/messages/letter.ts';
import { linesOf, type UnitOfWork } from '../orders/index.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import { orderLines } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { benchOf, type LetterRow, linesTouched } from './letter-row.ts';

/** True if the bench has already passed the step that a line's change needs. */
async function isTooLate(
  { tx, order }: UnitOfWork,
  letter: LetterRow,
  wanted: { readonly line: string; readonly changes: boolean }[],
): Promise<boolean> {
  for (const { line, changes } of wanted) {
    if (!changes) continue;
    const bench = await benchOf(tx, order.id, line);
    const fields = letter.answers.flatMap(({ change }) => (change?.line === line ? [change] : []));
    if (fields.some((change: LetterChange) => benchWasFaster(change, bench))) return true;
  }
  return false;
}

/** Rewrites a line for production: wording, picture, build sheets. Its price stays. */
async function rewriteLine(
  services: Services,
  { tx, record }: UnitOfWork,
  line: Awaited<ReturnType<typeof linesOf>>[number],
  position: number,
  { config, change }: { readonly config: typeof line.config; readonly change: LetterChange },
): Promise<void> {
  const sold = freezeLine(config, services.papers.pictures.report);
  const name = lineOf(config)?.name ?? line.name;
  await tx.update(orderLines).set({ config, sold, name }).where(eq(orderLines.id, line.id));
  const [pickup] = sold.pickups;
  // A build is one pickup; all copies change alike.
  if (pickup)
    await tx
      .update(units)
      .set({ build: pickup.build, sold: pickup, awg: pickup.pickup.winding.awg })
      .where(eq(units.lineId, line.id));
  const nameOf = (of: typeof line.config) => {
    if (!isCustom(of)) return '';
    const id = of.choices[change.field];
    const offered = offersIn(configuratorOf(of), of.choices, change.field).find((one) => one.id === id);
    return offered?.name ?? id ?? '';
  };
  record({
    kind: 'line-changed',
    payload: {
      ...{ line: position, field: change.field },
      before: { name: nameOf(line.config) },
      after: { name: nameOf(config) },
    },
  });
}

/**
 * Applies an answer to the order's lines and date, and reverts an earlier answer to the same question. Returns false,
 * without changes, if the bench has already passed that point.
 */
export async function applyAnswer(
  services: Services,
  work: UnitOfWork,
  letter: LetterRow,
  given: Pick<GivenAnswer, 'answer' | 'value'>,
): Promise<boolean> {
  const { tx, order, record } = work;
  const answer = letter.answers[given.answer];
  if (!answer || !letter.original) return true;
  const { original } = letter;
  const picked: ChangeValue | undefined = pickedValue(answer, given.value);
  const lines = await linesOf(tx, order.id);
  const touched = linesTouched(letter.answers);
  const wanted = original.lines.flatMap((was) => {
    const at = lines.findIndex(({ id }) => id === was.id);
    const line = lines[at];
    const change = [answer, ...letter.answers].find((one) => one.change?.line === was.id)?.change;
    if (!line || !change || !touched.has(was.id)) return [];
    const config = configAfter(was, answer, picked);
    return [{ line, position: at + 1, config, change, changes: !isSameConfig(config, line.config) }];
  });
  const late = await isTooLate(
    work,
    letter,
    wanted.map(({ line, changes }) => ({ line: line.id, changes })),
  );
  if (late) return false;
  for (const { line, position, config, change, changes } of wanted)
    if (changes) await rewriteLine(services, work, line, position, { config, change });
  const day = dayAfter(answer, original, { setDay: letter.setDay, now: order.promisedOn });
  const after = services.shopfront.days().from(day);
  record({ kind: 'promise-moved', payload: { before: order.promisedOn, after } });
  await tx.update(buyerLetters).set({ setDay: after }).where(eq(buyerLetters.id, letter.id));
  return true;
}
