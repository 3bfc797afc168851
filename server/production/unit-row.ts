import { desc, eq } from 'drizzle-orm';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { isSent } from '#domain/orders/states.ts';
import { MADE_WORDS } from '#domain/production/made-words.messages.ts';
import type { UnitState } from '#domain/production/unit-state.ts';
import { eventsOf, refuse, type Staff, type UnitOfWork } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines } from '../platform/db/schema.ts';
import { measurements, type units } from '../platform/db/workshop-schema.ts';
import { BENCH_REFUSALS } from './refusals.messages.ts';
import { ordersUnits } from './start-production.ts';

export type UnitRow = typeof units.$inferSelect;

/** Location of a pickup for the log: its maker and machine, if any. */
export const locationOf = ({
  state,
  heldName,
  machine,
}: Pick<UnitRow, 'state' | 'heldName' | 'machine'>): PayloadOf<'unit-moved'>['after'] =>
  state === 'on the bench' && heldName !== null && machine !== null
    ? { state, by: heldName, machine }
    : { state };

/** Outcome of a wound pickup: in tolerance, or kept with a note. */
export async function madeAs(tx: Db, { id }: Pick<UnitRow, 'id'>): Promise<UnitState> {
  const [last] = await tx
    .select({ inTolerance: measurements.inTolerance })
    .from(measurements)
    .where(eq(measurements.unitId, id))
    .orderBy(desc(measurements.at))
    .limit(1);
  return last?.inTolerance ? 'wound' : 'kept';
}

export async function unitOf(work: UnitOfWork, number: number): Promise<UnitRow> {
  const unit = (await ordersUnits(work)).find((candidate) => candidate.number === number);
  return unit ?? refuse(404, BENCH_REFUSALS, ({ noPiece }) => noPiece(work.order.number, number));
}

/** Bench records can be corrected while the pickup is with its buyer or on the way. */
export function mayCorrect({ number, state }: UnitOfWork['order']): void {
  if (state !== 'in the making' && !isSent(state))
    refuse(409, BENCH_REFUSALS, ({ orderIs }) => orderIs(number, state));
}

/**
 * Refuses work from an outdated build sheet, if the buyer's answer has changed the pickup's line since. Answer and bench
 * are serialized.
 */
export async function refuseOldSheet(
  { tx, order }: UnitOfWork,
  { lineId }: UnitRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version >= order.version) return;
  const since = await eventsOf(tx, [order.id], { since: version, kinds: ['line-changed'] });
  if (since.length === 0) return;
  const [line] = await tx
    .select({ position: orderLines.position })
    .from(orderLines)
    .where(eq(orderLines.id, lineId));
  const changed = since.flatMap(({ event }) =>
    event.kind === 'line-changed' && event.payload.line === (line?.position ?? -1) + 1 ? [event.payload] : [],
  );
  const last = changed.at(-1);
  if (last)
    refuse(409, BENCH_REFUSALS, ({ sheetChanged }, language) => {
      const { name } = MADE_WORDS[language];
      return sheetChanged(name(last.before.name), name(last.after.name));
    });
}

/** Refuses changes of a pickup that another maker is working on. */
export function refuseOthers({ heldBy, heldName, machine, number }: UnitRow, by: Staff): void {
  if (heldBy !== null && heldBy !== by.accountId)
    refuse(409, BENCH_REFUSALS, ({ held }) => held({ who: heldName, unit: number, machine }));
}
