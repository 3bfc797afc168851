import { eq } from 'drizzle-orm';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { isMeasured, type UnitState } from '#domain/production/unit-state.ts';
import { changeOrder, refuse, type Saved, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import { units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
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
import { mayCorrect, unitOf } from './unit-row.ts';

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
    const before = await latestMeasurement(work, unit.id);
    if (!before || !isMeasured(unit.state))
      return refuse(
        409,
        BENCH_REFUSALS,
        ({ pieceIs, nothingToCorrect }) => `${pieceIs(unitNumber, unit.state)} ${nothingToCorrect}`,
      );
    // The sweep stays while what was read from it does.
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
