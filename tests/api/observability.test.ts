import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { trailCsv } from '../../server/orders/read-trail.ts';
import { forRequest } from '../../server/platform/log/request-id.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { keepLog } from '../fixtures/kept-log.ts';
import { figureOf } from '../fixtures/metrics.ts';
import { goodwillOf } from '../fixtures/orders.ts';
import { MAXI, need, payFor } from '../fixtures/workshop.ts';

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });
const TOKEN = 'a-token-of-thirty-two-letters-or-more';

const kept = keepLog();
const shop = await openFileShop({ METRICS_TOKEN: TOKEN, TRUST_PROXY: 'true' }, { log: kept.log });

const metrics = async () =>
  (await fetch(`${shop.publicUrl}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();

describe('the metrics', () => {
  it('require the token', async () => {
    const ask = (authorization: string) => fetch(`${shop.publicUrl}/metrics`, { headers: { authorization } });
    for (const said of ['', 'Bearer wrong', TOKEN]) expect((await ask(said)).status).toBe(404);
    const shown = await ask(`Bearer ${TOKEN}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(shown.headers.get('cache-control')).toBe('no-store');
  });

  it('count an order from the cart to its mail, and the time until its payment was known', async () => {
    const { clientSecret } = await shop.addressed([line]);
    expect(figureOf(await metrics(), 'gewitter_orders', { state: 'awaiting payment' })).toBe(1);
    await shop.pay(clientSecret);
    await eventually(async () => (await shop.mails()).length > 0, 'a confirmation');
    await eventually(
      async () => figureOf(await metrics(), 'gewitter_settlement_lag_seconds_count') === 1,
      'a payment of which the provider has told',
    );
    const text = await metrics();
    expect(figureOf(text, 'gewitter_orders', { state: 'paid' })).toBe(1);
    expect(figureOf(text, 'gewitter_orders', { state: 'awaiting payment' })).toBe(0);
    expect(figureOf(text, 'gewitter_orders_overdue')).toBe(0);
    expect(figureOf(text, 'gewitter_database_read')).toBe(1);
    const route = { method: 'POST', route: '/api/shop/checkout' };
    expect(figureOf(text, 'gewitter_http_requests_total', { ...route, status: '200' })).toBe(1);
    expect(figureOf(text, 'gewitter_http_request_seconds_count', route)).toBe(1);
    expect(figureOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    // The figures contain nothing about visitors.
    expect(text).not.toMatch(/jonas|Beispiel|cs_|_secret_/i);
  });

  it('name routes, and never visitors’ input', async () => {
    for (const path of ['/api/shop/nothing-jonas', '/order/jonas', '/jonas@example.org', '/assets/jonas.js'])
      await shop.get(path);
    expect(await metrics()).not.toContain('jonas');
  });
});

describe('a request', () => {
  it('has an id: in its answer, its log lines, the trail of its order, its payment, and later jobs', async () => {
    const id = 'abcdef0123456789';
    const headers = { 'x-request-id': id, 'content-type': 'application/json' };
    const answer = await fetch(`${shop.publicUrl}/api/shop/checkout`, {
      method: 'POST',
      headers,
      body: JSON.stringify([line]),
    });
    expect(answer.headers.get('x-request-id')).toBe(id);
    const { data } = (await answer.json()) as { data: string };
    const sessionId = data.split('_secret_')[0] ?? '';

    const [placed] = await shop.database.sql.query<{ request: string; number: string }>(
      `select e.request, o.number from order_events e join orders o on o.id = e.order_id
       where o.payment_reference = $1 and e.kind = 'placed'`,
      [sessionId],
    );
    expect(placed?.request).toBe(id);
    expect(kept.lines).toContainEqual(
      expect.objectContaining({ msg: 'checkout opened', trace: id, order: placed?.number }),
    );
    const session = await shop.services.stripe.checkout.sessions.retrieve(sessionId);
    expect(session.metadata?.request_id).toBe(id);

    // The webhook's own request settles it, and the following mail carries its id.
    const began = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const shipping = { checkoutSessionId: sessionId, shippingDetails: ADDRESSES.DE };
    const cookie = { cookie: began.join('; ') };
    expect((await shop.post('/api/shop/calculate-shipping', shipping, cookie)).status).toBe(200);
    await shop.pay(data);
    const paid = () =>
      shop.database.sql.query<{ request: string | null }>(
        `select e.request from order_events e join orders o on o.id = e.order_id
         where o.payment_reference = $1 and e.kind = 'paid'`,
        [sessionId],
      );
    await eventually(async () => (await paid()).length === 1, 'the payment in the trail');
    const [settled] = await paid();
    expect(settled?.request).toMatch(/^[\w-]{8,64}$/);
    expect(settled?.request).not.toBe(id);
    const jobs = await shop.database.sql.query<{ data: { request?: string } }>(
      `select data from jobs.job where name = 'order-confirmation' and data->>'request' = $1`,
      [settled?.request],
    );
    expect(jobs).toHaveLength(1);
  });

  it('appears in its refund’s metadata and in the makers’ trail', async () => {
    const { number } = await payFor(shop);
    const id = 'fedcba9876543210';
    const refund = randomUUID();
    await forRequest(id, () => need(askRefund(shop.services, MAXI, goodwillOf(number, 700, refund))));
    const made = async () => (await shop.services.stripe.refunds.list({ limit: 1 })).data[0]?.metadata;
    await eventually(async () => (await made())?.gewitter_refund === refund, 'the refund made');
    expect(await made()).toEqual({ gewitter_refund: refund, request_id: id });
    const order = await readOrder(shop.services, number);
    const asked = order?.trail.find(({ kind }) => kind === 'refund-requested');
    expect(asked?.request).toBe(id);
    expect(trailCsv(order?.trail ?? [])).toContain(`;${id}\r\n`);
  });

  it('gets its own id if the given one is missing or unusable', async () => {
    const idOf = async (given?: string) =>
      (
        await fetch(`${shop.publicUrl}/healthz`, { headers: given ? { 'x-request-id': given } : {} })
      ).headers.get('x-request-id');
    const ids = [await idOf(), await idOf(), await idOf('x'), await idOf('a sentence, of Jonas')];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is logged without personal data if it is refused', async () => {
    const headers = { 'content-type': 'application/json', origin: shop.publicUrl };
    const login = { email: 'nobody@example.org', password: 'a guess of thirteen' };
    const guessed = await shop.sendForm('/login', login, { origin: shop.publicUrl });
    expect(guessed.status).toBe(401);
    const looked = await fetch(`${shop.publicUrl}/api/workshop/board`, { headers });
    expect(looked.status).toBe(401);
    const said = kept.lines.filter(({ msg }) => /refused$/.test(msg));
    const trace = looked.headers.get('x-request-id');
    expect(said).toContainEqual(expect.objectContaining({ msg: 'workshop refused', trace, level: 40 }));
    expect(said).toContainEqual(expect.objectContaining({ msg: 'log-in refused', step: 'password' }));
    expect(kept.text()).not.toMatch(/nobody@|a guess of/);
  });
});
