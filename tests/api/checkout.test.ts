import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { CALLS } from '../../server/api/calls.ts';
import { orderLines, orders } from '../../server/platform/db/schema/orders.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { orderByWallet } from '../fixtures/orders.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { rowsIn } from '../fixtures/rows.ts';

const shop = await openFileShop();

const humbucker = (quantity = 1) =>
  lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' }, quantity);
const middle = stockLine('STRATOCASTER', 'VINTAGE', 'MIDDLE', 'white');

describe('reading calls', () => {
  it('return prices in euro by lookup key [rows 262, 270, 534]', async () => {
    const { status, body } = await shop.get('/api/shop/prices');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { humbucker_set: 240, stratocaster: 125, cover_open_brass: 15 } });
  });

  it('return the countries with names and fees [row 271]', async () => {
    const { body } = await shop.get('/api/shop/allowed-countries');
    const { data } = body as { data: { code: string; fee: number; name: string }[] };
    expect(data).toHaveLength(31);
    expect(data).toContainEqual({ code: 'US', name: 'United States', fee: 48.5, workDays: [7, 14] });
  });

  it('describe themselves', async () => {
    const { body } = await shop.get('/api/docs');
    expect(Object.keys((body as { paths: object }).paths)).toEqual(
      expect.arrayContaining(Object.keys(CALLS).map((name) => `/api/shop/${name}`)),
    );
    // A line's price is never read, so the API does not ask for it.
    expect(JSON.stringify(body)).toContain('"required":["lookupKey","config"]');
    // The quantity of a single pickup is optional (spec decision 27).
    expect(JSON.stringify(body)).toMatch(
      /"quantity":\{"default":1,"type":"integer","minimum":1,"maximum":5\}/,
    );
  });

  it('report their state to a load balancer', async () => {
    expect((await shop.get('/healthz')).body).toBe('ok');
    expect((await shop.get('/readyz')).body).toBe('ready');
  });
});

describe('a checkout', () => {
  it('takes a line without quantity as one piece (decision 27) [row D27]', async () => {
    const { quantity: _, ...silent } = humbucker() ?? {};
    const { sessionId } = await shop.checkout([silent]);
    const [order] = await rowsIn(shop, orders, eq(orders.paymentReference, sessionId));
    expect(order).toMatchObject({ goods: 24000 });
    const lines = await rowsIn(shop, orderLines, eq(orderLines.orderId, order?.id ?? ''));
    expect(lines).toMatchObject([{ quantity: 1, lookupKey: 'humbucker_set' }]);
    await shop.database.db.delete(orders).where(eq(orders.id, order?.id ?? ''));
  });

  it('goes from cart to paid order, with shipping, one mail and the right status [rows 224, 272, 274]', async () => {
    const { clientSecret, sessionId } = await shop.checkout([humbucker(2)]);
    const before = await shop.database.db.select().from(orders);
    expect(before).toMatchObject([{ state: 'awaiting payment', paymentReference: sessionId, goods: 48000 }]);

    await shop.shipTo(sessionId, 'DE');
    expect(await shop.pay(clientSecret)).toMatchObject({ outcome: 'paid' });
    const status = await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    expect(status.body).toMatchObject({ data: { status: 'complete', email: 'jonas@example.org' } });

    const [order] = await shop.database.db.select().from(orders);
    expect(order).toMatchObject({
      state: 'paid',
      shipping: 0,
      total: 48000,
      shippingCountry: 'DE',
      shippingName: 'Jonas Beispiel',
    });
    await eventually(async () => (await shop.mails()).length === 1, 'a confirmation mail');
    const [mail] = await shop.mails();
    const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(mail?.to).toBe('jonas@example.org');
    for (const words of [
      order?.number ?? '-',
      '2 × Humbucker',
      'Hot',
      'Cream',
      '480,00 €',
      '76,64 € VAT',
      'What happens next',
    ])
      expect(text.toLowerCase()).toContain(words.toLowerCase());
  });

  it('can be changed and seen only by the browser that began it [case A2] [row D760]', async () => {
    const { clientSecret, sessionId } = await shop.checkout([middle]);
    const stranger = async (path: string, sent?: object) => {
      const response = await fetch(`${shop.publicUrl}/api/shop/${path}`, {
        ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
        headers: { 'content-type': 'application/json' },
      });
      return [response.status, ((await response.json()) as { data?: object }).data];
    };
    const mine = { checkoutSessionId: sessionId };
    const changes = {
      'calculate-shipping': { ...mine, shippingDetails: ADDRESSES.DE },
      'buyer-details': {
        ...mine,
        details: { company: 'Strangers Ltd', vatId: '', phone: '', invoice: null },
      },
      'use-code': { ...mine, code: 'THX-7K3M-9Q2X' },
      'drop-code': mine,
    };
    for (const [path, sent] of Object.entries(changes))
      expect([path, ...(await stranger(path, sent))]).toEqual([path, 404, undefined]);
    await shop.shipTo(sessionId, 'DE');
    await shop.pay(clientSecret);
    expect(await stranger(`checkout-status?session_id=${sessionId}`)).toEqual([
      200,
      { status: 'complete', email: null, orderNumber: null },
    ]);
    expect((await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`)).body).toMatchObject({
      data: { email: 'jonas@example.org', orderNumber: expect.stringMatching(/^GW-/) },
    });
  });

  it('charges shipping and duty to the United States and contains no VAT there [rows 225, 244, 273]', async () => {
    const { clientSecret, sessionId } = await shop.addressed([middle], 'US');
    expect(await shop.pay(clientSecret)).toMatchObject({ outcome: 'paid' });
    await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    const paid = (await shop.database.db.select().from(orders)).find(
      ({ paymentReference }) => paymentReference === sessionId,
    );
    expect(paid).toMatchObject({
      state: 'paid',
      shipping: 4850,
      duty: 1250,
      total: 18600,
      shippingCountry: 'US',
    });
    const lines = await shop.database.db.select().from(orderLines);
    expect(lines.find(({ orderId }) => orderId === paid?.id)).toMatchObject({
      vatCountry: null,
      vatRatePercent: 0,
      unit: 12500,
    });
  });

  it('charges the server’s price, whatever the browser says [row 570]', async () => {
    const { sessionId } = await shop.checkout([{ ...humbucker(), price: 0.01 }]);
    const session = await shop.services.stripe.checkout.sessions.retrieve(sessionId);
    expect(session.amount_subtotal).toBe(24000);
  });

  it('shows why a card is declined, and lets the shopper try again', async () => {
    const { clientSecret, sessionId } = await shop.addressed([humbucker()]);
    expect(await shop.pay(clientSecret, '4000 0000 0000 0002')).toMatchObject({ outcome: 'declined' });
    expect(await shop.pay(clientSecret, '4000 0000 0000 9995')).toMatchObject({
      message: 'Your card has insufficient funds.',
    });
    expect((await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`)).body).toMatchObject({
      data: { status: 'open' },
    });
    expect(await shop.pay(clientSecret)).toMatchObject({ outcome: 'paid' });
  });

  it('is cancelled with its expired session, also before the webhook and with a slow clock, and reports it', async () => {
    const { sessionId } = await shop.checkout([humbucker()]);
    const own = eq(orders.paymentReference, sessionId);
    await shop.services.stripe.checkout.sessions.expire(sessionId);
    await eventually(async () => {
      const [order] = await shop.database.db.select().from(orders).where(own);
      return order?.state === 'cancelled';
    }, 'the order cancelled');
    expect((await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`)).body).toMatchObject({
      data: { status: 'expired' },
    });
    await shop.database.db.update(orders).set({ state: 'awaiting payment' }).where(own);
    const asked = { checkoutSessionId: sessionId, shippingDetails: ADDRESSES.DE };
    expect(await shop.post('/api/shop/calculate-shipping', asked)).toEqual({
      status: 410,
      body: { error: 'This checkout has expired. Please start again from your cart.' },
    });
  });

  it('quotes and pays for a wallet [row 275]', async () => {
    const quote = await shop.post('/api/shop/express-checkout', {
      items: [middle],
      shippingDetails: { address: { country: 'US' } },
    });
    expect(quote.body).toMatchObject({ data: { amount: 18600, shippingRates: [{ amount: 4850 }] } });
    const sheet = { email: 'sam@example.org', shippingDetails: NEW_YORK };
    const { clientSecret, returnUrl } = await orderByWallet(shop, [middle], sheet);
    const reference = new URL(returnUrl).searchParams.get('session_id');
    expect(await orderOf(reference)).toMatchObject({
      state: 'awaiting payment',
      shipping: 4850,
      duty: 1250,
      total: 18600,
    });
    expect(await payFrom(clientSecret, NEW_YORK)).toMatchObject({ outcome: 'paid' });
    expect((await shop.get(`/api/shop/checkout-status?session_id=${reference}`)).body).toMatchObject({
      data: { status: 'complete' },
    });
    expect(await orderOf(reference)).toMatchObject({
      state: 'paid',
      email: 'sam@example.org',
      shippingName: 'Sam',
      shippingAddress: { line1: '1 Main', country: 'US' },
      total: 18600,
    });
  });
});

const NEW_YORK = {
  name: 'Sam',
  address: { line1: '1 Main', city: 'New York', postal_code: '10001', state: 'NY', country: 'US' },
};

const payFrom = (clientSecret: string, shipping: typeof NEW_YORK) =>
  payBySandbox({ baseUrl: shop.publicUrl, clientSecret, email: 'sam@example.org', shipping });

async function orderOf(reference: string | null) {
  const all = await shop.database.db.select().from(orders);
  return all.find(({ paymentReference }) => paymentReference === reference);
}
