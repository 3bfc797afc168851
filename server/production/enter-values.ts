import { eq } from 'drizzle-orm';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { isMeasured, moveUnit, type UnitState } from '#domain/production/unit-state.ts';
import {
  changeOrder,
  refuse,
  type Saved,
  type Staff,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { bookStage } from '../stock/index.ts';
import {
  isMeasurementKept,
  judge,
  type KeptMeasurement,
  latestMeasurement,
  type MeasurementInput,
  measurementFigures,
  noted,
  putMeasurement,
} from './keep-measurement.ts';
import { renewMadeClasses } from './read-made-classes.ts';
import { BENCH_REFUSALS } from './refusals.messages.ts';
import { locationOf, mayCorrect, refuseOthers, refuseState, type UnitRow, unitOf } from './unit-facts.ts';

/** Completes the values of a pickup with a rewound coil by the other coil's turns. */
async function withOtherCoil(
  work: UnitOfWork,
  unit: UnitRow,
  asked: MeasurementInput,
): Promise<MeasurementInput> {
  if (unit.againCoil === null) return asked;
  const before = await latestMeasurement(work.tx, unit.id);
  if (!before) return asked;
  const { turns = [] } = asked.measured;
  return {
    ...asked,
    measured: {
      ...asked.measured,
      turns: before.turns.map((had, index) =>
        index + 1 === unit.againCoil ? turns[index] : (turns[index] ?? had ?? undefined),
      ),
    },
  };
}

/**
 * Stores a measurement. A pickup within tolerance is wound; one outside is refused with a verdict, unless there is a
 * note. The order can be packed once all its pickups are measured and finished.
 */
export async function enterValues(
  services: Services,
  by: Staff,
  asked: MeasurementInput,
): Promise<WorkshopOutcome<Saved<KeptMeasurement>>> {
  const { number, version, unit: unitNumber, note: why } = asked;
  const { resistance_Ohm, inductance_H } = asked.measured;
  const wound = { state: 'wound', resistance_Ohm, inductance_H, note: null } as const;
  const measured = (before: ReturnType<typeof locationOf>, after: PayloadOf<'unit-measured'>['after']) =>
    ({ kind: 'unit-measured', payload: { unit: unitNumber, before, after } }) as const;
  const requested = { number, version, yours: [measured({ state: 'on the bench' }, wound)] };
  const outcome = await changeOrder(services, by, requested, async (work): Promise<KeptMeasurement> => {
    const { tx, now, record } = work;
    const unit = await unitOf(work, unitNumber);
    if (await isMeasurementKept(work, unit, asked)) return { state: unit.state };
    const { state } = work.order;
    if (state !== 'in the making') refuse(409, BENCH_REFUSALS, ({ orderIs }) => orderIs(number, state));
    refuseOthers(unit, by);
    const whole = await withOtherCoil(work, unit, asked);
    const verdict = await judge(work, unit, whole);
    const { inTolerance } = verdict.en;
    const moved = moveUnit(unit.state, inTolerance ? 'wound' : 'kept', { inTolerance, note: why ?? '' });
    if (!moved.ok)
      return moved.reason === 'no such move'
        ? refuseState(unit, 'putOnFirst')
        : refuse(
            422,
            BENCH_REFUSALS,
            ({ measureOrNote }, language) =>
              `${verdict[language].headline}. ${verdict[language].advice} ${measureOrNote}`,
          );
    await putMeasurement(work, by, unit, whole, verdict.en);
    await tx
      .update(units)
      .set({ state: moved.state, heldBy: null, heldName: null, againCoil: null, woundAt: now })
      .where(eq(units.id, unit.id));
    const keptUnit = { ...wound, state: 'kept', note: why?.trim() ?? '' } as const;
    record(measured(locationOf(unit), inTolerance ? wound : keptUnit));
    await bookStage(work, by, unit, 'measured');
    return { state: moved.state };
  });
  if (outcome.ok) await renewMadeClasses(services);
  return outcome;
}

/**
 * Corrects a measurement that was misread or mistyped. The previous row stays with its author and time; the new one has
 * the reason.
 */
export async function correctValues(
  services: Services,
  by: Staff,
  asked: MeasurementInput & { readonly reason: string },
): Promise<WorkshopOutcome<Saved<KeptMeasurement>>> {
  const { number, version, unit: unitNumber, measured, reason } = asked;
  const { resistance_Ohm, inductance_H, temperature_C } = measured;
  const after = {
    resistance_Ohm,
    inductance_H,
    temperature_C,
    turns: noted(measured.turns),
    coils_Ohm: noted(measured.coils_Ohm),
  };
  const corrected = (before: PayloadOf<'measurement-corrected'>['before']) =>
    ({ kind: 'measurement-corrected', payload: { unit: unitNumber, before, after, reason } }) as const;
  const requested = { number, version, yours: [corrected(after)] };
  const outcome = await changeOrder(services, by, requested, async (work): Promise<KeptMeasurement> => {
    const unit = await unitOf(work, unitNumber);
    if (await isMeasurementKept(work, unit, asked, reason)) return { state: unit.state };
    mayCorrect(work.order);
    const before = await latestMeasurement(work.tx, unit.id);
    if (!before || !isMeasured(unit.state)) return refuseState(unit, 'nothingToCorrect');
    // The sweep stays while the values read from it do.
    const sweep =
      before.resistance === resistance_Ohm && before.inductance === inductance_H ? before.sweep : null;
    const verdict = await judge(work, unit, asked);
    const { inTolerance } = verdict.en;
    const note = asked.note?.trim() || before.note || undefined;
    if (!inTolerance && !note)
      refuse(
        422,
        BENCH_REFUSALS,
        ({ noteOrWind }, language) => `${verdict[language].headline}. ${noteOrWind}`,
      );
    await putMeasurement(
      work,
      by,
      unit,
      { ...asked, sweep: sweep ?? undefined, note: inTolerance ? undefined : note },
      verdict.en,
      reason,
    );
    const state: UnitState = inTolerance ? 'wound' : 'kept';
    await work.tx.update(units).set({ state }).where(eq(units.id, unit.id));
    work.record(corrected(measurementFigures(before)));
    return { state };
  });
  if (outcome.ok) await renewMadeClasses(services);
  return outcome;
}
