import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { isSent } from '#domain/orders/states.ts';
import { type BuildSheet, buildSheetIn } from '#domain/production/build-sheet.ts';
import { coilPlan } from '#domain/production/coil-plan.ts';
import type { FinishedStep } from '#domain/production/finish.ts';
import { coloursFor } from '#domain/production/leads.ts';
import { MADE_WORDS } from '#domain/production/made-words.messages.ts';
import type { UnitFacts } from '#domain/production/unit-claims.ts';
import { isMeasured, type UnitState } from '#domain/production/unit-state.ts';
import type { SetColours } from '#domain/wiring/cables.ts';
import { eventsOf, refuse, type Staff, soldAs, type UnitOfWork } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines } from '../platform/db/schema/orders.ts';
import { measurements, units } from '../platform/db/schema/production.ts';
import { finishedSteps } from './finished-steps.ts';
import { readLeadColours } from './lead-colours.ts';
import { BENCH_REFUSALS } from './refusals.messages.ts';
import { orderedUnits } from './start-production.ts';

/** The build sheet of a pickup, with its lead colours. */
export const unitSheet = async (
  db: Db,
  unit: Pick<UnitRow, 'id' | 'sold'>,
  language: Language = 'en',
): Promise<BuildSheet> => buildSheetIn(soldAs(unit), await readLeadColours(db), language);

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

export async function unitOf({ tx, order }: UnitOfWork, number: number): Promise<UnitRow> {
  const unit = (await orderedUnits(tx, order.id)).find((candidate) => candidate.number === number);
  return unit ?? refuse(404, BENCH_REFUSALS, ({ noPiece }) => noPiece(order.number, number));
}

/** Refuses what the state of a pickup does not allow, and says what comes first. */
export const refuseState = (
  { number, state }: UnitRow,
  first: 'measureFirst' | 'putOnFirst' | 'nothingToCorrect',
): never => refuse(409, BENCH_REFUSALS, (texts) => `${texts.pieceIs(number, state)} ${texts[first]}`);

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

type Measured = Pick<typeof measurements.$inferSelect, 'inTolerance'>;

function factsFrom(
  unit: UnitRow,
  measured: Measured | undefined,
  done: readonly FinishedStep[],
  set: SetColours,
): UnitFacts {
  const { serial, state } = unit;
  const bath = done.find(({ step }) => step === 'wax')?.figures;
  const { minutes, temperature_C } = bath ?? {};
  return {
    serial: serial ?? '',
    measured: measured && isMeasured(state) ? { inTolerance: measured.inTolerance } : undefined,
    waxed: minutes !== undefined && temperature_C !== undefined ? { minutes, temperature_C } : undefined,
    played: done.some(({ step }) => step === 'test play'),
    coloursAreSet: coloursFor(coilPlan(soldAs(unit).pickup).leads, set) !== undefined,
  };
}

/** The record of one measured pickup. */
export async function factsOfUnit(db: Db, unit: UnitRow, measured: Measured): Promise<UnitFacts> {
  const [doneOf, set] = await Promise.all([finishedSteps(db, [unit.id]), readLeadColours(db)]);
  return factsFrom(unit, measured, doneOf(unit.id), set);
}

/** The records of an order's pickups. */
export async function unitFacts(db: Db, orderId: string): Promise<readonly UnitFacts[]> {
  const rows = await db.select().from(units).where(eq(units.orderId, orderId)).orderBy(asc(units.number));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [values, doneOf, set] = await Promise.all([
    db.select().from(measurements).where(inArray(measurements.unitId, ids)).orderBy(asc(measurements.at)),
    finishedSteps(db, ids),
    readLeadColours(db),
  ]);
  return rows.map((row) =>
    factsFrom(
      row,
      values.findLast(({ unitId }) => unitId === row.id),
      doneOf(row.id),
      set,
    ),
  );
}
