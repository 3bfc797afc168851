import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inductanceAt, SHEET_LOAD } from '#domain/tone/circuit.ts';
import { resonance } from '#domain/tone/resonance.ts';
import { shareGeneration } from '../../server/http/shared-generation.ts';
import { createShopfrontSource } from '../../server/platform/shopfront/shopfront-source.ts';
import { correctValues, enterValues } from '../../server/production/enter-values.ts';
import { holdUnit } from '../../server/production/hold-unit.ts';
import { promisedNow } from '../../server/production/plan-units.ts';
import { createMadeReader } from '../../server/production/read-made-classes.ts';
import { unitSheet } from '../../server/production/unit-facts.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { BENCH_HZ, sweptOnRig } from '../fixtures/simulated-rig.ts';
import { CUSTOM, MAXI, need, payFor, STRAT_SET, unitsIn } from '../fixtures/workshop.ts';

const shop = await openFileShop();
const made = () => shop.services.shopfront.made();

/** Deviations of each Stratocaster pickup's R and L from the model, as shares. */
const R_OFF = 0.01;
const L_OFF = [0.02, 0.03, 0.03, 0.04, 0.045, 0.045];
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

/** Winds, sweeps and measures a pickup whose R and L are off by these shares; returns the share of its resonance. */
async function make(
  row: Awaited<ReturnType<typeof unitsIn>>[number],
  number: string,
  off: { readonly r: number; readonly l: number },
  again?: { coil: number; reason: string },
): Promise<number> {
  const of = { number, unit: row.number };
  await need(holdUnit(shop.services, MAXI, { ...of, machine: 1, ...(again && { again }) }));
  const { circuit, coils } = await unitSheet(shop.services.db, row);
  const real = {
    ...circuit,
    resistance_Ohm: circuit.resistance_Ohm * (1 + off.r),
    inductance_H: circuit.inductance_H * (1 + off.l),
  };
  const figures = { resistance_Ohm: real.resistance_Ohm, inductance_H: inductanceAt(real, BENCH_HZ) };
  const turns = coils.map((coil) => coil.turns.target);
  const measured = { ...figures, temperature_C: 20, turns };
  await need(
    enterValues(shop.services, MAXI, { ...of, id: randomUUID(), measured, sweep: sweptOnRig(real) }),
  );
  return resonance(real, SHEET_LOAD).frequency_Hz / resonance(circuit, SHEET_LOAD).frequency_Hz - 1;
}

it('made pickups are compared with the model by class, each by its latest measurement, in every process [rows D834, D836]', async () => {
  const { db, now, log } = shop.services;
  const other = createShopfrontSource(db, now, log, {
    promisedNow: (days) => promisedNow(db, now(), days),
    readMade: createMadeReader(db),
  });
  await other.renew();
  const shared = shareGeneration(db, () => other.renew());
  await shared.follow();
  expect([made(), other.made()]).toEqual([[], []]);

  const resonances: number[] = [];
  for (const lines of [[STRAT_SET], [STRAT_SET]]) {
    const order = await payFor(shop, lines);
    for (const row of await unitsIn(shop, order.id)) {
      // The last one is first made wrongly, and then wound again.
      const l = L_OFF[resonances.length] ?? 0;
      const isLast = resonances.length === L_OFF.length - 1;
      if (isLast) await make(row, order.number, { r: 0.025, l: -0.045 });
      const again = isLast ? { coil: 1, reason: 'Too low.' } : undefined;
      resonances.push(await make(row, order.number, { r: R_OFF, l }, again));
    }
  }
  const humbucker = await payFor(shop, [CUSTOM]);
  for (const row of await unitsIn(shop, humbucker.id))
    await make(row, humbucker.number, { r: 0.02, l: 0.02 });

  const [rods, covered, ...rest] = made();
  expect(rest).toEqual([]);
  const squares = L_OFF.map((l) => (l - mean(L_OFF)) ** 2);
  expect(rods).toEqual({
    toneClass: 'rods',
    resistance: {
      count: 6,
      percent: { mean: expect.closeTo(100 * R_OFF, 5), deviation: expect.closeTo(0, 5) },
    },
    inductance: {
      count: 6,
      percent: {
        mean: expect.closeTo(100 * mean(L_OFF), 5),
        deviation: expect.closeTo(100 * Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / 5), 5),
      },
    },
    resonance: {
      count: 6,
      percent: { mean: expect.closeTo(100 * mean(resonances), 0), deviation: expect.any(Number) },
    },
  });
  // One of a class says nothing about it.
  const one = { count: 1 };
  expect(covered).toEqual({ toneClass: 'covered', resistance: one, inductance: one, resonance: one });

  await expect
    .poll(async () => {
      await shared.follow();
      return other.made();
    })
    .toEqual(made());

  const [unit] = await unitsIn(shop, humbucker.id);
  const { circuit, coils } = await unitSheet(db, unit ?? { id: '', sold: null });
  const corrected = {
    resistance_Ohm: circuit.resistance_Ohm,
    inductance_H: inductanceAt(circuit, BENCH_HZ),
    temperature_C: 20,
    turns: coils.map((coil) => coil.turns.target),
  };
  await need(
    correctValues(shop.services, MAXI, {
      ...{ id: randomUUID(), number: humbucker.number, unit: 1 },
      ...{ measured: corrected, reason: 'Read wrong.' },
    }),
  );
  // Its sweep belonged to the figures before.
  expect(made()[1]).toEqual({ ...covered, resonance: { count: 0 } });
});
