import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { addDays, dayOf } from '#domain/calendar/day.ts';
import { addWorkDays, workDayFrom } from '#domain/calendar/work-days.ts';
import { WORKSHOP_CALLS, type WorkshopCallName } from '../../server/api/workshop-calls.ts';
import { purchaseLines, stockParts, suppliers } from '../../server/platform/db/schema/stock.ts';
import { unitSheet } from '../../server/production/unit-facts.ts';
import { layExample } from '../../server/stock/lay-example.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { BATH, payFor, signedIn, unitsIn, windAll } from '../fixtures/workshop.ts';

const shop = await openFileShop();
await layExample(shop.services);
const { db } = shop.database;
const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
const { done } = maxi;
const today = dayOf(shop.services.now());

async function send(call: string, asked: object): Promise<number> {
  return (await maxi.call(call, asked)).status;
}
/** An order of one pickup on the bench, with its measurements. */
async function onTheBench() {
  const order = await payFor(shop);
  const of = { number: order.number, unit: 1 };
  await done('hold-piece', { ...of, machine: 1, takeOver: true });
  const [row] = await unitsIn(shop, order.id);
  if (!row) throw new Error('no pickup');
  const { resistance, inductance, coils } = await unitSheet(db, row);
  const measured = {
    ...{ resistance_Ohm: resistance.target, temperature_C: 20, inductance_H: inductance.target * 0.979 },
    turns: coils.map(({ turns }) => turns.target),
  };
  return { of, measured };
}
async function wound() {
  const { of, measured } = await onTheBench();
  await done('enter-values', { ...of, id: randomUUID(), measured });
  return { of, measured };
}
async function ordered() {
  const [supplier] = await db.select().from(suppliers);
  const lines = [{ part: 'box:M', packs: 2 }];
  const due = addWorkDays(workDayFrom(today), 2);
  return { supplierId: supplier?.id, due, lines };
}

interface Case {
  readonly asked: object;
  /** Another body with the same id. */
  readonly other: object;
}

/** Calls with an id from their page: the first body and another one. A new call must be added here. */
const OWN_IDS: Partial<Record<WorkshopCallName, () => Promise<Case>>> = {
  'enter-values': async () => {
    const { of, measured } = await onTheBench();
    const other = { measured: { ...measured, resistance_Ohm: measured.resistance_Ohm + 10 } };
    return { asked: { ...of, measured }, other };
  },
  'correct-values': async () => {
    const { of, measured } = await wound();
    return { asked: { ...of, measured, reason: 'Read wrong' }, other: { reason: 'Typed wrong' } };
  },
  'confirm-step': async () => {
    const { of } = await wound();
    return { asked: { ...of, step: 'wax', figures: BATH }, other: { figures: { ...BATH, minutes: 21 } } };
  },
  'undo-step': async () => {
    const { of } = await wound();
    await done('confirm-step', { ...of, id: randomUUID(), step: 'wax', figures: BATH });
    return { asked: { ...of, step: 'wax', reason: 'Too cold' }, other: { reason: 'Too hot' } };
  },
  'hand-over': async () => {
    const orders = [await payFor(shop), await payFor(shop)];
    for (const [index, order] of orders.entries()) {
      const { number } = order;
      await windAll(shop, order);
      await done('pack', { number, parcels: [{ box: 'M', grams: 1240 }], labelPrinted: true, sure: true });
      await done('scan-label', { number, carrier: 'dhl', tracking: [`CX 000 000 90${index} DE`] });
    }
    const [one, other] = orders.map(({ number }) => number);
    return { asked: { numbers: [one] }, other: { numbers: [other] } };
  },
  'close-days': async () => {
    const from = addDays(today, 300);
    return { asked: { from, until: from, who: null, seen: [] }, other: { until: addDays(from, 1) } };
  },
  'send-letter': async () => {
    const { number } = await payFor(shop);
    const letter = { number, title: '', text: 'Yes,\n\n11 mm.', answers: [], until: null, otherwise: null };
    return { asked: letter, other: { text: 'No.' } };
  },
  'add-note': async () => {
    const { number } = await payFor(shop);
    return { asked: { number, text: 'Short legs', onSheet: true }, other: { text: 'Long legs' } };
  },
  refund: async () => {
    const { number } = await payFor(shop);
    const asked = { number, quantities: [], shipping: 0, goodwill: 1000, reason: 'Late', amount: 1000 };
    return { asked, other: { goodwill: 1200, amount: 1200 } };
  },
  cancel: async () => {
    const { number, total } = await payFor(shop);
    return { asked: { number, reason: 'They asked.', amount: total }, other: { reason: 'Out of wire.' } };
  },
  'issue-code': async () => {
    const asked = { percent: 10, until: addDays(today, 30), email: null, note: 'Bug report' };
    return { asked, other: { percent: 15 } };
  },
  'count-part': async () => {
    const [row] = await db.select().from(stockParts).where(eq(stockParts.id, 'box:S'));
    const { version = 0, onHand = 0 } = row ?? {};
    const asked = { part: 'box:S', lot: null, version, found: onHand + 2, reason: 'miscounted' };
    return { asked, other: { found: onHand + 3 } };
  },
  'order-parts': async () => {
    const asked = await ordered();
    return { asked, other: { lines: [{ part: 'box:M', packs: 3 }] } };
  },
  'take-in': async () => {
    const id = randomUUID();
    await done('order-parts', { ...(await ordered()), id });
    const [line] = await db.select().from(purchaseLines).where(eq(purchaseLines.orderedId, id));
    if (!line) throw new Error('nothing is on the way');
    const asked = { line: line.id, version: line.version, came: 10, restDue: addDays(line.due, 9) };
    return { asked, other: { came: 12 } };
  },
};

/** Ids of existing things, or of things replaced by version: the call finds them or reports a conflict. */
const KNOWN_IDS: readonly WorkshopCallName[] = [
  ...(['undo-hand-over', 'open-days', 'keep-letter', 'discard-letter', 'put-letter-aside'] as const),
  ...([
    'settle-letter',
    'withdraw-code',
    'unplan-prices',
    'end-text',
    'bring-back-text',
    'end-pause',
  ] as const),
  ...(['set-lot', 'set-supplier', 'move-delivery', 'cancel-rest', 'refund-withdrawal'] as const),
];

/** Tested in orders-by-hand.test.ts. */
const ELSEWHERE: readonly WorkshopCallName[] = ['enter-order'];

it('every call with an id of its page is tried here [case A10]', () => {
  const withIds = Object.entries<z.ZodType>(WORKSHOP_CALLS).flatMap(([name, schema]) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return 'id' in properties || 'refundId' in properties ? [name] : [];
  });
  expect(withIds.sort()).toEqual([...Object.keys(OWN_IDS), ...KNOWN_IDS, ...ELSEWHERE].sort());
});

it.each(Object.entries(OWN_IDS))(
  '%s is carried out once for its id, and refuses other content with that id [case A10] [row D755]',
  async (call, prepare) => {
    const { asked, other } = await prepare();
    const id = randomUUID();
    const first = { ...asked, [call === 'cancel' ? 'refundId' : 'id']: id };
    await done(call, first);
    await done(call, first);
    expect(await maxi.call(call, { ...first, ...other })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('already sent with other content') },
    });
    await done(call, first);
  },
);

it('an undone hand-over needs a new id [case A10] [row D755]', async () => {
  const order = await payFor(shop);
  const { number } = order;
  await windAll(shop, order);
  await done('pack', { number, parcels: [{ box: 'M', grams: 1240 }], labelPrinted: true, sure: true });
  await done('scan-label', { number, carrier: 'dhl', tracking: ['CX 000 000 910 DE'] });
  const id = randomUUID();
  await done('hand-over', { id, numbers: [number] });
  await done('undo-hand-over', { id });
  expect(await send('hand-over', { id, numbers: [number] })).toBe(409);
  await done('hand-over', { id: randomUUID(), numbers: [number] });
});

it('an unknown id gets an explanation [case A7] [row D754]', async () => {
  const part = {
    part: 'box:M',
    drawer: '',
    reorder: 1,
    pack: 25,
    packWord: 'pack',
    price: 100,
    whenOut: null,
  };
  expect(await maxi.call('set-part', { ...part, supplierId: randomUUID() })).toMatchObject({
    status: 404,
    body: { error: 'This supplier does not exist.' },
  });
  const [one, other] = [await payFor(shop), await payFor(shop)];
  const refundId = randomUUID();
  await done('refund', {
    ...{ id: refundId, number: one.number, quantities: [], shipping: 0 },
    ...{ goodwill: 1000, reason: 'Late', amount: 1000 },
  });
  const cancelling = { number: other.number, refundId, reason: 'They asked.', amount: other.total };
  expect(await send('cancel', cancelling)).toBe(409);
  const spool = { id: randomUUID(), part: 'wire:42', lot: 'new', version: 0, found: 500_000, reel: 100_000 };
  const twice = await Promise.all([send('count-part', spool), send('count-part', spool)]);
  expect(twice).toEqual([200, 200]);
  expect(await send('count-part', { ...spool, part: 'wire:nothing', id: randomUUID() })).toBe(404);
});

it('refuses promised and expected days more than two years ahead [case A8] [row D756]', async () => {
  const { number } = await payFor(shop);
  const answer = { words: 'Wait', leaves: '2100-12-31', change: null };
  const far = { status: 422, body: { error: expect.stringContaining('two years') } };
  expect(await maxi.call('preview-letter', { number, answers: [answer] })).toMatchObject(far);
  expect(await maxi.call('move-promise', { number, promised: '2100-12-31', tell: false })).toMatchObject(far);
  expect(
    await maxi.call('order-parts', { ...(await ordered()), id: randomUUID(), due: '2100-12-31' }),
  ).toMatchObject(far);
});
