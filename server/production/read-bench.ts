import { and, asc, desc, eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { BENCH } from '#domain/production/bench.ts';
import { bobbinView } from '#domain/production/bobbin-view.ts';
import { outcomeWords } from '#domain/production/diagnosis.ts';
import { measurementWords } from '#domain/production/figures.ts';
import { ownCircuit, ownResponse, resonanceWords, toleranceBand } from '#domain/production/own-curve.ts';
import { isFinished } from '#domain/production/unit-state.ts';
import { at20Degrees } from '#domain/production/verdict.ts';
import { givenName, soldAs } from '../orders/index.ts';
import { orderNotes, orders } from '../platform/db/schema/orders.ts';
import { measurements } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { finishedSteps, openStepsOf } from './finished-steps.ts';
import { measurementFigures, ownValues } from './keep-measurement.ts';
import { orderedUnits } from './start-production.ts';
import { unitSheet } from './unit-facts.ts';

/** Reads one pickup with all data for winding it; undefined if it does not exist. */
export async function readBench(
  services: Services,
  {
    number,
    unit: unitNumber,
    by,
    language = 'en',
  }: {
    readonly number: string;
    readonly unit: number;
    readonly by: string;
    readonly language?: Language;
  },
) {
  const { db } = services;
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  if (!order) return undefined;
  const rows = await orderedUnits(db, order.id);
  const row = rows.find((candidate) => candidate.number === unitNumber);
  if (!row) return undefined;
  const [sheet, values, doneOf, notes] = await Promise.all([
    unitSheet(db, row, language),
    db.select().from(measurements).where(eq(measurements.unitId, row.id)).orderBy(desc(measurements.at)),
    finishedSteps(
      db,
      rows.map(({ id }) => id),
    ),
    db
      .select()
      .from(orderNotes)
      .where(and(eq(orderNotes.orderId, order.id), eq(orderNotes.onSheet, true)))
      .orderBy(asc(orderNotes.at)),
  ]);
  const [value] = values;
  const { pickup, setting } = soldAs(row);
  const waiting = rows.find(({ state, number: other }) => state === 'to wind' && other !== unitNumber);
  return {
    order: number,
    version: order.version,
    buyer: givenName(order.shippingName),
    unit: {
      number: unitNumber,
      of: rows.length,
      serial: row.serial,
      state: row.state,
      machine: row.machine,
      heldBy: row.heldName,
      isYours: row.heldBy === by,
    },
    sheet,
    /** The pickup, for instant verdicts on typed values. */
    pickup,
    /** Its coils from above, in their order. */
    bobbins: sheet.coils.map((_, coil) => bobbinView(pickup, coil, sheet.spacing_mm)),
    meter: BENCH.measuredAt,
    machines: BENCH.machines,
    /** Limits of curves within tolerance, with the sheet load. */
    band: toleranceBand(sheet),
    /** The latest measurement; undefined if none. */
    measured: value && {
      resistance_Ohm: value.resistance20,
      temperature_C: value.temperature,
      inductance_H: value.inductance,
      sweep: value.sweep ?? undefined,
      /** Readings at that temperature, Ω. */
      read: {
        resistance_Ohm: value.resistance,
        coils_Ohm: sheet.coils.map((_, coil) => value.coils[coil] ?? undefined),
      },
      /** Per coil, if recorded: turns, and Ω at 20 °C. */
      coils: sheet.coils.map((_, coil) => {
        const own = value.coils[coil] ?? undefined;
        return {
          turns: value.turns[coil] ?? undefined,
          ohms: own === undefined ? undefined : at20Degrees(own, value.temperature),
        };
      }),
      verdict: value.outcome ? outcomeWords(value.outcome, language) : value.verdict,
      inTolerance: value.inTolerance,
      note: value.note,
      by: value.byName,
      at: value.at.toISOString(),
      /** "Resonance 2.85 kHz, modelled 2.82." */
      resonance: resonanceWords(
        ownResponse(sheet.circuit, ownCircuit(sheet.circuit, ownValues(value))),
        language,
      ),
    },
    /** Corrections, the newest first: previous values, reason, author. */
    corrections: values.flatMap(({ correction, byName: who, at }, index) => {
      const before = values[index + 1];
      return correction && before
        ? [
            {
              before: measurementWords(measurementFigures(before), language),
              reason: correction,
              by: who,
              at: at.toISOString(),
            },
          ]
        : [];
    }),
    finished: doneOf(row.id),
    /** During a rewind: the coil, and the turns of the other one; undefined otherwise. */
    again:
      row.againCoil === null
        ? undefined
        : {
            coil: row.againCoil,
            turns: sheet.coils.map(({ number: coil }, index) =>
              coil === row.againCoil ? undefined : (value?.turns[index] ?? undefined),
            ),
          },
    notes: notes.map(({ text, byName: who }) => ({ text, by: who })),
    /** The order's last task at the bench: it is packed next. */
    isLast: rows.every(
      (other) =>
        other.id === row.id || isFinished({ state: other.state, open: openStepsOf(other, doneOf(other.id)) }),
    ),
    /** The order's next waiting pickup, and whether machine and counter can stay as they are. */
    next: waiting && {
      number: waiting.number,
      sameWire: waiting.awg === row.awg,
      sameSetting: soldAs(waiting).setting === setting,
      turns: [...soldAs(waiting).pickup.winding.turns],
    },
  };
}

export type BenchView = NonNullable<Awaited<ReturnType<typeof readBench>>>;
