import type Stripe from 'stripe';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { payBySandbox } from '../tests/fixtures/pay-by-sandbox.ts';
import { openSession, shipTo, startTestServer } from '../tests/fixtures/sandbox-server.ts';

/** Shared: each test considers only what arrived since it began. */ const server = await startTestServer();
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

async function paidSession(): Promise<Stripe.Checkout.Session> {
  const session = await openSession(server.stripe);
  await shipTo(server.stripe, session.id);
  await payBySandbox({
    baseUrl: server.baseUrl,
    clientSecret: session.client_secret,
    email: 'jonas@example.org',
  });
  return session;
}

it('arrive signed, and are listed as events', async () => {
  const session = await paidSession();
  await server.until(() => server.received.length >= 2);
  const [completed] = server.events('checkout.session.completed');
  expect(completed?.data.object).toMatchObject({
    id: session.id,
    payment_status: 'paid',
    metadata: { order: 'o-1' },
  });
  const listed = await server.stripe.events.list({ type: 'checkout.session.completed' });
  expect(listed.data.map(({ id }) => id)).toEqual([completed?.id]);
  expect(await server.stripe.events.retrieve(completed?.id ?? '')).toMatchObject({ type: completed?.type });
  const first = server.received[0];
  expect(() =>
    server.stripe.webhooks.constructEvent(`${first?.body} `, first?.signature ?? '', 'whsec_sandbox_signing'),
  ).toThrow('No signatures found');
});

it('are retried after a failure until they are accepted', async () => {
  server.answerWith(500);
  await paidSession();
  await server.until(() => server.received.length >= 2);
  const before = server.received.length;
  server.answerWith(200);
  await server.until(() => server.received.length >= before + 2);
  const ids = server.events('checkout.session.completed').map(({ id }) => id);
  expect(new Set(ids).size).toBe(1);
  expect(server.logged.some((line) => line.includes('webhook not accepted'))).toBe(true);
  // Each event is accepted once; none is still pending.
  const open = 'select 1 from sandbox.deliveries where delivered_at is null';
  await expect.poll(() => server.database.query(open)).toEqual([]);
});

it('are resumed after a restart', async () => {
  await server.sandbox.stop();
  await paidSession();
  expect(server.received).toHaveLength(0);
  await server.restart();
  await server.until(() => server.events('checkout.session.completed').length === 1);
});

it('report sessions that expire unpaid, without a request', async () => {
  const session = await openSession(server.stripe);
  await server.database.query(
    `update sandbox.objects set data = jsonb_set(data, '{expires_at}', '1000') where id = $1`,
    [session.id],
  );
  await server.restart();
  await server.until(() => server.events('checkout.session.expired').length === 1);
  expect((await server.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
});

it('report cancelled payments, after a call or with their session', async () => {
  const intent = await server.stripe.paymentIntents.create({ amount: 5000, currency: 'eur' });
  await server.stripe.paymentIntents.cancel(intent.id);
  const session = await openSession(server.stripe);
  await shipTo(server.stripe, session.id);
  await payBySandbox({
    baseUrl: server.baseUrl,
    clientSecret: session.client_secret,
    email: 'jonas@example.org',
    number: '4000 0000 0000 0002',
  });
  const { payment_intent } = await server.stripe.checkout.sessions.expire(session.id);
  await server.until(() => server.events('payment_intent.canceled').length === 2);
  const canceledIds = server
    .events('payment_intent.canceled')
    .map(({ data }) => (data.object as { id: string }).id);
  expect(canceledIds.sort()).toEqual([intent.id, String(payment_intent)].sort());
});
