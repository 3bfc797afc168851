import { desc, eq } from 'drizzle-orm';
import { type InLanguages, inEach } from '#domain/languages.ts';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { type Findings, findingsOf, type Measurement } from '#domain/production/diagnosis.ts';
import { measurementDoubts, uncountedCoil } from '#domain/production/doubts.ts';
import type { UnitState } from '#domain/production/unit-state.ts';
import {
  byOf,
  refuse,
  refuseDoubts,
  refuseOther,
  type Staff,
  soldAs,
  type UnitOfWork,
} from '../orders/index.ts';
import { measurements } from '../platform/db/workshop-schema.ts';
import { BENCH_REFUSALS } from './refusals.messages.ts';
import { doubtsInEach } from './said-doubts.ts';
import type { UnitRow } from './unit-row.ts';
import { unitSheet } from './unit-sheet.ts';

export interface Measuring {
  /** Given by the bench: values that are sent twice are kept once. */
  readonly id: string;
  readonly number: string;
  readonly version?: number | undefined;
  readonly unit: number;
  readonly measured: Measurement;
  /** Why it is kept where it is out of tolerance. */
  readonly note?: string | undefined;
  /** Figures far from the sheet were looked at once more. */
  readonly sure?: boolean | undefined;
}

export interface Measured {
  readonly state: UnitState;
}

export const noted = (values: readonly (number | undefined)[] = []) => values.map((value) => value ?? null);

/** Whether these values were kept before; refuses an id that was used for others. */
export async function isKept(
  { tx }: UnitOfWork,
  unit: UnitRow,
  { id, measured }: Measuring,
  correction: string | null = null,
): Promise<boolean> {
  const [known] = await tx.select().from(measurements).where(eq(measurements.id, id));
  if (known)
    refuseOther(known, {
      ...{ unitId: unit.id, correction, resistance: measured.resistance_Ohm },
      ...{ temperature: measured.temperature_C, inductance: measured.inductance_H },
    });
  return known !== undefined;
}

export async function latestMeasurement({ tx }: UnitOfWork, unitId: string) {
  const [latest] = await tx
    .select()
    .from(measurements)
    .where(eq(measurements.unitId, unitId))
    .orderBy(desc(measurements.at))
    .limit(1);
  return latest;
}

/** All figures of a measurement, as the log of its order has them. */
export const figuresIn = ({
  resistance,
  inductance,
  temperature,
  turns,
  coils,
}: typeof measurements.$inferSelect): PayloadOf<'measurement-corrected'>['before'] => ({
  resistance_Ohm: resistance,
  inductance_H: inductance,
  temperature_C: temperature,
  turns,
  coils_Ohm: coils,
});

/** Refuses what nobody can have meant: a coil that was not counted, and, until it is said twice, what is far off. What is found is said in each language. */
export async function judge(
  { tx }: UnitOfWork,
  unit: UnitRow,
  { measured, sure }: Pick<Measuring, 'measured' | 'sure'>,
): Promise<InLanguages<Findings>> {
  const sheet = await unitSheet(tx, unit);
  const uncounted = uncountedCoil(sheet, measured.turns);
  if (uncounted !== undefined)
    refuse(
      422,
      inEach(BENCH_REFUSALS, (words) => words.uncounted(sheet.coils.length > 1 ? uncounted : undefined)),
    );
  const doubts = doubtsInEach((language) => measurementDoubts(sheet, measured, language));
  if (doubts.length > 0 && !sure) refuseDoubts(doubts);
  const { pickup } = soldAs(unit);
  return inEach(BENCH_REFUSALS, (_, language) => findingsOf(sheet, pickup, measured, language));
}

/** Puts a measurement into the table: the latest row of a unit counts. */
export async function putMeasurement(
  { tx, now }: UnitOfWork,
  by: Staff,
  unit: UnitRow,
  { id, measured, note, sure }: Measuring,
  { inTolerance, outcome, headline, resistance20_Ohm }: Findings,
  correction?: string,
): Promise<void> {
  await tx.insert(measurements).values({
    id,
    unitId: unit.id,
    inTolerance,
    outcome,
    verdict: headline,
    note: note?.trim() || null,
    at: now,
    sure: sure ?? false,
    correction: correction ?? null,
    resistance: measured.resistance_Ohm,
    temperature: measured.temperature_C,
    resistance20: resistance20_Ohm,
    inductance: measured.inductance_H,
    coils: noted(measured.coils_Ohm),
    turns: noted(measured.turns),
    ...byOf(by),
  });
}
