import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { orderEvents } from '../../server/platform/db/schema/orders.ts';
import { exportedOrders } from '../../server/platform/db/schema/shipping.ts';
import type { Services } from '../../server/platform/services.ts';
import { finishHandOver } from '../../server/shipping/hand-over.ts';
import { readParcelsView } from '../../server/shipping/read-parcels-view.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import { openParcelDesk } from '../fixtures/parcel-desk.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { CUSTOM, orderOf, STRAT_SET } from '../fixtures/workshop.ts';

const { shop, maker, wound, packed, later } = await openParcelDesk();
const { call, done } = maker;

const eventsOf = (id: string) =>
  shop.database.db
    .select({ kind: orderEvents.kind, payload: orderEvents.payload })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(orderEvents.place);

describe('the eight checks', () => {
  it('run before the label is printed: an unweighed parcel gets none, a weighed one gets its invoice number [row D410]', async () => {
    const { number, id } = await wound('US', [STRAT_SET]);
    const packing = { number, parcels: [{ box: 'M' }], labelPrinted: true };
    expect(await call('pack', packing)).toMatchObject({
      status: 409,
      body: { error: 'The parcel is not weighed.' },
    });
    expect((await call('pack', { ...packing, parcels: [{ box: 'M', grams: 90 }] })).body.error).toMatch(
      /^The net weight, \d+\sg, is not below the gross weight, 90\sg\.$/,
    );
    await done('pack', { ...packing, parcels: [{ box: 'M', grams: 1240 }] });
    const [row] = await shop.database.db.select().from(exportedOrders).where(eq(exportedOrders.orderId, id));
    expect(row).toMatchObject({ country: 'US', posted: null, provenAt: null });
    expect(row?.invoiceNumber).toMatch(/^RE-\d{4}-\d{4}$/);
    expect((await orderOf(shop, number)).invoiceNumber).toBeNull();
  });

  it('stop a parcel to the UK if a refund lowers it to £135 without a British number [row D410]', async () => {
    const order = await packed('GB', [{ ...CUSTOM, quantity: 2 }]);
    const { number } = order;
    const desk = await readParcelsView(shop.services, number);
    expect(desk.chosen?.customs).toMatchObject({ fault: null, isPrepaid: false });
    await done('refund', {
      id: randomUUID(),
      number,
      quantities: [1],
      shipping: 0,
      goodwill: 2000,
      reason: 'One of two was given back.',
      amount: 15000 + 2000,
    });
    const stopped =
      'The rest is worth £113.10, below £135. We would owe British VAT, but it was not charged.';
    expect((await readParcelsView(shop.services, number)).chosen?.customs).toMatchObject({
      stop: 'under the british line',
      fault: stopped,
    });
    expect((await call('hand-over', { id: randomUUID(), numbers: [number] })).body.error).toBe(
      `${number} cannot leave. ${stopped}`,
    );
    const ship = { number, carrier: 'dhl-international', tracking: ['CX000000999DE'] };
    expect((await call('ship', ship)).body.error).toBe(stopped);
  });
});

describe('a hand-over', () => {
  it('can be undone for a minute, in which nothing is sent [row D411]', async () => {
    const { number, id } = await packed('US');
    const handOver = { id: randomUUID(), numbers: [number] };
    await done('hand-over', handOver);
    await done('hand-over', handOver);
    expect((await call('hand-over', { id: randomUUID(), numbers: [number] })).body.error).toBe(
      `Maxi is handing over ${number}.`,
    );
    expect((await readParcelsView(shop.services)).handedOver).toMatchObject([
      { id: handOver.id, numbers: [number] },
    ]);
    expect(await orderOf(shop, number)).toMatchObject({ state: 'in the making', invoiceNumber: null });
    await done('undo-hand-over', { id: handOver.id });
    await finishHandOver(later(61), handOver.id);
    expect(await orderOf(shop, number)).toMatchObject({ state: 'in the making', shippedAt: null });
    expect((await readParcelsView(shop.services)).leaving.map((row) => row.number)).toContain(number);
    expect((await eventsOf(id)).some(({ kind }) => kind === 'boxes-used')).toBe(false);
  });

  it('posts after a minute: boxes are used, mails are sent, the list includes it, and its proof is due [rows D411, D726]', async () => {
    const [abroad, home] = [await packed('US'), await packed()];
    const id = randomUUID();
    await done('hand-over', { id, numbers: [abroad.number, home.number] });
    await expect(finishHandOver(shop.services, id)).rejects.toThrow('within its minute');
    await finishHandOver(later(61), id);
    await finishHandOver(later(62), id);
    for (const { number, id: orderId } of [abroad, home]) {
      expect(await orderOf(shop, number)).toMatchObject({ state: 'shipped' });
      const events = await eventsOf(orderId);
      expect(events.filter(({ kind }) => kind === 'boxes-used')).toEqual([
        { kind: 'boxes-used', payload: { boxes: ['M'] } },
      ]);
      expect(events.filter(({ kind }) => kind === 'tracking-entered')).toHaveLength(1);
    }
    const mails = await mailsAbout(shop, abroad.number, { makers: 0, shopper: 3 });
    expect(mails.shopper.filter(({ subject }) => /on its way|has left|shipped/i.test(subject))).toHaveLength(
      1,
    );
    expect(await call('undo-hand-over', { id })).toMatchObject({ status: 409 });
    const { proofs, left, today } = await readParcelsView(shop.services);
    expect(left.map(({ number }) => number)).toEqual(expect.arrayContaining([abroad.number, home.number]));
    expect(proofs.open.map(({ number }) => number)).toContain(abroad.number);
    expect(proofs.open.map(({ number }) => number)).not.toContain(home.number);
    const list = await maker.file(`parcels/lists/${today}.pdf`);
    const words = pdfText(new Uint8Array(await list.arrayBuffer())).replace(/\s+/g, '');
    const { invoiceNumber } = await orderOf(shop, abroad.number);
    expect(words).toContain(abroad.number);
    expect(words).toContain(`invoice${invoiceNumber}.VAT-freeexport`);
    const speak = (workshopLanguage: Language) =>
      shop.database.db.update(accounts).set({ workshopLanguage }).where(eq(accounts.id, maker.id));
    await speak('de');
    const german = await (await maker.file(`parcels/lists/${today}.pdf`)).arrayBuffer();
    expect(pdfText(new Uint8Array(german))).toContain('Einlieferungsliste');
    await speak('en');
  });

  it('leaves out an order that was refunded in that minute, and names the reason', async () => {
    const [stays, goes] = [await packed(), await packed()];
    const id = randomUUID();
    await done('hand-over', { id, numbers: [stays.number, goes.number] });
    await done('cancel', {
      number: stays.number,
      refundId: randomUUID(),
      reason: 'Changed their mind',
      amount: stays.total,
    });
    await finishHandOver(later(61), id);
    expect(await orderOf(shop, goes.number)).toMatchObject({ state: 'shipped' });
    expect((await orderOf(shop, stays.number)).state).not.toBe('shipped');
    // The parcel is already in the van, so the makers get a notice.
    expect((await readParcelsView(shop.services)).stayed).toEqual([
      { number: stays.number, why: `Order ${stays.number} is refunded.` },
    ]);
    expect((await readParcelsView(shop.services, undefined, 'de')).stayed).toEqual([
      { number: stays.number, why: expect.stringContaining(`Bestellung ${stays.number}`) },
    ]);
  });

  it('leaves out an order that was unpacked in that minute, until it is ready again and handed over with the next [row D440]', async () => {
    const { number } = await packed();
    const id = randomUUID();
    await done('hand-over', { id, numbers: [number] });
    await done('pack', { number, parcels: [{ box: 'L', grams: 1240 }], labelPrinted: false });
    await finishHandOver(later(61), id);
    const why = async () =>
      (await readParcelsView(shop.services)).stayed.find((row) => row.number === number)?.why;
    expect(await why()).toBe(`${number} is not packed yet. Pack it first.`);
    await done('pack', { number, parcels: [{ box: 'L', grams: 1240 }], labelPrinted: true });
    expect(await why()).toBeNull();
    const again = randomUUID();
    await done('hand-over', { id: again, numbers: [number] });
    expect(await why()).toBeUndefined();
    await done('undo-hand-over', { id: again });
  });

  it('leaves out a parcel to the UK if a refund lowers it to £135 in that minute, and names the reason [row D440]', async () => {
    const { number } = await packed('GB', [{ ...CUSTOM, quantity: 2 }]);
    const id = randomUUID();
    await done('hand-over', { id, numbers: [number] });
    const parts = { number, quantities: [1], shipping: 0, goodwill: 2000, reason: 'One of two.' };
    await done('refund', { ...parts, id: randomUUID(), amount: 15000 + 2000 });
    await finishHandOver(later(61), id);
    expect(await orderOf(shop, number)).toMatchObject({ state: 'in the making', shippedAt: null });
    const { stayed, leaving } = await readParcelsView(shop.services);
    expect(leaving.map((row) => row.number)).toContain(number);
    expect(stayed.find((row) => row.number === number)?.why).toMatch(
      /^GW-\S+ cannot leave\. The rest is worth £113\.10, below £135/,
    );
  });

  it('cannot be undone once its posting has begun, even by a slow clock [row D441]', async () => {
    const [first, second] = [await packed(), await packed()];
    const id = randomUUID();
    await done('hand-over', { id, numbers: [first.number, second.number] });
    // The process ends after the first; the queue gives the job to another one.
    const posted = new Set<string>();
    const dies: Services = {
      ...later(61),
      jobs: {
        ...shop.services.jobs,
        // By content, because a transaction that begins again sends its job again.
        send: async (tx, name, payload, ...rest) => {
          posted.add(JSON.stringify(payload));
          if (posted.size > 1) throw new Error('the process ends');
          return shop.services.jobs.send(tx, name, payload, ...rest);
        },
      },
    };
    await expect(finishHandOver(dies, id)).rejects.toThrow('the process ends');
    const states = async () =>
      (await Promise.all([first, second].map((order) => orderOf(shop, order.number)))).map(
        (order) => order.state,
      );
    expect((await states()).sort()).toEqual(['in the making', 'shipped']);
    expect(await call('undo-hand-over', { id })).toMatchObject({
      status: 409,
      body: { error: 'The minute is over. The e-mails have gone out.' },
    });
    await finishHandOver(shop.services, id);
    expect(await states()).toEqual(['shipped', 'shipped']);
  });

  it('needs a tracking number and a label first', async () => {
    const order = await wound();
    const ask = { id: randomUUID(), numbers: [order.number] };
    expect((await call('hand-over', ask)).body.error).toBe(
      `${order.number} is not packed yet. Pack it first.`,
    );
    await done('pack', { number: order.number, parcels: [{ box: 'M' }], labelPrinted: true });
    expect((await call('hand-over', ask)).body.error).toBe(
      `${order.number} has no tracking number yet. Scan the label.`,
    );
    expect((await call('hand-over', { id: randomUUID(), numbers: [] })).status).toBe(400);
  });
});

it('what comes next is packed once every step is confirmed, and lists the open steps before [case M25] [row D708]', async () => {
  const { number } = await wound();
  const row = async () => (await readParcelsView(shop.services)).next.find((one) => one.number === number);
  expect(await row()).toMatchObject({ open: undefined });
  await done('undo-step', { id: randomUUID(), number, unit: 1, step: 'test play', reason: 'A scratch.' });
  expect(await row()).toMatchObject({ measured: 1, pieces: 1, open: expect.stringMatching(/ open$/) });
});
