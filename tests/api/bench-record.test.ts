import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { inductanceAt, SHEET_LOAD } from '#domain/tone/circuit.ts';
import { decibels, magnitudeAt } from '#domain/tone/transfer.ts';
import { readBoard } from '../../server/admin/read-board.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { confirmStep, undoStep } from '../../server/production/confirm-step.ts';
import { correctValues, enterValues } from '../../server/production/enter-values.ts';
import { holdUnit, releaseUnit } from '../../server/production/hold-unit.ts';
import { readBench } from '../../server/production/read-bench.ts';
import { readPassport } from '../../server/production/read-passport.ts';
import { packOrder } from '../../server/shipping/pack-order.ts';
import { shipOrder } from '../../server/shipping/ship-order.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { BENCH_HZ, sweptOnRig } from '../fixtures/simulated-rig.ts';
import { BATH, BEA, MAXI, need, payFor, signedIn, trailOf, unitsIn } from '../fixtures/workshop.ts';

const shop = await openFileShop();
const taken: { readonly number: string; readonly unit: number }[] = [];
afterEach(async () => {
  for (const of of taken.splice(0)) await releaseUnit(shop.services, MAXI, { ...of, takeOver: true });
});

/** A custom humbucker: 5 410 and 4 610 turns, 8.00 kΩ, 4.37 H. */
const GOOD = { resistance_Ohm: 8064, temperature_C: 20, inductance_H: 4.22, turns: [5410, 4610] };

const onTheBench = async () => {
  const order = await payFor(shop);
  const of = { number: order.number, unit: 1 };
  taken.push(of);
  await need(holdUnit(shop.services, MAXI, { ...of, machine: 1 }));
  return { order, of };
};
const enter = (of: { number: string; unit: number }, measured: object, more: object = {}) =>
  enterValues(shop.services, MAXI, {
    ...of,
    id: randomUUID(),
    measured: { ...GOOD, ...measured },
    ...more,
  });
const measured = async () => {
  const bench = await onTheBench();
  await need(enter(bench.of, {}));
  return bench;
};
const confirm = (
  of: { number: string; unit: number },
  step: 'wax' | 'cover' | 'test play',
  more: object = {},
) => confirmStep(shop.services, MAXI, { ...of, id: randomUUID(), step, figures: BATH, ...more });
const view = ({ number, unit }: { number: string; unit: number }) =>
  readBench(shop.services, { number, unit, by: MAXI.accountId });

describe('a count that is missing or absurd', () => {
  it('is refused if a coil was not counted [row D76]', async () => {
    const { of } = await onTheBench();
    for (const turns of [undefined, [], [5410], [undefined, 4610]])
      expect(await enter(of, { turns })).toMatchObject({ ok: false, status: 422 });
    const refused = await enter(of, { turns: [5410] });
    expect(refused.ok ? '' : refused.error).toBe('Enter the turns of coil 2.');
  });

  it('needs a confirmation and then a note, from every client [row D76]', async () => {
    const { order, of } = await onTheBench();
    const doubted = await enter(of, { turns: [482, 4610] }, { note: 'The counter says so.' });
    expect(doubted).toMatchObject({
      ok: false,
      status: 422,
      error: 'Coil 1 has 482 turns, not 5\u00a0410. Is that right?',
      doubts: [
        {
          en: 'Coil 1 has 482 turns, not 5\u00a0410.',
          de: 'Spule 1 hat 482 Windungen statt 5\u00a0410.',
        },
      ],
    });
    expect((await unitsIn(shop, order.id))[0]?.state).toBe('on the bench');
    for (const [wrong, said] of [
      [{ resistance_Ohm: 806 }, 'R is 0.81'],
      [{ inductance_H: 42.2 }, 'L is 42.20'],
      [{ temperature_C: 2 }, 'The coil is at 2'],
      [{ coils_Ohm: [435] }, 'Coil 1 alone has 0.43'],
    ] as const) {
      const answer = await enter(of, wrong, { note: 'x' });
      expect(answer.ok ? '' : answer.error).toContain(said);
    }
    expect(await enter(of, { turns: [482, 4610] }, { sure: true })).toMatchObject({ ok: false, status: 422 });
    const sure = { sure: true, note: 'The counter says so.' };
    expect(await need(enter(of, { turns: [482, 4610] }, sure))).toMatchObject({ state: 'kept' });
  });

  it('is returned as a question, not as an error', async () => {
    const { of } = await onTheBench();
    const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
    await need(
      holdUnit(shop.services, { accountId: maxi.id, name: 'Maxi' }, { ...of, machine: 1, takeOver: true }),
    );
    const send = (more: object) =>
      maxi.call('enter-values', {
        ...of,
        id: randomUUID(),
        measured: { ...GOOD, inductance_H: 43 },
        note: 'x',
        ...more,
      });
    const asked = await send({});
    expect(asked.status).toBe(422);
    expect(asked.body).toMatchObject({ doubts: [expect.stringContaining('L is 43.00')] });
    expect((await send({ sure: true })).status).toBe(200);
  });
});

describe('a step after measuring', () => {
  it('is confirmed once and in order, with figures, author and time', async () => {
    const { order, of } = await onTheBench();
    expect(await confirm(of, 'wax')).toMatchObject({ error: 'Piece 1 is on the bench. Measure it first.' });
    await need(enter(of, {}));
    expect(await confirm(of, 'test play')).toMatchObject({ error: 'Do this step first: wax.' });
    expect(await confirm(of, 'wax', { figures: {} })).toMatchObject({ ok: false, status: 422 });
    expect(await confirm(of, 'wax', { figures: { minutes: 20 } })).toMatchObject({ ok: false, status: 422 });
    expect(await confirm(of, 'wax', { figures: { minutes: 200, temperature_C: 65 } })).toMatchObject({
      doubts: [{ en: expect.stringContaining('200'), de: expect.stringContaining('200') }],
    });
    const id = randomUUID();
    for (let sent = 0; sent < 2; sent++) await need(confirm(of, 'wax', { id }));
    await need(confirm(of, 'cover'));
    await need(confirm(of, 'test play'));
    const bench = await view(of);
    expect(bench?.finished.map(({ step, figures, by }) => [step, figures, by])).toEqual([
      ['wax', BATH, 'Maxi'],
      ['cover', {}, 'Maxi'],
      ['test play', {}, 'Maxi'],
    ]);
    const trail = await trailOf(shop, order.id);
    expect(trail.filter((line) => line.includes('wax'))).toEqual([
      'Maxi: Piece 1, wax none → 20 min at 65 °C',
    ]);
  });

  it('blocks its parcel until it is confirmed [row D77]', async () => {
    const { order, of } = await measured();
    const { number } = order;
    const packing = { number, parcels: [{ box: 'S', grams: 480 }], labelPrinted: true } as const;
    const tracking = ['0034 0434 1618 2839 1234'];
    const refused = await packOrder(shop.services, MAXI, packing);
    expect(refused.ok ? '' : refused.error).toBe(
      'Piece 1: wax, cover, test play not confirmed. Confirm the steps at the bench.',
    );
    expect(await shipOrder(shop.services, MAXI, { number, carrier: 'dhl', tracking })).toMatchObject({
      status: 409,
    });
    const isShown = async (step: string, open: readonly string[]) => {
      const { groups } = await readBoard(shop.services, MAXI);
      const row = groups.flatMap(({ rows }) => rows).find((one) => one.number === number);
      expect([row?.step, row?.units[0]?.open]).toEqual([step, open]);
      const order = await readOrder(shop.services, number);
      expect([order?.step, order?.lines[0]?.units[0]?.open]).toEqual([step, open]);
    };
    // The page offers nothing that would be refused.
    await isShown('in the making', ['wax', 'cover', 'test play']);
    await need(confirm(of, 'wax'));
    await isShown('in the making', ['cover', 'test play']);
    await need(confirm(of, 'cover'));
    await need(confirm(of, 'test play'));
    await isShown('wound', []);
    await need(packOrder(shop.services, MAXI, packing));
    await need(shipOrder(shop.services, MAXI, { number, carrier: 'dhl', tracking }));
  });

  it('can be corrected with a reason; the audit trail keeps the earlier figures [row D76]', async () => {
    const { order, of } = await measured();
    await need(confirm(of, 'wax'));
    const figures = { minutes: 25, temperature_C: 66 };
    expect(await confirm(of, 'wax', { figures })).toMatchObject({ ok: false, status: 422 });
    await need(confirm(of, 'wax', { figures, reason: 'Read the wrong clock.' }));
    expect((await view(of))?.finished[0]?.figures).toEqual(figures);
    await need(
      undoStep(shop.services, BEA, { ...of, id: randomUUID(), step: 'wax', reason: 'It was the other one.' }),
    );
    expect((await view(of))?.finished).toEqual([]);
    const trail = (await trailOf(shop, order.id)).join('\n');
    expect(trail).toContain('Maxi: Piece 1, wax 20 min at 65 °C → 25 min at 66 °C: Read the wrong clock.');
    expect(trail).toContain('Bea: Piece 1, wax 25 min at 66 °C → undone: It was the other one.');
  });
});

it('wrongly entered values can be corrected with a reason and are judged again; the earlier ones are kept', async () => {
  const { order, of } = await measured();
  const asked = { ...of, id: randomUUID(), measured: { ...GOOD, turns: [5415, 4605] } };
  await need(correctValues(shop.services, BEA, { ...asked, reason: 'Two digits swapped.' }));
  const bench = await view(of);
  expect(bench?.measured?.coils.map(({ turns }) => turns)).toEqual([5415, 4605]);
  expect(bench?.corrections.map(({ reason, by }) => [reason, by])).toEqual([['Two digits swapped.', 'Bea']]);
  const out = { ...GOOD, inductance_H: 4.66 };
  const wrong = { ...of, id: randomUUID(), measured: out, reason: 'Meter on the wrong range.' };
  expect(await correctValues(shop.services, MAXI, wrong)).toMatchObject({ ok: false, status: 422 });
  await need(correctValues(shop.services, MAXI, { ...wrong, note: 'Asked for a hotter one.' }));
  expect((await unitsIn(shop, order.id))[0]?.state).toBe('kept');
  expect(
    await correctValues(shop.services, MAXI, {
      ...wrong,
      id: randomUUID(),
      measured: { ...GOOD, turns: [5410] },
    }),
  ).toMatchObject({ status: 422 });
  const trail = (await trailOf(shop, order.id)).join('\n');
  expect(trail).toContain(
    'Bea: Piece 1, values 8.06 kΩ, 4.22 H at 20 °C, 5 410 + 4 610 turns → 8.06 kΩ, 4.22 H at 20 °C, 5 415 + 4 605 turns: Two digits swapped.',
  );
});

describe('a sweep', () => {
  /** The pickup on the bench as it was made: 3 % more inductance, a fifth more capacitance, smaller losses. */
  const madeOf = ({ sheet }: NonNullable<Awaited<ReturnType<typeof view>>>) => ({
    ...sheet.circuit,
    inductance_H: sheet.circuit.inductance_H * 1.03,
    capacitance_F: sheet.circuit.capacitance_F * 1.2,
    eddy: sheet.circuit.eddy.map(({ share, loss_Hz }) => ({ share: share * 0.85, loss_Hz })),
  });
  const swept = async () => {
    const { order, of } = await onTheBench();
    const bench = await view(of);
    if (!bench) throw new Error('no bench');
    const made = madeOf(bench);
    const figures = {
      resistance_Ohm: made.resistance_Ohm,
      inductance_H: inductanceAt(made, BENCH_HZ),
    };
    return { order, of, made, figures, sweep: sweptOnRig(made) };
  };
  const passportOf = async (orderId: string) => {
    const [unit] = await unitsIn(shop, orderId);
    const found = await readPassport(shop.services, unit?.serial ?? '', undefined, 'en');
    if (found.kind !== 'passport') throw new Error(found.kind);
    return found.view.passport;
  };

  it('is stored with its figures and shown in the passport [row D833]', async () => {
    const { order, of, made, figures, sweep } = await swept();
    const id = randomUUID();
    await need(enter(of, figures, { id, sweep }));
    await need(enter(of, figures, { id, sweep }));
    expect(await enter(of, figures, { id })).toMatchObject({ ok: false, status: 409 });
    const { response, gauges, sweep: words } = await passportOf(order.id);
    for (const { frequency_Hz, level_dB } of response.own.curve)
      if (frequency_Hz <= 8000) {
        const level = decibels(magnitudeAt(made, SHEET_LOAD, frequency_Hz));
        expect(Math.abs(level_dB - level), `${frequency_Hz} Hz`).toBeLessThan(0.3);
      }
    expect(gauges[2]?.note).toContain('from the sweep');
    expect(words?.points).toBe(56);
    expect(words?.file.trim().split('\r\n').slice(-57)[0]).toBe('frequency_Hz,impedance_Ohm');
    // A correction of the temperature keeps the sweep; one of the inductance does not.
    const asked = { ...of, reason: 'Read wrong.', measured: { ...GOOD, ...figures, temperature_C: 21 } };
    const corrected = { ...asked, id: randomUUID() };
    for (let sent = 0; sent < 2; sent++) await need(correctValues(shop.services, MAXI, corrected));
    expect((await passportOf(order.id)).sweep).toBeDefined();
    const other = { ...asked.measured, inductance_H: figures.inductance_H * 0.99 };
    await need(correctValues(shop.services, MAXI, { ...asked, id: randomUUID(), measured: other }));
    const later = await passportOf(order.id);
    expect([later.sweep, later.gauges[2]?.note]).toEqual([
      undefined,
      expect.stringContaining('from R and L'),
    ]);
  });

  it('of other figures is refused with an explanation', async () => {
    const { of, figures, sweep } = await swept();
    const other = { ...figures, inductance_H: figures.inductance_H * 0.95 };
    expect(await enter(of, other, { sweep })).toMatchObject({
      ok: false,
      status: 422,
      error: 'The sweep belongs to other figures. Sweep again, or type what the meter reads.',
    });
  });
});

it('winding again asks for coil and reason, clears that coil, and undoes the later steps', async () => {
  const { order, of } = await measured();
  await need(confirm(of, 'wax'));
  expect(await holdUnit(shop.services, MAXI, { ...of, machine: 1 })).toMatchObject({
    ok: false,
    status: 422,
    error: 'Piece 1 is wound. Choose the coil to wind again and enter a reason.',
  });
  expect(
    await holdUnit(shop.services, MAXI, { ...of, machine: 1, again: { coil: 3, reason: 'x' } }),
  ).toMatchObject({ status: 422 });
  await need(
    holdUnit(shop.services, MAXI, { ...of, machine: 1, again: { coil: 2, reason: 'Shorted turns.' } }),
  );
  const bench = await view(of);
  expect(bench?.again).toEqual({ coil: 2, turns: [5410, undefined] });
  expect(bench?.finished).toEqual([]);
  // The other coil keeps its count; only the rewound one is required.
  expect(await enter(of, { turns: [] })).toMatchObject({
    error: 'Enter the turns of coil 2.',
  });
  await need(enter(of, { turns: [undefined, 4615] }));
  expect((await view(of))?.measured?.coils.map(({ turns }) => turns)).toEqual([5410, 4615]);
  expect((await view(of))?.again).toBeUndefined();
  const trail = (await trailOf(shop, order.id)).join('\n');
  expect(trail).toContain('Maxi: Piece 1, coil 2 wound → wound again: Shorted turns.');
  expect(trail).toContain('Maxi: Piece 1, wax 20 min at 65 °C → undone: Shorted turns.');
});
