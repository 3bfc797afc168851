import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cents } from '#domain/money.ts';
import type { ShopperOrder } from '../../server/order-page/read-order.ts';
import { orderPath } from '../../server/orders/order-link.ts';
import { orderPapers } from '../../server/platform/db/schema/orders.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { shipOrder } from '../../server/shipping/ship-order.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { refundMade, refundOf } from '../fixtures/orders.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { CUSTOM, MAXI, need, orderOf, payFor, STRAT_SET, signedIn, windAll } from '../fixtures/workshop.ts';

const shop = await openFileShop();

type Asked = {
  readonly quantities?: readonly number[];
  readonly shipping?: number;
  readonly goodwill?: number;
};

async function refund(number: string, { quantities = [], shipping = 0, goodwill = 0 }: Asked) {
  const parts = { quantities: [...quantities], shipping: cents(shipping), goodwill: cents(goodwill) };
  const asked = refundOf(number, { ...parts, reason: 'Return within 21 days' });
  await need(askRefund(shop.services, MAXI, asked));
  await refundMade(shop, asked.id);
}

async function sentOrder() {
  const { number, id } = await payFor(shop, [STRAT_SET, { ...CUSTOM, quantity: 2 }]);
  await need(startProduction(shop.services, MAXI, { number }));
  await windAll(shop, await orderOf(shop, number));
  const tracking = ['0034 0434 1612 3456 78'];
  return {
    number,
    id,
    path: orderPath(shop.services, id, 'en'),
    german: orderPath(shop.services, id, 'de'),
    leaves: () => need(shipOrder(shop.services, MAXI, { number, carrier: 'dhl', tracking })),
  };
}

async function paper(path: string) {
  const answer = await fetch(shop.publicUrl + path);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    status: answer.status,
    bytes,
    letters: answer.ok ? pdfText(bytes).replace(/[\s\u00a0]+/g, '') : '',
  };
}
const correctionsOn = async (path: string) => ((await shop.get(path)).body as ShopperOrder).corrections;

it('is issued for each refund of an invoiced order, numbered without a gap, and never changes [row D73]', async () => {
  const order = await sentOrder();
  await refund(order.number, { goodwill: 500 });
  expect(await correctionsOn(order.path)).toEqual([]);
  expect((await paper(`${order.path}/correction-1.pdf`)).status).toBe(404);

  await order.leaves();
  await refund(order.number, { quantities: [0, 1] });
  expect(await correctionsOn(order.path)).toEqual([
    { place: 1, number: null, amount: 500 },
    { place: 2, number: null, amount: 15_000 },
  ]);
  const { invoiceNumber } = await orderOf(shop, order.number);

  // Many simultaneous requests, the second correction first: numbers follow the days of issue.
  const all = await Promise.all([1, 2, 3].map(() => paper(`${order.path}/correction-2.pdf`)));
  for (const { status, bytes, letters } of all) {
    expect(status).toBe(200);
    expect(bytes).toEqual(all[0]?.bytes);
    for (const part of [
      'Invoicecorrection',
      'RK-20',
      invoiceNumber ?? '-',
      '−150,00',
      'VAT19%on−126,05',
      '−23,95',
    ])
      expect(letters).toContain(part);
  }
  const [first, second] = await correctionsOn(order.path);
  expect(first?.number).toBeNull();
  expect(second?.number).toMatch(/^RK-20\d\d-0001$/);
  const german = await paper(`${order.german}/correction-2.pdf`);
  for (const part of ['Rechnungskorrektur', second?.number ?? '-', '−150,00'])
    expect(german.letters).toContain(part);
  expect((await paper(`${order.path}/correction-1.pdf`)).letters).toContain('RK-20');
  expect((await correctionsOn(order.path)).map(({ number }) => number?.slice(-4))).toEqual(['0002', '0001']);
  for (const none of ['correction-0', 'correction-3', 'correction-99', 'correction', 'correction-2-1'])
    expect((await paper(`${order.path}/${none}.pdf`)).status, none).toBe(404);

  const papers = await shop.database.db.select().from(orderPapers).where(eq(orderPapers.orderId, order.id));
  expect(new Set(papers.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(papers.length);
  expect(papers.filter(({ kind }) => kind.startsWith('correction'))).toHaveLength(3);
});

it('is the same document in the workshop, for staff only', async () => {
  const order = await sentOrder();
  await order.leaves();
  await refund(order.number, { goodwill: 1200 });
  const [maker, buyer] = [
    await signedIn(shop, { role: 'staff', name: 'Maxi' }),
    await signedIn(shop, { role: 'buyer', name: 'Jonas' }),
  ];
  for (const name of ['invoice', 'correction-1']) {
    const asBuyer = await paper(`${order.path}/${name}.pdf`);
    const answer = await maker.file(`orders/${order.number}/${name}.pdf`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(answer.headers.get('x-paper-gaps')).toBeNull();
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(asBuyer.bytes);
    expect((await buyer.file(`orders/${order.number}/${name}.pdf`)).status).toBe(403);
    expect(
      (await fetch(`${shop.publicUrl}/api/workshop/files/orders/${order.number}/${name}.pdf`)).status,
    ).toBe(401);
  }
  expect((await maker.file(`orders/${order.number}/correction-2.pdf`)).status).toBe(404);
  expect((await maker.file(`orders/${order.number}/confirmation.pdf`)).status).toBe(404);
});
