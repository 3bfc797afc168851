import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dayInWords, dayOf, wholeDay } from '#domain/calendar/day.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { addNote } from '../../server/orders/add-note.ts';
import { holdUnit, releaseUnit, startProduction } from '../../server/production/hold-unit.ts';
import { movePromise } from '../../server/production/move-promise.ts';
import { giveReturnNumber } from '../../server/returns/answer-request.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { goodsPosted, goodsReceived } from '../../server/returns/receive-return.ts';
import { deliverOrder } from '../../server/shipping/deliver-order.ts';
import { packOrder } from '../../server/shipping/pack-order.ts';
import { shipOrder } from '../../server/shipping/ship-order.ts';
import { FAR_DAYS } from '../fixtures/far-days.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailsAbout, refundOf } from '../fixtures/orders.ts';
import {
  BEA,
  CUSTOM,
  MAXI,
  need,
  orderOf,
  payFor,
  STRAT_SET,
  trailOf,
  unitsIn,
  windAll,
} from '../fixtures/workshop.ts';

const shop = await openFileShop();

describe('an order that is paid', () => {
  it('has its pieces and its promised day from the payment on [row D133]', async () => {
    const order = await payFor(shop, [STRAT_SET, CUSTOM]);
    const rows = await unitsIn(shop, order.id);
    expect(rows.map(({ number, state, awg }) => [number, state, awg])).toEqual([
      [1, 'to wind', 42],
      [2, 'to wind', 42],
      [3, 'to wind', 42],
      [4, 'to wind', 42],
    ]);
    expect(order.promisedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rows.every(({ serial }) => serial === null)).toBe(true);
  });

  it('gets serial numbers once, however often its production is started', async () => {
    const [one, two] = [await payFor(shop), await payFor(shop, [STRAT_SET])];
    const { services } = shop;
    await Promise.all(
      [one, two, one, two].map(({ number }, index) =>
        need(startProduction(services, index % 2 ? MAXI : BEA, { number })),
      ),
    );
    const serials = [...(await unitsIn(shop, one.id)), ...(await unitsIn(shop, two.id))].map(
      ({ serial }) => serial,
    );
    expect(new Set(serials).size).toBe(4);
    expect(serials.every((serial) => /^\d\d-\d{4}$/.test(serial ?? ''))).toBe(true);
    expect((await trailOf(shop, one.id)).filter((line) => line.includes('State'))).toHaveLength(1);
    const mails = await mailsAbout(shop, one.number, { makers: 0, shopper: 2 });
    expect(mails.shopper.filter(({ subject }) => subject.includes('in the making'))).toHaveLength(1);
  });
});

it('a piece belongs to one maker, on one machine', async () => {
  const { services } = shop;
  const order = await payFor(shop, [STRAT_SET]);
  const of = { number: order.number };
  await need(holdUnit(services, MAXI, { ...of, unit: 1, machine: 2 }));
  expect(await holdUnit(services, BEA, { ...of, unit: 1, machine: 1 })).toMatchObject({
    ok: false,
    error: 'Maxi has piece 1 on machine 2.',
  });
  expect(await holdUnit(services, BEA, { ...of, unit: 2, machine: 2 })).toMatchObject({
    ok: false,
    error: `Machine 2 is in use: piece 1 of ${order.number}, Maxi.`,
  });
  await need(holdUnit(services, BEA, { ...of, unit: 1, machine: 1, takeOver: true }));
  await need(releaseUnit(services, BEA, { ...of, unit: 1 }));
  expect((await unitsIn(shop, order.id))[0]).toMatchObject({ state: 'to wind', heldName: null });
  expect(await holdUnit(services, BEA, { ...of, unit: 9, machine: 1 })).toMatchObject({ status: 404 });
});

it('a whole life leaves a trail of every change, sends each mail that a buyer needs, and accounts for every cent [row D134]', async () => {
  const { services } = shop;
  const order = await payFor(shop, [{ ...CUSTOM, quantity: 2 }]);
  const { number } = order;
  await need(startProduction(services, MAXI, { number }));
  await need(
    addNote(services, BEA, { id: randomUUID(), number, text: 'Leads 10 cm longer.', onSheet: true }),
  );
  const packing = { number, parcels: [{ box: 'M', grams: 1120 }], labelPrinted: true } as const;
  expect(await packOrder(services, MAXI, packing)).toMatchObject({
    error: '2 of 2 pieces are not measured.',
  });
  await need(packOrder(services, MAXI, { ...packing, labelPrinted: false }));
  await windAll(shop, order);
  await need(movePromise(services, BEA, { number, promised: FAR_DAYS[0], tell: true }));
  await need(packOrder(services, MAXI, packing));
  expect(await shipOrder(services, MAXI, { number, carrier: 'dhl', tracking: ['no!'] })).toMatchObject({
    error: 'no! is not a tracking number of DHL Paket.',
  });
  const tracking = ['0034 0434 1618 2839 1234'];
  await need(shipOrder(services, MAXI, { number, carrier: 'dhl', tracking }));
  await need(shipOrder(services, BEA, { number, carrier: 'dhl', tracking }));
  await need(deliverOrder(services, BEA, { number }));
  const back = await need(giveReturnNumber(services, BEA, { number, quantities: [2] }));
  const posted = dayOf(services.now());
  await need(goodsPosted(services, BEA, { returnNumber: back.returnNumber, posted }));
  await need(goodsReceived(services, MAXI, { returnNumber: back.returnNumber }));
  const goods = { quantities: [2], reason: 'Return within 21 days', returnId: back.id };
  expect(await need(askRefund(services, MAXI, refundOf(number, goods)))).toMatchObject({
    state: 'done',
    amount: order.total,
  });

  const after = await orderOf(shop, number);
  expect(after).toMatchObject({ state: 'refunded', refunded: order.total });
  expect(after.invoiceNumber).toMatch(/^RE-\d{4}-\d{4}$/);
  const trail = (await trailOf(shop, order.id)).join('\n');
  for (const words of [
    'Maxi: Serials none → ',
    'Maxi: State paid → in the making',
    'Bea: Note on the build sheet none → Leads 10 cm longer.',
    'Maxi: Box none → Box M',
    'Maxi: Weight none → 1 120 g',
    'Maxi: Piece 1 to wind → on the bench, Maxi, machine 1',
    'Maxi: Piece 2 on the bench, Maxi, machine 1 → wound, 8.06 kΩ, ',
    'Bea: Promised ',
    ` → ${wholeDay(FAR_DAYS[0])}`,
    'Maxi: Packing none → packed',
    'Maxi: Carrier none → DHL Paket',
    'Maxi: Tracking number none → 00340434161828391234',
    'Maxi: Invoice none → RE-',
    'Maxi: State in the making → shipped',
    'Bea: State shipped → delivered',
    `Bea: ${back.returnNumber} none → number sent`,
    'Maxi: State delivered → returned',
    'Maxi: Refund none → 300,00 € requested: Return within 21 days',
    'Maxi: Refund 300,00 € requested → 300,00 € refunded',
    `Maxi: ${back.returnNumber} here → refunded, 300,00 €`,
  ])
    expect(trail).toContain(words);
  const { shopper } = await mailsAbout(shop, number, { makers: 0, shopper: 6 });
  expect(
    shopper.map(({ subject }) => subject.replace(/^Order \S+: /, '').replaceAll('\u00a0', ' ')).sort(),
  ).toEqual([
    'in the making',
    `leaves on ${dayInWords(FAR_DAYS[0], 'en')}`,
    'on its way',
    'refund of 300,00 €',
    `return number ${back.returnNumber}`,
    'thank you',
  ]);
  const shipped = shopper.find(({ subject }) => subject.endsWith('on its way'));
  expect(shipped?.text).toContain('00340434161828391234');
  // A mail is marked as sent a moment after it is in its folder.
  const written = async () => (await readOrder(shop.services, number))?.mails ?? [];
  await expect.poll(async () => (await written()).map(({ state }) => state)).toEqual(Array(6).fill('sent'));
  // In order of sending; the first two are sent in parallel.
  expect((await written()).slice(0, 2).map(({ kind }) => kind)).toContain('confirmation');
});
